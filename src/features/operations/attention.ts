import type { ServiceAnswer } from './contract.ts';

/** From when something on the page needs an admin's attention. */
const THRESHOLDS = {
  /** Age of the oldest due job or waiting generation, seconds. */
  waitingSeconds: 600,
  /** Share of a vendor's requests of the last hour that failed, where at least so many failed. */
  failedShare: 0.2,
  failures: 3,
  /** Free space in multiples of the reserve. */
  freeReserves: 2,
} as const;

/** One thing that needs attention; the numbers are for its sentence. */
export type Attention =
  | { kind: 'unknown'; count: number }
  | { kind: 'noWorker' }
  | { kind: 'waiting'; seconds: number }
  | { kind: 'vendor'; vendor: string; failed: number; all: number }
  | { kind: 'disk'; freeBytes: number };

/** What needs attention, the most urgent first; empty when all is well. */
export function findAttention(service: ServiceAnswer): Attention[] {
  const { work, unknown, lastHour, queue, processes, storage } = service;
  const oldest = Math.max(work.waiting.oldestSeconds, ...queue.map(({ oldestSeconds }) => oldestSeconds));
  const found: Attention[] = [];
  if (!processes.some(({ kind }) => kind !== 'site')) {
    found.push({ kind: 'noWorker' });
  }
  if (storage.freeBytes < storage.reserveBytes * THRESHOLDS.freeReserves) {
    found.push({ kind: 'disk', freeBytes: storage.freeBytes });
  }
  if (unknown > 0) {
    found.push({ kind: 'unknown', count: unknown });
  }
  for (const { vendor, completed, failed } of lastHour) {
    const all = completed + failed;
    if (failed >= THRESHOLDS.failures && failed / all >= THRESHOLDS.failedShare) {
      found.push({ kind: 'vendor', vendor, failed, all });
    }
  }
  if (oldest > THRESHOLDS.waitingSeconds) {
    found.push({ kind: 'waiting', seconds: oldest });
  }
  return found;
}
