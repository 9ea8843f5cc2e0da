import { CLIP_MOTIONS, CLIP_SOURCES, type ClipEffort, type ClipMotion, type ClipWish } from './clip-modes.ts';
import { isPaid } from './models/is-paid.ts';
import type { ModelEntry } from './models/model-entry.ts';

/** What can be chosen of a clip by a model; a list without a choice is empty. */
export interface ClipChoices {
  sources: NonNullable<ClipWish['source']>[];
  motions: ClipMotion[];
  efforts: ClipEffort[];
  shortSides: number[];
  seconds: number[];
}

/**
 * What can be chosen where this model makes a clip, up to the size that an account may have. The draft engine draws
 * from the plan: only its camera differs.
 */
export function clipChoices(model: ModelEntry, maximumShortSidePixels = Infinity): ClipChoices {
  const motions = [...CLIP_MOTIONS];
  if (!isPaid(model)) {
    return { sources: [], motions, efforts: [], shortSides: [], seconds: [] };
  }
  const { inputs, efforts = [], resolutions = [], durationsSeconds = [] } = model;
  const needs = { text: 'text', image: 'image', hybrid: 'references' } as const;
  return {
    sources: choice(CLIP_SOURCES.filter((source) => inputs.includes(needs[source]))),
    motions,
    efforts: choice(efforts),
    shortSides: choice(
      resolutions
        .map((resolution) => Number.parseInt(resolution, 10))
        .filter((shortSide) => shortSide <= maximumShortSidePixels),
    ),
    seconds: choice(durationsSeconds),
  };
}

const choice = <Value>(values: readonly Value[]): Value[] => (values.length > 1 ? [...values] : []);

/** The part of a wish that this model follows, up to the size that an account may have. */
export function followedWish(wish: ClipWish, model: ModelEntry, maximumShortSidePixels?: number): ClipWish {
  const { sources, motions, efforts, shortSides, seconds } = clipChoices(model, maximumShortSidePixels);
  const kept = <Value>(value: Value | undefined, choices: readonly Value[]): Value | undefined =>
    value !== undefined && choices.includes(value) ? value : undefined;
  const followed = {
    source: kept(wish.source, sources),
    motion: kept(wish.motion, motions),
    effort: kept(wish.effort, efforts),
    shortSidePixels: kept(wish.shortSidePixels, shortSides),
    seconds: kept(wish.seconds, seconds),
  };
  return Object.fromEntries(Object.entries(followed).filter(([, value]) => value !== undefined)) as ClipWish;
}
