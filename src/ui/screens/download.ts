/** Hands a file to the person: the browser's download, under a name of its own. */
export function saveAs(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
