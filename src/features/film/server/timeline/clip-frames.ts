import type { DrawnClip } from '#src/draft-engine/clip/join-pieces.ts';
import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import { shownPart, type ShownPart } from '../../timeline/shown-part.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import type { ShotRow, TakeRow } from '../tables.ts';

/** True for a clip of the draft engine, which is drawn for the length of its shot. */
export function isDrawnClip({ inputs: { model } }: Pick<TakeRow, 'inputs'>): boolean {
  return model !== UPLOAD && !isPaidModel(model);
}

/** Frames of a clip's file; undefined where that is not known. What a model made was brought to the length of its shot. */
export function framesOfClip(clip: Pick<TakeRow, 'inputs' | 'data'>): number | undefined {
  const told = (clip.data as unknown as Partial<DrawnClip> | null)?.frames;
  return told ?? (isDrawnClip(clip) ? undefined : clip.inputs.frames);
}

/** The part of a shot's clip that is seen; undefined where all of it is, as of every clip of the draft engine. */
export function partOfClip(
  rows: Pick<FilmRows, 'takes'>,
  { id, plan }: Pick<ShotRow, 'id' | 'plan'>,
): ShownPart | undefined {
  const clip = circledTake(rows, 'clip', id);
  const frames = clip && framesOfClip(clip);
  return clip && frames !== undefined && !isDrawnClip(clip)
    ? shownPart(plan.trim, { take: clip.number, frames })
    : undefined;
}
