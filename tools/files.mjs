/** Small helpers of the tools: files, programs, times. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Every file under a folder whose path fits, from the project's root with forward slashes; none when there is no such folder. */
export function filesUnder(folder, pattern) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => pattern.test(path))
    .sort()
}

/** The program of an installed package, run by this very Node: no shell, the same everywhere. */
export const binary = (path) => [process.execPath, join(root, 'node_modules', path)]

/**
 * Runs a program to its end. With `quiet` its output is kept and returned, otherwise shown.
 * A program that takes longer than `minutes` is ended, and has failed: a loop without end must not hang a whole run.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run([command, ...args], { quiet = false, env = {}, minutes = 15 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    const limit = setTimeout(() => {
      output += `\nEnded after ${minutes} minutes.`
      if (!quiet) console.log(`Ended after ${minutes} minutes: ${args.join(' ')}`)
      child.kill('SIGKILL')
    }, minutes * 60_000)
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code, signal) => {
      clearTimeout(limit)
      resolve({ code: code ?? (signal ? 1 : 0), output })
    })
  })
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
