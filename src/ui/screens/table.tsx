import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { href } from '../../app/routes.ts'
import { Button } from '../kit/button.tsx'
import { Frame } from './frame.tsx'
import { useText } from './texts.ts'
export function Table({ id }: { readonly id: string }) { const t = useText(); return <Frame title={t.problem.openingTable}><p>{id}</p></Frame> }
