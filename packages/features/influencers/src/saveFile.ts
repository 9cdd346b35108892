/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Firefox reads the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
