import type * as z from 'zod';

/** A kind of job, declared apart from the work it does. */
export interface JobDefinition<Payload = unknown> {
  /** Kebab-case and unique; it is also the name of the queue. */
  readonly name: string;
  /** Shape of what a job carries: ids, seldom more. Checked when sent and when worked. */
  readonly payload: z.ZodType<Payload>;
  /** How often a job that failed or whose worker died is tried again. 0 for what must happen at most once. */
  readonly retryLimit: number;
  /** Seconds before the first retry; each further one waits about twice as long. */
  readonly retryDelaySeconds?: number;
  /** After so many seconds of work its signal is aborted and it counts as failed. */
  readonly timeLimitSeconds: number;
  /** How many of them one process works at a time; without it, the queue's default. */
  readonly concurrency?: number;
  /**
   * What a job is about. With it, a job that still waits for the same thing takes a further one in: at most one of them
   * waits, and it is worked after the last of its senders has committed.
   */
  keyOf?(payload: Payload): string;
  /** A cron line (minute, hour, day, month, weekday; UTC) on which the job is sent with an empty payload. */
  readonly schedule?: string;
}

const NAME = /^[a-z][a-z0-9-]{1,60}$/;

/** Declares a kind of job. Throws RangeError for a declaration that cannot work. */
export function defineJob<Payload extends object>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  if (!NAME.test(definition.name)) {
    throw new RangeError(`A job's name is kebab-case: ${definition.name}`);
  }
  if (!(definition.timeLimitSeconds >= 1) || !(definition.retryLimit >= 0)) {
    throw new RangeError(`${definition.name}: limits are whole numbers`);
  }
  return Object.freeze({ ...definition });
}
