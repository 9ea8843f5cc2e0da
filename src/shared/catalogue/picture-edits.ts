import type { LookId } from './looks.ts';

/** What can be done with a picture on the page of edits. */
export const EDIT_ACTIONS = ['edit', 'faceSwap'] as const;

/** Edits with an amount that goes both ways, from -100 to 100. */
export const TONES = ['brightness', 'contrast', 'saturation', 'warmth'] as const;
export type Tone = (typeof TONES)[number];

/** Edits with an amount from 0 to 100, and nothing else. */
export const EFFECTS = ['blackAndWhite', 'sepia', 'invert', 'sharpen', 'vignette', 'grain', 'corners'] as const;
export type Effect = (typeof EFFECTS)[number];

/** Colour grades. */
export const GRADES = ['tealAndOrange', 'vintage', 'faded'] as const;
export type Grade = (typeof GRADES)[number];

/** Where a caption stands. */
export const CAPTION_PLACES = [
  'topLeft',
  'top',
  'topRight',
  'left',
  'middle',
  'right',
  'bottomLeft',
  'bottom',
  'bottomRight',
] as const;
export type CaptionPlace = (typeof CAPTION_PLACES)[number];

/** Shapes that pictures are cropped to; the reader knows others too. */
export const CROP_SHAPES = ['1:1', '4:5', '3:4', '2:3', '9:16', '5:4', '4:3', '3:2', '16:9', '21:9'] as const;

/** The looks that a picture can be painted over in; the others are drawn from a scene only. */
export const PICTURE_STYLES = [
  'oil',
  'watercolour',
  'gouache',
  'cel',
  'pencil',
  'ink',
  'woodblock',
  'pixel',
  'papercut',
  'lowpoly',
  'stained_glass',
  'chalkboard',
  'risograph',
  'felt',
  'noir',
  'golden_hour',
  'toy_camera',
] as const satisfies readonly LookId[];
export type PictureStyle = (typeof PICTURE_STYLES)[number];

/** A part of a picture, in percent of its width and height from its upper left corner. */
export interface PictureBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One change of a picture. Amounts are percents, 0 to 100 where nothing else is said. */
export type PictureEdit =
  /** Things on even ground, painted over from around them; nothing is done before somebody marks them. */
  | { kind: 'remove'; what: string; boxes: PictureBox[] }
  /** Lines that should be level or upright are made so. */
  | { kind: 'straighten' }
  /** Clockwise, -180 to 180. Quarter turns keep every pixel; other angles are cropped to what is full. */
  | { kind: 'rotate'; degrees: number }
  | { kind: 'flip'; axis: 'leftRight' | 'topBottom' }
  /** Percents taken off each side, then the largest part of that shape ('16:9'), around the subject if asked. */
  | { kind: 'crop'; left: number; top: number; right: number; bottom: number; shape?: string; subject?: true }
  /** '#rrggbb', or nothing at all, behind what stands out. */
  | { kind: 'background'; colour: string | null }
  | { kind: 'blur'; area: 'all' | 'background'; amount: number }
  /** Tones from -100 to 100. */
  | { [Kind in Tone | Effect]: { kind: Kind; amount: number } }[Tone | Effect]
  | { kind: 'grade'; grade: Grade; amount: number }
  | { kind: 'style'; style: PictureStyle; amount: number }
  /** In pixels; the other side follows. */
  | { kind: 'resize'; width: number }
  | { kind: 'resize'; height: number }
  /** `size`: height of a line in percent of the picture's shorter side. */
  | { kind: 'caption'; text: string; place: CaptionPlace; colour: string; size: number }
  /** `size` in percent of the shorter side, or `pixels`. */
  | { kind: 'border'; colour: string; size: number; pixels?: number };

export type PictureEditKind = PictureEdit['kind'];

/** All kinds in the order in which they are carried out, whatever the order in which they are asked for. */
export const EDIT_ORDER = [
  'remove',
  'straighten',
  'rotate',
  'flip',
  'crop',
  'background',
  'blur',
  'brightness',
  'contrast',
  'warmth',
  'saturation',
  'grade',
  'blackAndWhite',
  'sepia',
  'invert',
  'sharpen',
  'style',
  'vignette',
  'grain',
  'resize',
  'caption',
  'border',
  'corners',
] as const satisfies readonly PictureEditKind[];

/** What can be asked for at most. */
export const EDIT_LIMITS = {
  edits: 24,
  boxes: 12,
  captionCharacters: 200,
  whatCharacters: 100,
  /** Percents of a side that a crop leaves at least. */
  leastLeft: 2,
  captionSize: { least: 2, most: 30 },
  borderSize: { least: 0.2, most: 25 },
  borderPixels: 1000,
  /** Longest side of a picture that is made larger. */
  resizePixels: 4096,
} as const;

/** Colours by the names under which people ask for them. */
export const EDIT_COLOURS = {
  white: '#ffffff',
  black: '#000000',
  red: '#d92626',
  orange: '#f08a24',
  yellow: '#ffd83a',
  green: '#2f9e57',
  blue: '#2b62d9',
  lightBlue: '#a9d8f5',
  skyBlue: '#7ec8f2',
  darkBlue: '#142a5c',
  purple: '#7b46c9',
  pink: '#f48fb8',
  brown: '#7a4f2e',
  grey: '#8a8a8a',
  lightGrey: '#d0d0d0',
  darkGrey: '#3c3c3c',
  gold: '#d4a62a',
  silver: '#c2c6cc',
  beige: '#efe3cc',
  turquoise: '#2fbfb3',
} as const satisfies Record<string, string>;
export type EditColour = keyof typeof EDIT_COLOURS;
