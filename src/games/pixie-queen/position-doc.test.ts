import { readFileSync } from 'node:fs'
import { checkPositionDoc } from '../../core/testing/position-doc.ts'
import { pixieQueen } from './index.ts'

checkPositionDoc(pixieQueen, readFileSync(new URL('../../../docs/position.md', import.meta.url), 'utf8'), ['players'])
