import type { MediaFolder } from '#src/shared/catalogue/media-folders.ts';
import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import type { ModelEntry } from '#src/shared/catalogue/models/model-entry.ts';
import type { View } from '#src/shared/catalogue/views.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { deriveSeed } from '#src/shared/random.ts';
import type { SpokenLine, VendorRequest } from '#src/vendors/vendor.ts';
import { MADE_VIEWS } from '../../timeline/character-views.ts';
import { FRAMES_PER_SECOND, measureShot } from '../../timeline/shot-length.ts';
import { shownAfter } from '../../timeline/shown-shots.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { recipeOf } from '../state/made-from.ts';
import { toolKindOf, type ToolKind } from '../state/tool-takes.ts';
import type { TakeInputs, TakeRow } from '../tables.ts';
import { framesOfClip, partOfClip } from '../timeline/clip-frames.ts';
import { frameSize } from '../timeline/frame-size.ts';
import { keyframesForCuts } from '../timeline/plan-cut.ts';

/** The pictures that tools change, and clips. */
type ToolAsset = 'character_picture' | 'place_picture' | 'item_picture' | 'picture' | 'clip';

/** What a tool is to change, and how. */
export interface ToolWish {
  asset: ToolAsset;
  /** Of a member of the cast, or a shot's id. */
  key: string;
  model: string;
  /** Of changes by words. */
  prompt: string;
}

/** A take that a tool is to make. */
interface PlannedTake {
  inputs: TakeInputs;
  request: VendorRequest;
}

const ASSETS_OF: Readonly<Record<ToolKind, readonly ToolAsset[]>> = {
  'image-edit': ['character_picture', 'place_picture', 'item_picture', 'picture'],
  view: ['character_picture'],
  'lip-sync': ['clip'],
};

export const FOLDERS = {
  character_picture: 'character',
  place_picture: 'location',
  item_picture: 'item',
  picture: 'scene',
  clip: 'video',
} as const satisfies Readonly<Record<ToolAsset, MediaFolder>>;

/** Pictures of a character are as high as its views that the engine draws. */
const PORTRAIT = { widthPixels: 768, heightPixels: 1024 };

/** The sound goes on a little, so that the end of the clip is not cut off. */
const SILENCE_AFTER_SECONDS = 0.5;

/**
 * Says which kind of tool a model is. Throws MODEL_UNKNOWN for one that does not change this, and PROMPT_EMPTY for a
 * change without words.
 */
export function requireTool({ asset, model, prompt }: ToolWish): ToolKind {
  const kind = toolKindOf(model);
  if (kind === undefined || !ASSETS_OF[kind].includes(asset)) {
    throw new AppError('MODEL_UNKNOWN', { details: { model } });
  }
  if (kind === 'image-edit' && prompt.trim() === '') {
    throw new AppError('PROMPT_EMPTY');
  }
  return kind;
}

/**
 * The takes that a tool is to make of what is used now. Throws FILM_NOT_READY where that is not there, and
 * EDIT_NOT_POSSIBLE where the film has no such shot or member of the cast any more.
 */
export function planToolTakes(rows: FilmRows, wish: ToolWish, model: ModelEntry): PlannedTake[] {
  if (!keysOf(rows, wish.asset).includes(wish.key)) {
    throw new AppError('EDIT_NOT_POSSIBLE', { details: { problem: 'gone' } });
  }
  const source = circledTake(rows, wish.asset, wish.key);
  if (!source || source.fileId === null) {
    throw new AppError('FILM_NOT_READY');
  }
  const of = { ...source, fileId: source.fileId };
  switch (requireTool(wish)) {
    case 'image-edit':
      return [planEdit(rows, wish, of)];
    case 'view':
      return MADE_VIEWS.map((view) => planView(rows, wish, of, view));
    case 'lip-sync':
      return [planLipSync(rows, wish, of, model)];
  }
}

/** Of what the film has now: takes outlive what is taken off. */
function keysOf({ characters, places, items, shots }: FilmRows, asset: ToolAsset): string[] {
  const members = { character_picture: characters, place_picture: places, item_picture: items };
  return asset === 'picture' || asset === 'clip' ? shots.map(({ id }) => id) : members[asset].map(({ key }) => key);
}

type Source = TakeRow & { fileId: string };

function planEdit(rows: FilmRows, { asset, key, model, prompt }: ToolWish, source: Source): PlannedTake {
  const seed = deriveSeed(rows.film.seed, 'edit', key, source.number, prompt);
  const size = asset === 'character_picture' ? PORTRAIT : frameSize(rows.film.aspect, rows.film.shortSidePixels);
  return {
    inputs: { prompt, model, seed, references: [source.id] },
    request: { kind: 'image-edit', prompt, seed, ...size, pictures: [source.fileId] },
  };
}

function planView(
  rows: FilmRows,
  { key, model }: ToolWish,
  source: Source,
  view: View & (typeof MADE_VIEWS)[number],
): PlannedTake {
  const seed = deriveSeed(rows.film.seed, 'view', key, source.number, view);
  return {
    inputs: { prompt: '', model, seed, references: [source.id], view },
    request: { kind: 'view', picture: source.fileId, view, seed, ...PORTRAIT },
  };
}

/**
 * The part of the clip that is seen becomes a clip of its own, as long as it is. Throws FILM_NOT_READY where no
 * character in the shot says something, and for a clip that the engine drew.
 */
function planLipSync(rows: FilmRows, { key, model: id }: ToolWish, source: Source, model: ModelEntry): PlannedTake {
  const shot = rows.shots.find((each) => each.id === key);
  const voice = circledTake(rows, 'voice', key);
  const isMade = source.inputs.model === UPLOAD || isPaidModel(source.inputs.model);
  const isSpokenHere =
    shot?.plan.speech.kind === 'line' &&
    shot.plan.actors.some(({ characterKey }) => characterKey === shot.plan.speech.speakerKey);
  if (!shot || !isSpokenHere || !isMade || !voice || voice.fileId === null || !model.inputs.includes('clip')) {
    throw new AppError('FILM_NOT_READY');
  }
  const spoken = voice.data as unknown as SpokenLine | null;
  const length = measureShot(shot.plan, spoken?.durationSeconds, shownAfter(rows.shots, shot)?.plan);
  const clipFrames = framesOfClip(source) ?? length.frames;
  const { inFrame: fromFrame, frames } = partOfClip(rows, shot) ?? { inFrame: 0, frames: clipFrames };
  return {
    inputs: {
      prompt: shot.plan.speech.text,
      model: id,
      seed: rows.film.seed,
      references: [source.id, voice.id],
      ...recipeOf(rows).of('clip', key, id),
      frames,
    },
    request: {
      kind: 'lip-sync',
      sound: voice.fileId,
      speaker: { clip: source.fileId },
      timing: {
        startSeconds: fromFrame / FRAMES_PER_SECOND + length.speechStartSeconds,
        durationSeconds: clipFrames / FRAMES_PER_SECOND + SILENCE_AFTER_SECONDS,
      },
      shot: {
        ...frameSize(rows.film.aspect, rows.film.shortSidePixels),
        framesPerSecond: FRAMES_PER_SECOND,
        fromFrame,
        frames,
        keyframes: keyframesForCuts(frames),
      },
    },
  };
}
