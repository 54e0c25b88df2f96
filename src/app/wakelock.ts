/** Keeps the screen on while a table is open. The system takes the lock away with every hiding: it is asked for again. */

/** Holds the lock until the answer is called. Where there is none to be had, nothing happens. */
export function stayAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined
  let lock: WakeLockSentinel | undefined
  let over = false
  const ask = async () => {
    if (over || document.visibilityState !== 'visible') return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (over) await lock.release()
    } catch {
      // Low battery or not allowed: a dark screen is no harm, everything is saved.
    }
  }
  document.addEventListener('visibilitychange', ask)
  void ask()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release().catch(() => undefined)
  }
}
