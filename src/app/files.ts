/** Files that leave the app: by the device's own sheet for sharing, or as a download. */

/** Hands a file to the person: the browser's download, under a name of its own. */
export function saveAs(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Offers a file to the device's other apps where it can, else saves it. Resolves to true when it was saved. */
export async function shareFile(file: File): Promise<boolean> {
  const data = { files: [file], title: file.name }
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data)
      return false
    } catch (error) {
      // Closing the device's sheet is an answer; anything else (a tap too long ago, say) is no reason to leave with nothing.
      if (error instanceof DOMException && error.name === 'AbortError') return false
    }
  }
  saveAs(file)
  return true
}
