import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Job, type JobResult } from 'pg-boss';
import { AppError, errorCodeOf, isAppError } from '#src/shared/errors/app-error.ts';
import { ERRORS } from '#src/shared/errors/error-table.ts';
import { connectionName } from '../database/connection-name.ts';
import { databaseErrorCode } from '../database/database-errors.ts';
import type { Executor, OpenDatabase } from '../database/database.ts';
import type { Log } from '../log/create-log.ts';
import type { JobDefinition } from './define-job.ts';
import { prepareQueues, prepareSchedules } from './prepare-queues.ts';

const DRAIN_SECONDS = 25;
const POLL_SECONDS = 1;
const SUPERVISE_SECONDS = 3;

/** What a job's work is told beside its payload. */
export interface JobRun {
  /** Aborted when the time limit is over, the process stops, or the job was given to another worker. */
  signal: AbortSignal;
  /** 1 for the first try. */
  attempt: number;
  jobId: string;
}

export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<void>;

export interface SendOptions {
  /** A job with an id that was sent before is not sent again. See `uuidFrom`. */
  id?: string;
  startAfterSeconds?: number;
  /** Higher goes first; 0 without it. */
  priority?: number;
}

/** The queue of jobs on the database. It is a bell: rows say what is to be done, a job only that somebody should look. */
export interface Queue {
  /**
   * Sends a job inside the caller's transaction: it exists when and only when that commits. Answers false when a job of
   * this id exists already. Only after `start`.
   */
  send<Payload extends object>(
    executor: Executor,
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: SendOptions,
  ): Promise<boolean>;
  /** Says what does the work of a job in this process. Works are begun by `start({ work: true })`, or at once after it. */
  work<Payload extends object>(job: JobDefinition<Payload>, handler: JobHandler<Payload>): Promise<void>;
  /** Connects, makes the queues, and, with `work`, begins to work and to watch over dead workers. */
  start(options: { work: boolean }): Promise<void>;
  /** Takes no more jobs, waits at most 25 seconds for those being worked, and gives the rest back. */
  stop(): Promise<void>;
}

export interface OpenQueueOptions {
  database: Pick<OpenDatabase, 'url'>;
  log: Log;
  jobs: readonly JobDefinition[];
  /** How many jobs of a kind at a time where the job does not say; the number of cores without it. */
  concurrency?: number;
  /** Longest wait of `stop`. */
  drainSeconds?: number;
}

/** Makes the queue of one process; nothing is connected before `start`. */
export async function openQueue({
  database,
  log,
  jobs,
  concurrency = availableParallelism(),
  drainSeconds = DRAIN_SECONDS,
}: OpenQueueOptions): Promise<Queue> {
  const handlers = new Map<string, { job: JobDefinition; handler: JobHandler<unknown> }>();
  const declared = new Set(jobs.map(({ name }) => name));
  if (declared.size !== jobs.length) throw new RangeError('Two jobs have the same name');
  let boss: PgBoss | undefined;
  let working = false;

  const started = (): PgBoss => {
    if (!boss) throw new Error('The queue is not started');
    return boss;
  };

  const beginWork = async ({ job, handler }: { job: JobDefinition; handler: JobHandler<unknown> }): Promise<void> => {
    const options = {
      perJobResults: true,
      pollingIntervalSeconds: POLL_SECONDS,
      // Without this, delayed jobs and retries would wait for half a minute.
      notifyPollingIntervalSeconds: POLL_SECONDS,
      localConcurrency: job.concurrency ?? concurrency,
      batchSize: 1,
    } as const;
    await started().work(job.name, options, async (batch: Job<object>[]) =>
      Promise.all(batch.map((item) => runJob(job, handler, item, log))),
    );
  };

  return {
    send: async (executor, job, payload, options = {}) => {
      if (!declared.has(job.name)) throw new Error(`The queue was opened without the job ${job.name}`);
      const id = await started().send(job.name, job.payload.parse(payload) as object, {
        // Never through another connection: the job must share the fate of the caller's transaction.
        db: fromDrizzle(executor, sql),
        ...(options.id === undefined ? {} : { id: options.id }),
        ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
        ...(options.priority === undefined ? {} : { priority: options.priority }),
      });
      return id !== null;
    },
    work: async (job, handler) => {
      if (!declared.has(job.name) || handlers.has(job.name))
        throw new Error(`Unknown job, or worked twice: ${job.name}`);
      const entry = { job: job as JobDefinition, handler: handler as JobHandler<unknown> };
      handlers.set(job.name, entry);
      if (working) await beginWork(entry);
    },
    start: async ({ work }) => {
      const scheduled = jobs.some(({ schedule }) => schedule !== undefined);
      const made = new PgBoss({
        connectionString: database.url,
        application_name: connectionName('queue'),
        max: 4,
        useListenNotify: true,
        supervise: work,
        monitorIntervalSeconds: SUPERVISE_SECONDS,
        superviseIntervalSeconds: SUPERVISE_SECONDS,
        schedule: work && scheduled,
        cronMonitorIntervalSeconds: 5,
      });
      made.on('error', (error) => log.warn({ err: error, code: databaseErrorCode(error) }, 'the queue met an error'));
      made.on('warning', (warning) => log.debug({ warning }, 'the queue warns'));
      try {
        await made.start();
        await prepareQueues(made, jobs);
        boss = made;
        if (!work) return;
        await prepareSchedules(made, jobs);
        for (const entry of handlers.values()) await beginWork(entry);
        working = true;
      } catch (cause) {
        boss = undefined;
        await made.stop({ graceful: false }).catch(() => {});
        throw isAppError(cause)
          ? cause
          : new AppError('DATABASE_UNAVAILABLE', {
              details: { reason: cause instanceof Error ? cause.message : String(cause) },
              cause,
            });
      }
    },
    stop: async () => {
      if (!boss) return;
      const stopping = boss;
      if (working) {
        const drained = Promise.all([...handlers.keys()].map((name) => stopping.offWork(name, { wait: true })));
        const limit = new AbortController();
        await Promise.race([drained, pause(drainSeconds * 1000, undefined, { signal: limit.signal }).catch(() => {})]);
        limit.abort();
      }
      boss = undefined;
      working = false;
      await stopping.stop({ graceful: false });
    },
  };
}

async function runJob(
  job: JobDefinition,
  handler: JobHandler<unknown>,
  item: Job<object>,
  log: Log,
): Promise<JobResult> {
  const attempt = item.retryCount + 1;
  const facts = { job: job.name, jobId: item.id, attempt };
  try {
    const payload = job.payload.safeParse(item.data);
    if (!payload.success) throw new AppError('INVALID_DATA', { details: { issues: payload.error.issues.slice(0, 5) } });
    await handler(payload.data, { signal: item.signal, attempt, jobId: item.id });
    return { id: item.id, status: 'completed' };
  } catch (error) {
    const code = errorCodeOf(error);
    const hopeless = isAppError(error) && !ERRORS[code].retry;
    log.warn({ ...facts, code, err: error }, hopeless ? 'job failed for good' : 'job failed');
    const output = { code, message: error instanceof Error ? error.message.slice(0, 2000) : String(error) };
    return { id: item.id, status: hopeless ? 'deadletter' : 'failed', output };
  }
}
