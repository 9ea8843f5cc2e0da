/** A file name from a title, without characters that file systems reject. */
export function fileNameOf(title: string, ending: string): string {
  const safe = [...title]
    .map((letter) => ('<>:"/\\|?*'.includes(letter) || letter < ' ' ? ' ' : letter))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, 120);
  return `${safe || 'film'}.${ending}`;
}
