import { and, asc, eq, isNull } from 'drizzle-orm';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Stem } from '#src/shared/catalogue/stems.ts';
import { NO_STEMS, stemsOf } from './final-cut/cut-stems.ts';
import { readGuide } from './guide/film-guide.ts';
import { loadFilmRows, type FilmRows } from './state/film-rows.ts';
import { cuts, filmCheckpoints, films, filmUpscales, type TakeRow } from './tables.ts';

/** Kinds of assets that are pictures. */
const PICTURES = ['character_picture', 'place_picture', 'item_picture', 'picture', 'tail_picture'];

/**
 * The films' section of an archive: each film's cut with its subtitles, its stems and larger copies, its pictures, all
 * other takes, uploads, its script and its kept versions as JSON; and how far the account is in the guide.
 */
export async function* filmsSection(
  executor: Executor,
  accountId: string,
): AsyncGenerator<{ name: string; text: string } | { name: string; storageKey: string }> {
  const guide = await readGuide(executor, accountId);
  if (guide.shownAt || guide.steps.length > 0) {
    yield { name: 'films/guide.json', text: JSON.stringify(guide) };
  }
  const own = await executor
    .select({ id: films.id })
    .from(films)
    .where(and(eq(films.accountId, accountId), isNull(films.deletedAt)))
    .orderBy(asc(films.createdAt), asc(films.id));
  for (const { id } of own) {
    const rows = await loadFilmRows(executor, id);
    if (!rows) {
      continue;
    }
    yield { name: `films/${id}/film.json`, text: JSON.stringify(describe(rows), null, 2) };
    const kept = await executor
      .select()
      .from(filmCheckpoints)
      .where(eq(filmCheckpoints.filmId, id))
      .orderBy(asc(filmCheckpoints.createdAt));
    for (const [index, { name, reason, createdAt, document }] of kept.entries()) {
      const text = JSON.stringify({ name, reason, createdAt, document }, null, 2);
      yield { name: `films/${id}/versions/${index + 1}.json`, text };
    }
    yield* filesOf(executor, rows);
  }
}

async function* filesOf(executor: Executor, rows: FilmRows): AsyncGenerator<{ name: string; storageKey: string }> {
  const cutOf = new Map(
    (await executor.select().from(cuts).where(eq(cuts.filmId, rows.film.id))).map((cut) => [cut.takeId, cut]),
  );
  const larger = await executor.select().from(filmUpscales).where(eq(filmUpscales.filmId, rows.film.id));
  const wanted: [string, string | null | undefined][] = [
    ['cover', rows.film.coverFileId],
    ...larger.map(({ id, fileId }): [string, string | null] => [`film-4k-${id}`, fileId]),
    ...rows.given.map(({ position, fileId }): [string, string] => [`brought-along/${position + 1}`, fileId]),
    ...rows.takes.flatMap((take): [string, string | null | undefined][] => [
      [nameOf(take), take.fileId],
      [subtitlesOf(take), cutOf.get(take.id)?.subtitlesFileId],
      ...stemsOf(cutOf.get(take.id) ?? NO_STEMS).map(({ stem, fileId }): [string, string] => [
        stemName(take, stem),
        fileId,
      ]),
    ]),
  ];
  const files = await findFiles(
    executor,
    wanted.flatMap(([, fileId]) => fileId ?? []),
  );
  for (const [name, fileId] of wanted) {
    const file = fileId ? files.get(fileId) : undefined;
    if (file) {
      yield {
        name: `films/${rows.film.id}/${name}.${file.storageKey.split('.').at(-1) ?? 'bin'}`,
        storageKey: file.storageKey,
      };
    }
  }
}

/** Circled takes come first; all others are beside them, by kind and number. */
function nameOf({ id, assetKind, circled, number }: TakeRow): string {
  if (circled && assetKind === 'movie') {
    return 'film';
  }
  if (circled && assetKind === 'music') {
    return 'music';
  }
  return circled && PICTURES.includes(assetKind) ? `pictures/${assetKind}-${id}` : `takes/${assetKind}-${number}-${id}`;
}

function stemName({ id, circled, number }: TakeRow, stem: Stem): string {
  return circled ? `stems/${stem}` : `takes/stem-${stem}-${number}-${id}`;
}

function subtitlesOf({ id, circled, number }: TakeRow): string {
  return circled ? 'subtitles' : `takes/subtitles-${number}-${id}`;
}

function describe({ film, characters, places, items, shots, takes }: FilmRows): object {
  const {
    id,
    title,
    logline,
    outline,
    idea,
    graph,
    type,
    style,
    customStyle,
    language,
    aspect,
    mode,
    deep,
    models,
    visibility,
    remixable,
    knownCast,
    status,
    cutSettings,
    music,
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
    graph,
    type,
    style,
    customStyle,
    language,
    aspect,
    mode,
    deep,
    models,
    visibility,
    remixable,
    knownCast,
    status,
    createdAt,
    finishedAt,
    cutSettings,
    music,
    characters: characters.map(({ name, description, figure, voice }) => ({ name, description, figure, voice })),
    places: named(places),
    items: items.map(({ name, description, label, colour }) => ({ name, description, label, colour })),
    shots: shots.map(({ position, plan }) => ({ position, ...plan })),
    takes: takes.map((take) => ({
      id: take.id,
      kind: take.assetKind,
      of: take.assetKey,
      number: take.number,
      state: take.state,
      chosen: take.circled,
      prompt: take.inputs.prompt,
      ...(take.inputs.view ? { view: take.inputs.view } : {}),
      model: take.inputs.model,
      createdAt: take.createdAt,
    })),
  };
}
