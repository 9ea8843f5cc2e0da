import type { Job, JobResult, PgBoss } from 'pg-boss';

const POLL_SECONDS = 1;

/** The workers of one kind of job in this process. */
export interface Crew {
  begin(): Promise<void>;
  /** Takes no more jobs, and waits for those being worked. */
  end(): Promise<void>;
}

/** Which jobs a crew works, and how many at a time. */
export interface CrewRules {
  boss: PgBoss;
  name: string;
  most: number;
  work(item: Job<object>): Promise<JobResult>;
}

/**
 * Makes the workers of a kind of job: at most so many, and of those that have nothing to do only one. A notification
 * calls every worker of its queue, and each asks the database, so a crowd of idle ones would keep each other and the
 * connections busy. The idle one that gets a job adds another, which looks at once for the job behind it; whoever ends
 * its job looks again, or leaves when another is idle. The poll is only for notifications that were lost.
 */
export function createCrew({ boss, name, most, work }: CrewRules): Crew {
  const options = {
    perJobResults: true,
    pollingIntervalSeconds: POLL_SECONDS,
    // Without this, delayed jobs and retries would wait for half a minute.
    notifyPollingIntervalSeconds: POLL_SECONDS,
    localConcurrency: 1,
    batchSize: 1,
  } as const;
  let members = 0;
  let idle = 0;
  let isEnding = false;

  const add = async (): Promise<void> => {
    members += 1;
    idle += 1;
    let id = '';
    id = await boss.work(name, options, async (batch: Job<object>[]) => {
      idle -= 1;
      if (idle === 0 && members < most && !isEnding) {
        // Where it cannot be added, those that are there go on.
        add().catch(() => {
          members -= 1;
          idle -= 1;
        });
      }
      try {
        return await Promise.all(batch.map(work));
      } finally {
        if (idle > 0) {
          members -= 1;
          // Not awaited: it waits for this very job.
          void boss.offWork(name, { id, wait: false });
        } else {
          idle += 1;
          boss.notifyWorker(id);
        }
      }
    });
  };

  return {
    begin: add,
    end: async () => {
      isEnding = true;
      await boss.offWork(name, { wait: true });
    },
  };
}
