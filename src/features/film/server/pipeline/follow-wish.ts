import { readFilmRights } from '#src/foundation/models/server/film-rights.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { MOTION_WORDS, type ClipWish } from '#src/shared/catalogue/clip-modes.ts';
import { followedWish } from '#src/shared/catalogue/clip-wishes.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import type { ModelEntry } from '#src/shared/catalogue/models/model-entry.ts';
import type { VideoRequest } from '#src/vendors/vendor.ts';
import type { FilmRows } from '../state/film-rows.ts';
import type { Asset } from '../state/next-steps.ts';
import { keyframesForCuts } from '../timeline/plan-cut.ts';

/** The request for a clip as its shot's owner wants it made, as far as this model can and the owner may (CAT-07). */
export function followWish(
  request: VideoRequest,
  wish: ClipWish | undefined,
  model: ModelEntry,
  maximumShortSidePixels: number,
): VideoRequest {
  const asked = wish && isPaid(model) ? followedWish(wish, model, maximumShortSidePixels) : {};
  if (Object.keys(asked).length === 0) {
    return request;
  }
  const durationSeconds = Math.max(request.durationSeconds, asked.seconds ?? 0);
  return {
    ...givenBy(request, asked),
    prompt: asked.motion ? `${request.prompt}\n${MOTION_WORDS[asked.motion]}` : request.prompt,
    durationSeconds,
    keyframes: keyframesForCuts(Math.round(durationSeconds * request.framesPerSecond)),
    asked,
  };
}

/** The size that the film's owner may have for these, in pixels of the shorter side; read only where one is wanted. */
export async function maximumOfWishes(
  executor: Executor,
  { film, shots }: Pick<FilmRows, 'film' | 'shots'>,
  assets: readonly Asset[],
): Promise<number> {
  const isWanted = shots.some(
    ({ id, plan }) =>
      plan.wish?.shortSidePixels !== undefined && assets.some(({ kind, key }) => kind === 'clip' && key === id),
  );
  return isWanted ? (await readFilmRights(executor, film.accountId)).maximumShortSidePixels : Infinity;
}

/** Of a hybrid the start picture is the first reference: no model takes a first frame and references. */
function givenBy(request: VideoRequest, { source }: ClipWish): VideoRequest {
  const { firstFrame, lastFrame: _lastFrame, ...rest } = request;
  switch (source) {
    case 'text':
      return { ...rest, references: [] };
    case 'image':
      return { ...request, references: [] };
    case 'hybrid':
      return { ...rest, references: [...(firstFrame === undefined ? [] : [firstFrame]), ...request.references] };
    case undefined:
      return request;
  }
}
