import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { listBoards, readBoard } from './boards.ts';
import { listDraws } from './draw-cards.ts';
import { presentDraw } from './present.ts';
import { readCards } from './read-cards.ts';
import { mojiCards } from './tables.ts';

const PAGE = 200;

/** The section of an archive: draws as JSON, the cards with their pictures, and the canvases with what they show. */
export async function* mojiSection(
  executor: Executor,
  accountId: string,
): AsyncGenerator<{ name: string; text: string } | { name: string; storageKey: string }> {
  const draws: unknown[] = [];
  for (let after: string | undefined, more = true; more;) {
    const page = await listDraws(executor, { accountId, after, limit: PAGE });
    draws.push(...(await Promise.all(page.draws.map((draw) => presentDraw(draw)))));
    after = page.next ?? undefined;
    more = page.next !== null;
  }
  if (draws.length > 0) {
    yield { name: 'moji-magic/draws.json', text: JSON.stringify(draws, null, 2) };
  }
  const rows = await executor
    .select()
    .from(mojiCards)
    .where(eq(mojiCards.accountId, accountId))
    .orderBy(asc(mojiCards.createdAt), asc(mojiCards.position));
  for (const { card, picture, sticker } of await readCards(executor, rows)) {
    for (const [name, file] of [
      ['card', picture],
      ['sticker', sticker],
    ] as const) {
      if (file) {
        const ending = file.storageKey.split('.').at(-1) ?? 'webp';
        yield { name: `moji-magic/cards/${card.style}-${card.id}-${name}.${ending}`, storageKey: file.storageKey };
      }
    }
  }
  for (const { id: boardId } of await listBoards(executor, accountId)) {
    const { board, files } = await readBoard(executor, { accountId, boardId });
    yield { name: `moji-magic/canvases/${boardId}.json`, text: JSON.stringify(board.content, null, 2) };
    for (const { id, storageKey } of files) {
      yield { name: `moji-magic/canvases/${boardId}/${id}.${storageKey.split('.').at(-1) ?? 'bin'}`, storageKey };
    }
  }
}
