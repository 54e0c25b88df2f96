/** Takes the English words until its own are written. */
export { text } from './en.ts'
