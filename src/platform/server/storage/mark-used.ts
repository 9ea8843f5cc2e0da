import { utimes } from 'node:fs/promises';

/** Marks a cached file as used now: the sweep removes the least recently used first. */
export async function markUsed(path: string): Promise<void> {
  const now = new Date();
  // It may have just been removed; then its reader reports that.
  await utimes(path, now, now).catch(() => undefined);
}
