import { readFileSync } from 'node:fs'
import { checkPositionDoc } from '../../core/testing/position-doc.ts'
import { fairySchool } from './index.ts'

checkPositionDoc(fairySchool, readFileSync(new URL('../../../docs/position-fairy-school.md', import.meta.url), 'utf8'), ['fairies'])
