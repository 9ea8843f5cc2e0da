import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';

/** Work of one state by its age: since it was asked for, or since it was started. */
export interface WorkByAge {
  count: number;
  /** Younger than a minute, ten minutes, an hour, and older. */
  ages: [minute: number, tenMinutes: number, hour: number, older: number];
  /** 0 where there is none. */
  oldestSeconds: number;
}

/** Generations that wait for a worker, and those that are being made. */
export async function readWorkByAge(executor: Executor): Promise<{ waiting: WorkByAge; running: WorkByAge }> {
  const { rows } = await executor.execute<
    Record<'minute' | 'ten' | 'hour' | 'older' | 'oldest', number> & { waits: boolean }
  >(sql`
    select waits, (count(*) filter (where age < 60))::int as minute,
      (count(*) filter (where age >= 60 and age < 600))::int as ten,
      (count(*) filter (where age >= 600 and age < 3600))::int as hour,
      (count(*) filter (where age >= 3600))::int as older, max(age) as oldest
    from (
      select state = 'pending' as waits,
        extract(epoch from now() - case when state = 'pending' then created_at else coalesce(started_at, created_at) end)::float8 as age
      from generations where state in ('pending', 'submitting', 'processing')
    ) work group by waits`);
  const of = (waits: boolean): WorkByAge => {
    const row = rows.find((candidate) => candidate.waits === waits);
    const ages: WorkByAge['ages'] = [row?.minute ?? 0, row?.ten ?? 0, row?.hour ?? 0, row?.older ?? 0];
    return { count: ages.reduce((sum, part) => sum + part, 0), ages, oldestSeconds: row?.oldest ?? 0 };
  };
  return { waiting: of(true), running: of(false) };
}
