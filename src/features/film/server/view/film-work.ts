import { findGenerations } from '#src/foundation/generation/server/find-generations.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { filmStateOf } from '../state/film-state.ts';
import { inputsOf } from '../state/next-steps.ts';
import type { TakeRow } from '../tables.ts';
import type { WholeFilm } from './read-film.ts';

/** When one take of a film was worked on, in seconds since the film was ordered. */
export interface TakeWork {
  kind: AssetKind;
  /** The number of its shot, or its asset's key. */
  name: string;
  /** The last of the things it is made from was there. */
  readySeconds: number;
  /** Its row and job were written. */
  queuedSeconds: number;
  /** A worker began. */
  startedSeconds: number;
  /** The result was stored. */
  madeSeconds: number;
  /** The film took note of it. */
  endedSeconds: number;
  /** The name and kind of what it was waiting for until it was ready; absent for the story. */
  lastInput?: string;
}

/** When each circled take of a film was ready, started and ended, by their ends: to find what a film waits for. */
export async function readFilmWork(executor: Executor, film: WholeFilm): Promise<TakeWork[]> {
  const circled = film.takes.filter((take) => take.circled && take.finishedAt !== null);
  const generations = await findGenerations(
    executor,
    circled.flatMap(({ generationId }) => generationId ?? []),
  );
  const state = filmStateOf(film);
  const since = (time: Date | null | undefined): number | undefined =>
    time ? (time.getTime() - film.film.createdAt.getTime()) / 1000 : undefined;
  const madeAt = (take: TakeRow): number =>
    since(generations.get(take.generationId ?? '')?.finishedAt) ?? since(take.finishedAt) ?? 0;
  const nameOf = (kind: AssetKind, key: string): string =>
    `${kind} ${film.shots.find(({ id }) => id === key)?.position ?? key}`;
  const work = circled.map((take): TakeWork => {
    const inputs = inputsOf(state, { kind: take.assetKind, key: take.assetKey })
      .flatMap(({ kind, key }) => {
        const made = circled.find((other) => other.assetKind === kind && other.assetKey === key);
        return made ? [{ name: nameOf(kind, key), at: madeAt(made) }] : [];
      })
      .sort((one, other) => other.at - one.at);
    const queuedSeconds = since(take.createdAt) ?? 0;
    const madeSeconds = madeAt(take);
    return {
      kind: take.assetKind,
      name: nameOf(take.assetKind, take.assetKey),
      readySeconds: inputs[0]?.at ?? 0,
      queuedSeconds,
      startedSeconds:
        since(generations.get(take.generationId ?? '')?.startedAt) ??
        (take.assetKind === 'movie' ? madeSeconds - cutSeconds(film) : queuedSeconds),
      madeSeconds,
      endedSeconds: since(take.finishedAt) ?? madeSeconds,
      ...(inputs[0] ? { lastInput: inputs[0].name } : {}),
    };
  });
  return work.sort((one, other) => one.endedSeconds - other.endedSeconds);
}

function cutSeconds(film: WholeFilm): number {
  const { seconds = {} } = (film.cut?.facts ?? {}) as { seconds?: Record<string, number> };
  return Object.values(seconds).reduce((sum, part) => sum + part, 0);
}
