/** Has the browser load a file itself: it may be larger than the page's memory. */
export function saveStoredFile(path: string, name: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = name;
  link.click();
}
