import { and, asc, eq, isNull } from 'drizzle-orm';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { readGuide } from './film-guide.ts';
import { loadFilmRows, type FilmRows } from './pipeline/film-rows.ts';
import { cuts, films } from './tables.ts';

/** Assets of a film that are pictures. */
const PICTURES = ['character_picture', 'place_picture', 'item_picture', 'picture'];

/**
 * What films put into an archive: each film's cut with its subtitles, its pictures, what was brought along, and its
 * script as JSON; and when the guide was shown.
 */
export async function* filmsPart(
  executor: Executor,
  accountId: string,
): AsyncGenerator<{ name: string; text: string } | { name: string; storageKey: string }> {
  const guideShownAt = await readGuide(executor, accountId);
  if (guideShownAt) yield { name: 'films/guide.json', text: JSON.stringify({ shownAt: guideShownAt }) };
  const own = await executor
    .select({ id: films.id })
    .from(films)
    .where(and(eq(films.accountId, accountId), isNull(films.deletedAt)))
    .orderBy(asc(films.createdAt), asc(films.id));
  for (const { id } of own) {
    const rows = await loadFilmRows(executor, id);
    if (!rows) continue;
    yield { name: `films/${id}/film.json`, text: JSON.stringify(describe(rows), null, 2) };
    yield* filesOf(executor, rows);
  }
}

async function* filesOf(executor: Executor, rows: FilmRows): AsyncGenerator<{ name: string; storageKey: string }> {
  const made = rows.takes.filter(({ circled }) => circled);
  const movie = made.find(({ assetKind }) => assetKind === 'movie');
  const [cut] = movie ? await executor.select().from(cuts).where(eq(cuts.takeId, movie.id)) : [];
  const wanted: [string, string | null | undefined][] = [
    ['film', movie?.fileId],
    ['subtitles', cut?.subtitlesFileId],
    ['music', made.find(({ assetKind }) => assetKind === 'music')?.fileId],
    ['cover', rows.film.coverFileId],
    ...made
      .filter(({ assetKind }) => PICTURES.includes(assetKind))
      .map(({ id, assetKind, fileId }): [string, string | null] => [`pictures/${assetKind}-${id}`, fileId]),
    ...rows.given.map(({ position, fileId }): [string, string] => [`brought-along/${position + 1}`, fileId]),
  ];
  const files = await findFiles(
    executor,
    wanted.flatMap(([, fileId]) => fileId ?? []),
  );
  for (const [name, fileId] of wanted) {
    const file = fileId ? files.get(fileId) : undefined;
    if (file)
      yield {
        name: `films/${rows.film.id}/${name}.${file.storageKey.split('.').at(-1) ?? 'bin'}`,
        storageKey: file.storageKey,
      };
  }
}

function describe({ film, characters, places, items, shots }: FilmRows): object {
  const {
    id,
    title,
    logline,
    outline,
    idea,
    type,
    style,
    customStyle,
    language,
    aspect,
    mode,
    models,
    visibility,
    status,
    createdAt,
    finishedAt,
  } = film;
  const named = (list: readonly { name: string; description: string }[]): object[] =>
    list.map(({ name, description }) => ({ name, description }));
  return {
    id,
    title,
    logline,
    outline,
    idea,
    type,
    style,
    customStyle,
    language,
    aspect,
    mode,
    models,
    visibility,
    status,
    createdAt,
    finishedAt,
    characters: named(characters),
    places: named(places),
    items: named(items),
    shots: shots.map(({ position, plan }) => ({ position, ...plan })),
  };
}
