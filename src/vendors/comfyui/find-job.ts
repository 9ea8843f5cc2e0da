import { VendorError, type VendorContext } from '../vendor.ts';

/** A finished job in a server's history. */
export interface FinishedJob {
  outputs?: Record<string, Record<string, unknown>>;
  status?: { status_str?: unknown; messages?: unknown } | null;
}

export type Job = { kind: 'waiting'; promptId: string } | { kind: 'finished'; promptId: string; job: FinishedJob };

/** Reads a path of the server as JSON. */
export type ReadPath = (path: string, signal: AbortSignal) => Promise<Record<string, unknown>>;

/** A job in the queue: its number, its id, its graph, what was sent with it. */
type QueueItem = [unknown, unknown, unknown, { kinora_generation?: unknown } | undefined, ...unknown[]];

/** Of so many finished jobs the newest are looked through for one without our id. */
const MOST_HISTORY = 100;

/** A job by the server's id of it; undefined where the server does not know it any more. */
export async function findJob(read: ReadPath, promptId: string, signal: AbortSignal): Promise<Job | undefined> {
  // The queue first: a job that ends between the two questions is in the history then.
  const isQueued = (await readQueue(read, signal)).some((item) => item[1] === promptId);
  if (isQueued) {
    return { kind: 'waiting', promptId };
  }
  const job = (await read(`/history/${encodeURIComponent(promptId)}`, signal))[promptId];
  return job === undefined ? undefined : { kind: 'finished', promptId, job: job as FinishedJob };
}

/**
 * A job by our generation, whatever id it has: older servers make one of their own, so what was sent with the job is
 * looked at too.
 */
export async function findOwnJob(
  read: ReadPath,
  { generationId, signal }: Pick<VendorContext, 'generationId' | 'signal'>,
): Promise<Job | undefined> {
  const isOwn = (item: QueueItem | undefined): boolean =>
    item?.[1] === generationId || item?.[3]?.kinora_generation === generationId;
  const waiting = (await readQueue(read, signal)).find(isOwn);
  if (waiting) {
    return { kind: 'waiting', promptId: String(waiting[1]) };
  }
  const history = await read(`/history?max_items=${MOST_HISTORY}`, signal);
  const finished = Object.entries(history).find(([, job]) => isOwn((job as { prompt?: QueueItem }).prompt));
  return finished
    ? { kind: 'finished', promptId: finished[0], job: finished[1] as FinishedJob }
    : findJob(read, generationId, signal);
}

/** True for a job that is in the server's queue and has not begun. */
export async function isPending(read: ReadPath, promptId: string, signal: AbortSignal): Promise<boolean> {
  const { pending } = await readQueues(read, signal);
  return pending.some((item) => item[1] === promptId);
}

async function readQueue(read: ReadPath, signal: AbortSignal): Promise<QueueItem[]> {
  const { running, pending } = await readQueues(read, signal);
  return [...running, ...pending];
}

async function readQueues(
  read: ReadPath,
  signal: AbortSignal,
): Promise<{ running: QueueItem[]; pending: QueueItem[] }> {
  const { queue_running: running, queue_pending: pending } = await read('/queue', signal);
  if (!Array.isArray(running) || !Array.isArray(pending)) {
    throw new VendorError('busy', 'comfyui did not say what is in its queue');
  }
  return { running: running as QueueItem[], pending: pending as QueueItem[] };
}
