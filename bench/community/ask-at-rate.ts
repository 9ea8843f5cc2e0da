import { parentPort, workerData } from 'node:worker_threads';

/** What is asked, how often, and for how long. */
export interface Asking {
  address: string;
  /** Paths with the headers of who asks, in turn. */
  requests: readonly { path: string; headers: Record<string, string> }[];
  perSecond: number;
  seconds: number;
}

/** The milliseconds of each answer by path's kind, and the answers that were no success. */
export interface Answers {
  milliseconds: Record<string, number[]>;
  failed: Record<string, number>;
}

/** Asks at a fixed rate whatever is still under way, so that a slow answer delays no other request. */
async function askAtRate({ address, requests, perSecond, seconds }: Asking): Promise<Answers> {
  const answers: Answers = { milliseconds: {}, failed: {} };
  const open: Promise<void>[] = [];
  const began = performance.now();
  for (let index = 0; index < perSecond * seconds; index++) {
    const due = began + (index * 1_000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    const request = requests[index % requests.length]!;
    open.push(ask(address, request, answers));
  }
  await Promise.all(open);
  return answers;
}

async function ask(address: string, { path, headers }: Asking['requests'][number], answers: Answers): Promise<void> {
  const kind = path.replaceAll(/[0-9a-f-]{36}/g, ':id').replace(/\?.*?(sort=\w+|search|$).*/, '?$1');
  const began = performance.now();
  const response = await fetch(address + path, { headers });
  await response.arrayBuffer();
  (answers.milliseconds[kind] ??= []).push(performance.now() - began);
  if (!response.ok) {
    answers.failed[`${kind} ${response.status}`] = (answers.failed[`${kind} ${response.status}`] ?? 0) + 1;
  }
}

parentPort?.postMessage(await askAtRate(workerData as Asking));
