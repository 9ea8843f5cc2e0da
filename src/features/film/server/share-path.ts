/** The path of a shared film's page. */
export function sharePath(token: string): string {
  return `/share/${token}`;
}
