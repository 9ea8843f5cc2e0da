/** The folders in which the system looks for programs, as it lists them; empty when it names none. */
export function readSearchPath(): string {
  return process.env['PATH'] ?? '';
}
