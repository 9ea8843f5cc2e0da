/** True for an empty text, or a number between these, both included. */
export function isEmptyOrWithin(text: string, least: number, most: number): boolean {
  const typed = text.trim();
  return typed === '' || (/^\d{1,6}$/.test(typed) && Number(typed) >= least && Number(typed) <= most);
}
