import type { PgBoss, Queue as BossQueue } from 'pg-boss';
import type { JobDefinition } from './define-job.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
const MONTH_SECONDS = 30 * 24 * 3600;
const HEARTBEAT_SECONDS = 10;
const RETRY_DELAY_SECONDS = 2;
const RETRY_DELAY_MAX_SECONDS = 300;

/** Where a copy of each job goes that failed for good, so that a person can see it. */
const DEAD_LETTER_QUEUE = 'dead-letter';

type QueueSettings = Omit<BossQueue, 'name'>;

/** Makes or brings up to date the queue of each job. One that is right already costs nothing. */
export async function prepareQueues(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  const present = new Map(
    (await boss.getQueues()).map((queue) => [queue.name, queue as unknown as Record<string, unknown>]),
  );
  if (!present.has(DEAD_LETTER_QUEUE)) {
    await boss.createQueue(DEAD_LETTER_QUEUE, { retryLimit: 0, retentionSeconds: YEAR_SECONDS });
  }
  for (const job of jobs) {
    const wanted = settingsOf(job);
    const found = present.get(job.name);
    if (!found) {
      await boss.createQueue(job.name, wanted);
    } else if (Object.entries(wanted).some(([name, value]) => found[name] !== value)) {
      await boss.updateQueue(job.name, wanted);
    }
  }
}

/** Sets the timetable to exactly what the jobs declare. */
export async function prepareSchedules(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  const present = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule.cron]));
  for (const { name, schedule } of jobs) {
    if (schedule !== undefined && present.get(name) !== schedule) {
      await boss.schedule(name, schedule, {}, { tz: 'UTC' });
    }
    if (schedule === undefined && present.has(name)) {
      await boss.unschedule(name);
    }
  }
}

function settingsOf(job: JobDefinition): QueueSettings {
  const retryDelay = job.retryDelaySeconds ?? RETRY_DELAY_SECONDS;
  return {
    retryLimit: job.retryLimit,
    retryDelay,
    retryBackoff: true,
    retryDelayMax: Math.max(retryDelay, RETRY_DELAY_MAX_SECONDS),
    expireInSeconds: job.timeLimitSeconds,
    // A worker that no longer beats is taken for dead, and its job is given to another one.
    heartbeatSeconds: HEARTBEAT_SECONDS,
    // Waiting jobs would otherwise be thrown away after two weeks.
    retentionSeconds: YEAR_SECONDS,
    deleteAfterSeconds: MONTH_SECONDS,
    deadLetter: DEAD_LETTER_QUEUE,
    notify: true,
  };
}
