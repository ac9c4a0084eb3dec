/** Downloads a file that was made in the page. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address in a later task.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
