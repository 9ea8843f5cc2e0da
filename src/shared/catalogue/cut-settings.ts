/** How shots follow each other in a final cut: as the story says, all by cuts, or all by dissolves. */
export const CUT_TRANSITIONS = ['as_written', 'cuts', 'dissolves'] as const;
/** Where the subtitles of a film are: in its picture, in a track that players show, or only in a file beside it. */
export const SUBTITLE_MODES = ['burned', 'track', 'none'] as const;
export type SubtitleMode = (typeof SUBTITLE_MODES)[number];
export const SUBTITLE_SIZES = ['small', 'medium', 'large'] as const;
export const SUBTITLE_PLACES = ['bottom', 'top'] as const;
/** Sizes of the letters of burned subtitles, as factors of the usual one. */
export const SUBTITLE_SCALES = { small: 0.8, medium: 1, large: 1.3 } as const;
/** What is behind burned subtitles: nothing, or a dark box that shines through. */
export const SUBTITLE_GROUNDS = ['none', 'shade'] as const;
/** Colours of burned subtitles: hexadecimal RGB. All can be read on dark and, by their outline, on bright pictures. */
export const SUBTITLE_COLOURS = { white: 'ffffff', yellow: 'ffe14d', cyan: '7de8f2', green: '9df29a' } as const;
export type SubtitleColour = keyof typeof SUBTITLE_COLOURS;
/** Sounds that have a volume of their own in a final cut. Effects are those of deeds and of places. */
export const CUT_VOLUMES = ['voice', 'music', 'effects'] as const;

/** Bounds of the choices. Longer dissolves would let one line be spoken over another. */
export const CUT_BOUNDS = {
  dissolveFrames: { least: 4, most: 18 },
  /** Factors of the designed level: 0 is silent, 2 is six decibels louder. */
  volume: { least: 0, most: 2, step: 0.05 },
} as const;

/** Look and place of burned subtitles. */
export interface SubtitleLook {
  size: (typeof SUBTITLE_SIZES)[number];
  colour: SubtitleColour;
  place: (typeof SUBTITLE_PLACES)[number];
  ground: (typeof SUBTITLE_GROUNDS)[number];
}

/** Where the subtitles of a film are, and how burned ones look. */
export interface SubtitleSettings extends SubtitleLook {
  mode: SubtitleMode;
}

/** The choices for the final cut of a film (EDIT-12, EDIT-13). */
export interface CutSettings {
  transitions: (typeof CUT_TRANSITIONS)[number];
  /** Length of a dissolve in frames. */
  dissolveFrames: number;
  subtitles: SubtitleSettings;
  volumes: Record<(typeof CUT_VOLUMES)[number], number>;
}

/** A film's choices before its owner makes any; migration 0048 has the same for older films. */
export const DEFAULT_CUT_SETTINGS: CutSettings = {
  transitions: 'as_written',
  dissolveFrames: 12,
  subtitles: { mode: 'track', size: 'medium', colour: 'white', place: 'bottom', ground: 'none' },
  volumes: { voice: 1, music: 1, effects: 1 },
};

/** The choices one after another, to be compared or hashed. */
export function listCutChoices({ transitions, dissolveFrames, subtitles, volumes }: CutSettings): (string | number)[] {
  const { mode, size, colour, place, ground } = subtitles;
  return [
    transitions,
    dissolveFrames,
    mode,
    size,
    colour,
    place,
    ground,
    volumes.voice,
    volumes.music,
    volumes.effects,
  ];
}

/** True for the same choices. */
export function areSameCuts(one: CutSettings, other: CutSettings): boolean {
  const others = listCutChoices(other);
  return listCutChoices(one).every((choice, index) => choice === others[index]);
}

/** Columns of a line of burned subtitles: larger letters make shorter lines, smaller ones no longer lines. */
export function burnedColumns(usual: number, size: SubtitleSettings['size']): number {
  return Math.min(usual, Math.floor(usual / SUBTITLE_SCALES[size]));
}
