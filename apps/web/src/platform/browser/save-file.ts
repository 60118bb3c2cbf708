/** Hands a text to the browser as a download. */
export function saveFile({ name, text, type }: { name: string; text: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The click has started the download; the text must not stay in memory.
  setTimeout(() => URL.revokeObjectURL(address));
}
