import { EDIT_ORDER, type PictureEdit, type PictureEditKind } from './picture-edits.ts';

/** Edits of pictures that cannot be carried out on every frame of a clip alike, or that a clip cannot show. */
export const STILL_ONLY = ['remove', 'straighten', 'background', 'resize', 'corners'] as const;
type StillOnly = (typeof STILL_ONLY)[number];

/** Percents taken off each side, then the largest part of that shape. */
export interface ClipCrop {
  kind: 'crop';
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** As '9:16'; absent: the shape that is left. */
  shape?: string;
  /** Where that part lies in what is left over, in percent from the left or from the top; the middle where absent. */
  at?: number;
  /** It follows what stands out of the clip instead. */
  follows?: true;
}

/** One change of a clip. Amounts are percents; seconds count from the clip's beginning. */
export type ClipEdit =
  /** The part that is kept. */
  | { kind: 'trim'; from: number; to: number }
  | { kind: 'reverse' }
  /** How many times faster it runs; below 1 slower. The pitch of the sound stays. */
  | { kind: 'speed'; factor: number }
  /** How loud it is, in percent; 0: without a sound. */
  | { kind: 'volume'; percent: number }
  /** The motion of the hand is taken out. */
  | { kind: 'stabilise'; amount: number }
  | ClipCrop
  | { kind: 'blur'; area: 'all'; amount: number }
  | Exclude<PictureEdit, { kind: StillOnly | 'crop' | 'blur' }>
  /** From black and silence, and to them. */
  | { kind: 'fadeIn'; seconds: number }
  | { kind: 'fadeOut'; seconds: number };

export type ClipEditKind = ClipEdit['kind'];

const isForClips = (kind: PictureEditKind): kind is Exclude<PictureEditKind, StillOnly> =>
  !(STILL_ONLY as readonly string[]).includes(kind);

/** All kinds in the order in which they are carried out, whatever the order in which they are asked for. */
export const CLIP_EDIT_ORDER: readonly ClipEditKind[] = [
  'trim',
  'reverse',
  'speed',
  'volume',
  'stabilise',
  ...EDIT_ORDER.filter(isForClips),
  'fadeIn',
  'fadeOut',
];

/** What can be asked for at most. */
export const CLIP_EDIT_LIMITS = {
  edits: 24,
  speed: { least: 0.25, most: 4 },
  /** Of what is left of a clip. */
  leastSeconds: 0.2,
  fadeSeconds: { least: 0.1, most: 3 },
  volumePercent: 300,
} as const;

/** Edits in their order. */
export function orderedEdits(edits: readonly ClipEdit[]): ClipEdit[] {
  return edits.toSorted((one, other) => CLIP_EDIT_ORDER.indexOf(one.kind) - CLIP_EDIT_ORDER.indexOf(other.kind));
}

/** The edit of a kind; undefined where there is none. */
export function editOf<Kind extends ClipEditKind>(
  edits: readonly ClipEdit[],
  kind: Kind,
): Extract<ClipEdit, { kind: Kind }> | undefined {
  return edits.find((edit): edit is Extract<ClipEdit, { kind: Kind }> => edit.kind === kind);
}
