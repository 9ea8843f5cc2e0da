import type { OpenDatabase } from '#src/platform/server/database/database.ts';

/**
 * Trigger that has a vendor asked again after a second, instead of after the ten or twenty that its work takes outside
 * of tests. Pauses after failed checks and those that a vendor asks for stay as they are.
 */
const CHECK_SOON = `
  create or replace function check_soon() returns trigger language plpgsql as $$ begin
    if exists (
      select from generations
      where id = (new.data ->> 'generationId')::uuid and state = 'processing' and check_count = 0
    ) then
      new.start_after := least(new.start_after, now() + interval '1 second');
    end if;
    return new;
  end $$;
  create or replace trigger check_soon before insert or update of start_after on pgboss.job
    for each row when (new.name = 'generation-run' and new.start_after > now()) execute function check_soon()`;

/** Has the programs of a database ask vendors again after a second. */
export async function checkSoon({ pool }: Pick<OpenDatabase, 'pool'>): Promise<void> {
  await pool.query(CHECK_SOON);
}
