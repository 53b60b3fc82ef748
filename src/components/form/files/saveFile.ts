/** Saves a file under a name, as the browser saves the target of a link. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Delayed, because some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
