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
import { describeError } from '../log/describe-error.ts';
import { createCrew, type Crew } from './crew.ts';
import type { JobDefinition } from './define-job.ts';
import { prepareQueues, prepareSchedules } from './prepare-queues.ts';
import { joinWaitingJob, removeWaitingJob } from './waiting-jobs.ts';

const DRAIN_SECONDS = 25;
const SUPERVISE_SECONDS = 3;

/** What a job's work is told beside its payload. */
interface JobRun {
  /** Aborted when the time limit is over, the process stops, or the job was given to another worker. */
  signal: AbortSignal;
  /** 1 for the first try. */
  attempt: number;
  jobId: string;
}

/** The work of a job. When it throws, the queue tries again as the job's definition says. */
export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<void>;

/** When and how urgently a job is worked. */
interface SendOptions {
  /** A job with an id that was sent before is not sent again. See `uuidFrom`. */
  id?: string;
  startAfterSeconds?: number;
  /** Higher goes first; 0 without it. */
  priority?: number;
}

/** The queue of jobs on the database. Rows say what is to be done; a job only wakes a worker that looks. */
export interface Queue {
  /**
   * Sends a job inside the caller's transaction: it exists when and only when that commits. Answers false when a job of
   * this id exists already, or when one of the same key waits (see `keyOf`): that one then starts no later than this
   * one would have. Only after `start`.
   */
  send<Payload extends object>(
    executor: Executor,
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: SendOptions,
  ): Promise<boolean>;
  /** Removes the job that waits for this key, in the caller's transaction. One that is being worked goes on. */
  remove<Payload extends object>(executor: Executor, job: JobDefinition<Payload>, payload: Payload): Promise<void>;
  /** Says what does the work of a job in this process. Works are begun by `start({ work: true })`, or at once after it. */
  work<Payload extends object>(job: JobDefinition<Payload>, handler: JobHandler<Payload>): Promise<void>;
  /** Connects, makes the queues, and, with `work`, begins to work and to watch over dead workers. */
  start(options: { work: boolean }): Promise<void>;
  /** Takes no more jobs, waits at most 25 seconds for those being worked, and gives the rest back. */
  stop(): Promise<void>;
}

/** The jobs of this process and how many run at a time. */
export interface OpenQueueOptions {
  database: Pick<OpenDatabase, 'url'>;
  log: Log;
  jobs: readonly JobDefinition[];
  /** How many jobs of a kind at a time where the job does not say; the number of cores without it. */
  concurrency?: number;
  /** The same for some jobs by name, before what the job says. */
  concurrencyOf?: Readonly<Record<string, number>>;
  /** Longest wait of `stop`. */
  drainSeconds?: number;
}

/** Makes the queue of one process; nothing is connected before `start`. */
export async function openQueue({
  database,
  log,
  jobs,
  concurrency = availableParallelism(),
  concurrencyOf = {},
  drainSeconds = DRAIN_SECONDS,
}: OpenQueueOptions): Promise<Queue> {
  const handlers = new Map<string, { job: JobDefinition; handler: JobHandler<unknown> }>();
  const declared = new Set(jobs.map(({ name }) => name));
  if (declared.size !== jobs.length) {
    throw new RangeError('Two jobs have the same name');
  }
  const crews = new Map<string, Crew>();
  let boss: PgBoss | undefined;
  let working = false;

  const started = (): PgBoss => {
    if (!boss) {
      throw new Error('The queue is not started');
    }
    return boss;
  };

  const beginWork = async ({ job, handler }: { job: JobDefinition; handler: JobHandler<unknown> }): Promise<void> => {
    const crew = createCrew({
      boss: started(),
      name: job.name,
      most: concurrencyOf[job.name] ?? job.concurrency ?? concurrency,
      work: (item) => runJob(job, handler, item, log),
    });
    crews.set(job.name, crew);
    await crew.begin();
  };

  const send: Queue['send'] = async (executor, job, payload, options = {}) => {
    if (!declared.has(job.name)) {
      throw new Error(`The queue was opened without the job ${job.name}`);
    }
    const data = job.payload.parse(payload);
    // Never through another connection: the job must share the fate of the caller's transaction.
    const db = fromDrizzle(executor, sql);
    const key = job.keyOf?.(data);
    if (key !== undefined && (await joinWaitingJob(executor, started(), job.name, { ...options, key, db }))) {
      return false;
    }
    const id = await started().send(job.name, data, {
      db,
      ...(key === undefined ? {} : { singletonKey: key }),
      ...(options.id === undefined ? {} : { id: options.id }),
      ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
      ...(options.priority === undefined ? {} : { priority: options.priority }),
    });
    return id !== null;
  };

  return {
    // What is said once and found waiting later is one job only if both happen in one transaction.
    send: (executor, job, payload, options) =>
      job.keyOf && !isTransaction(executor)
        ? executor.transaction((transaction) => send(transaction, job, payload, options))
        : send(executor, job, payload, options),
    remove: async (executor, job, payload) => {
      if (job.keyOf) {
        await removeWaitingJob(executor, job.name, job.keyOf(payload));
      }
    },
    work: async (job, handler) => {
      if (!declared.has(job.name) || handlers.has(job.name)) {
        throw new Error(`Unknown job, or worked twice: ${job.name}`);
      }
      const entry = { job: job as JobDefinition, handler: handler as JobHandler<unknown> };
      handlers.set(job.name, entry);
      if (working) {
        await beginWork(entry);
      }
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
      made.on('warning', (warning) => log.debug({ type: warning.message }, 'the queue warns'));
      try {
        await made.start();
        await prepareQueues(made, jobs);
        boss = made;
        if (!work) {
          return;
        }
        await prepareSchedules(made, jobs);
        for (const entry of handlers.values()) {
          await beginWork(entry);
        }
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
      if (!boss) {
        return;
      }
      const stopping = boss;
      if (working) {
        const drained = Promise.all(Array.from(crews.values(), (crew) => crew.end()));
        const limit = new AbortController();
        await Promise.race([drained, pause(drainSeconds * 1000, undefined, { signal: limit.signal }).catch(() => {})]);
        limit.abort();
      }
      boss = undefined;
      working = false;
      crews.clear();
      await stopping.stop({ graceful: false });
    },
  };
}

function isTransaction(executor: Executor): boolean {
  return 'rollback' in executor;
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
    if (!payload.success) {
      throw new AppError('INVALID_DATA', { details: { issues: payload.error.issues.slice(0, 5) } });
    }
    await handler(payload.data, { signal: item.signal, attempt, jobId: item.id });
    return { id: item.id, status: 'completed' };
  } catch (error) {
    const code = errorCodeOf(error);
    const hopeless = isAppError(error) && !ERRORS[code].retry;
    log.warn({ ...facts, code, err: error }, hopeless ? 'job failed for good' : 'job failed');
    // What the queue keeps of a failed job outlives what it was about: it holds no words of anybody either.
    const output = { code, error: describeError(error) };
    return { id: item.id, status: hopeless ? 'deadletter' : 'failed', output };
  }
}
