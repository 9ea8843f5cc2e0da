/** The folders of the PATH variable; empty when it is not set. */
export function readSearchPath(): string {
  return process.env['PATH'] ?? '';
}
