/** True for temporary errors: the network, or a failing server. */
export function isPassing(error: unknown): boolean {
  const status = (error as { status?: unknown }).status;
  return typeof status !== 'number' || status >= 500 || status === 429;
}
