import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { UUID_PATTERN } from '#src/shared/uuid.ts';
import { films } from './tables.ts';

/** How ledger tasks refer to their film: fixed prices by its id, generations by the key of their take. */
const TASK = new RegExp(`^(?:film:)?(${UUID_PATTERN})(?=:|$)`);
const TITLE_CHARACTERS = 80;

/** The account's films by the ids of ledger tasks. Deleted films and other tasks are left out. */
export async function nameFilmsOfTasks(
  executor: Executor,
  accountId: string,
  tasks: readonly { kind: string; id: string }[],
): Promise<Map<string, { id: string; title: string }>> {
  const filmIds = new Map(
    tasks.flatMap(({ kind, id }) => {
      const filmId = kind === 'film' || kind === 'generation' ? TASK.exec(id)?.[1] : undefined;
      return filmId === undefined ? [] : [[id, filmId] as const];
    }),
  );
  if (filmIds.size === 0) {
    return new Map();
  }
  const rows = await executor
    .select({ id: films.id, title: films.title, idea: films.idea })
    .from(films)
    .where(
      and(eq(films.accountId, accountId), isNull(films.deletedAt), inArray(films.id, [...new Set(filmIds.values())])),
    );
  const named = new Map(
    rows.map(({ id, title, idea }) => [id, { id, title: title ?? [...idea].slice(0, TITLE_CHARACTERS).join('') }]),
  );
  return new Map(
    [...filmIds].flatMap(([task, filmId]) => {
      const film = named.get(filmId);
      return film ? [[task, film] as const] : [];
    }),
  );
}
