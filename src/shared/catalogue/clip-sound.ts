/** What becomes of a clip's own sound: it stays alone, stays in front of what is added, or goes. */
export const OWN_SOUNDS = ['kept', 'mixed', 'replaced'] as const;
export type OwnSound = (typeof OWN_SOUNDS)[number];

/** Of the layers of sound that are added to a clip. */
export const LAYER_LIMITS = {
  /** Named in a text; what comes after them is not made. */
  layers: 24,
  /** How often a single sound is heard. */
  moments: 60,
  /** How much louder or quieter than usual a layer can be made. */
  decibels: { least: -24, most: 12 },
  /** Letters of a layer's name. */
  nameCharacters: 40,
} as const;

/** Decibels by the name of a layer; null for one that is taken out. */
export type LayerLevels = Readonly<Record<string, number | null>>;

/** The same of one layer, as a form and an order have it. */
export interface LayerLevel {
  layer: string;
  decibels: number | null;
}

/** The levels of a form or an order; the last one of a layer counts. */
export function levelsByLayer(levels: readonly LayerLevel[]): LayerLevels {
  return Object.fromEntries(levels.map(({ layer, decibels }) => [layer, decibels]));
}

/** A stretch of a clip, in seconds. */
export interface ClipSpan {
  fromSeconds: number;
  untilSeconds: number;
}

/** A layer of sound as it is placed in a clip. */
export interface SoundLayer {
  /** A place after `~`, a single sound, or `music`. */
  name: string;
  kind: 'ambience' | 'event' | 'music';
  /** What was said of it. */
  words: string;
  /** As the text says: what is distant is quieter. */
  gain: number;
  /** Where a place, music or steps are heard; none of other single sounds. */
  spans: ClipSpan[];
  /** When a single sound is heard; none where it was said to come after the clip's end. */
  moments: number[];
}

/** The longest clip for which a paid model makes sound, in seconds. */
export const MODEL_SOUND_SECONDS = 30;
