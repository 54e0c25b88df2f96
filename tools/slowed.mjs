/**
 * A browser on a share of one core: all its processes and workers, which the throttling of DevTools does not reach. The limit is
 * a control group of Linux (cgroup v2 or v1), so this wants to be root; the group is made for one run and taken away after it.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'

/** Microseconds over which the kernel shares out processor time: short, as a slow processor is slow all the time. */
const PERIOD = 20_000
/** More cores than a browser needs. */
const FREE = 4

/** Control groups of one's own, for the limit and for the count: processes started by `wrapper` belong to them, and so do their children. */
function group() {
  const v2 = existsSync('/sys/fs/cgroup/cgroup.controllers')
  const [limits, counts] = (v2 ? ['', ''] : ['cpu', 'cpuacct']).map((kind) => join('/sys/fs/cgroup', kind, `fey-slow-${process.pid}`))
  const folders = [...new Set([limits, counts])]
  const write = (file, text) => writeFileSync(join(limits, file), String(text))
  for (const folder of folders) mkdirSync(folder)
  return {
    folders,
    limit(cores) {
      const quota = Math.round(PERIOD * cores)
      if (v2) return write('cpu.max', `${quota} ${PERIOD}`)
      write('cpu.cfs_period_us', PERIOD)
      write('cpu.cfs_quota_us', quota)
    },
    /** Milliseconds of processor time the whole browser has used. */
    used() {
      if (!v2) return Number(readFileSync(join(counts, 'cpuacct.usage'), 'utf8')) / 1e6
      return Number(/usage_usec (\d+)/.exec(readFileSync(join(counts, 'cpu.stat'), 'utf8'))?.[1]) / 1e3
    },
  }
}

/** A program that starts the browser inside the group. */
function wrapper(folder, groups, executable) {
  const file = join(folder, 'browser')
  writeFileSync(file, `#!/bin/sh\n${groups.map((each) => `echo $$ > ${each}/cgroup.procs`).join('\n')}\nexec ${executable} "$@"\n`)
  chmodSync(file, 0o755)
  return file
}

/** Starts a browser that is as fast as ever until `limit(cores)` is called; `used()` are its milliseconds of processor time. */
export async function startSlowed() {
  const folder = mkdtempSync(join(tmpdir(), 'fey-slow-'))
  const box = group()
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath: wrapper(folder, box.folders, executablePath), args })
  const stop = async () => {
    box.limit(FREE)
    await browser.close()
    // The last of the browser's processes may still be leaving.
    for (const each of box.folders)
      for (let i = 0; i < 50 && existsSync(each); i++) {
        try {
          rmdirSync(each)
        } catch {
          spawnSync('sleep', ['0.1'])
        }
      }
    rmSync(folder, { recursive: true })
  }
  return { browser, limit: box.limit, used: box.used, stop }
}
