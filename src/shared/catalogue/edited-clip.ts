import { CLIP_EDIT_LIMITS, editOf, type ClipCrop, type ClipEdit, type ClipEditKind } from './clip-edits.ts';
import { LIMITS } from './limits.ts';

/** What is known of a clip before it is edited. */
export interface ClipBefore {
  durationSeconds: number;
  /** In pixels; null where nobody knows. */
  width: number | null;
  height: number | null;
  framesPerSecond: number | null;
}

/** A clip as it will be. */
export interface ClipAfterwards {
  width: number;
  height: number;
  framesPerSecond: number;
  seconds: number;
}

const { videoEditSeconds } = LIMITS.uploads;
const { sidePixels, paintedSidePixels, framesPerSecond: mostRate } = LIMITS.tools.editedClip;
const USUAL_RATE = 30;
const MOST_SOURCE_RATE = 60;
/** Encoders take no smaller sides. */
const LEAST_SIDE = 16;

/** How much of a clip is edited: its first seconds, in hundredths. */
export const clipSeconds = ({ durationSeconds }: Pick<ClipBefore, 'durationSeconds'>): number =>
  Math.min(videoEditSeconds, Math.floor(durationSeconds * 100) / 100);

/** Whole frames per second at which a clip is read. */
export const sourceRate = (framesPerSecond: number | null | undefined): number =>
  Math.min(MOST_SOURCE_RATE, Math.max(1, Math.round(framesPerSecond ?? USUAL_RATE)));

/** The part that is kept, within a clip's length; never shorter than may be, where the clip is as long. */
export function keptPart(edits: readonly ClipEdit[], seconds: number): { from: number; to: number } {
  const trim = editOf(edits, 'trim') ?? { from: 0, to: seconds };
  const from = Math.min(Math.max(0, trim.from), Math.max(0, seconds - CLIP_EDIT_LIMITS.leastSeconds));
  return { from, to: Math.max(Math.min(seconds, trim.to), Math.min(seconds, from + CLIP_EDIT_LIMITS.leastSeconds)) };
}

/** How a clip will be after its edits. */
export function clipAfterwards(clip: ClipBefore, edits: readonly ClipEdit[]): ClipAfterwards {
  const { from, to } = keptPart(edits, clipSeconds(clip));
  const rate = Math.min(mostRate, sourceRate(clip.framesPerSecond));
  const frames = Math.max(1, Math.round(((to - from) / (editOf(edits, 'speed')?.factor ?? 1)) * rate));
  const working = workingSize(clip, edits);
  return { ...shapedSize(working, edits), framesPerSecond: rate, seconds: frames / rate };
}

/** The size at which frames are edited: not larger than may be, and so large that a part of them can be encoded. */
export function workingSize(
  { width, height }: ClipBefore,
  edits: readonly ClipEdit[],
): { width: number; height: number } {
  const [across, down] = [width ?? 2, height ?? 2];
  const most = editOf(edits, 'style') ? paintedSidePixels : sidePixels;
  const fits = Math.min(1, most / Math.max(across, down));
  const made = shapedSize({ width: across * fits, height: down * fits }, edits);
  const scale = fits * Math.max(1, LEAST_SIDE / Math.min(made.width, made.height));
  return { width: even(across * scale), height: even(down * scale) };
}

const even = (pixels: number): number => Math.max(2, 2 * Math.round(pixels / 2));
const evenBelow = (pixels: number): number => Math.max(2, 2 * Math.floor(pixels / 2));

function shapedSize(
  size: { width: number; height: number },
  edits: readonly ClipEdit[],
): { width: number; height: number } {
  const degrees = editOf(edits, 'rotate')?.degrees ?? 0;
  const turned = Math.abs(degrees) === 90 ? { width: size.height, height: size.width } : size;
  const crop = editOf(edits, 'crop');
  const box = crop ? cropBox(turned, crop) : turned;
  return { width: evenBelow(box.width), height: evenBelow(box.height) };
}

/** The part of a frame that a crop keeps, in pixels; its middle is as near to `focus` as that allows. */
export function cropBox(
  { width, height }: { width: number; height: number },
  crop: ClipCrop,
  focus?: { x: number; y: number },
): { x: number; y: number; width: number; height: number } {
  const left = Math.round((width * crop.left) / 100);
  const top = Math.round((height * crop.top) / 100);
  const across = Math.max(2, Math.round((width * (100 - crop.right)) / 100) - left);
  const down = Math.max(2, Math.round((height * (100 - crop.bottom)) / 100) - top);
  const [wide = 0, high = 0] = crop.shape?.split(':').map(Number) ?? [];
  const ratio = wide > 0 && high > 0 ? wide / high : across / down;
  const box = {
    width: evenBelow(Math.min(across, Math.round(down * ratio))),
    height: evenBelow(Math.min(down, Math.round(across / ratio))),
  };
  const share = (crop.at ?? 50) / 100;
  const place = (from: number, room: number, wanted: number | undefined): number =>
    Math.round(from + (wanted === undefined ? room * share : Math.min(room, Math.max(0, wanted - from))));
  return {
    ...box,
    x: place(left, Math.max(0, across - box.width), focus && focus.x - box.width / 2),
    y: place(top, Math.max(0, down - box.height), focus && focus.y - box.height / 2),
  };
}

/** Seconds that this server takes for a megapixel of the result's frames. */
const SECONDS_PER_MEGAPIXEL = { plain: 0.12, edit: 0.07 };
const SLOWER: Readonly<Partial<Record<ClipEditKind, number>>> = { blur: 0.5, sharpen: 0.3, stabilise: 0.12, style: 2 };
const SECONDS_AT_LEAST = 3;

/** About how many seconds the draft engine takes to edit a clip. */
export function editedClipSeconds(clip: ClipBefore, edits: readonly ClipEdit[]): number {
  const { seconds, framesPerSecond } = clipAfterwards(clip, edits);
  const { width, height } = workingSize(clip, edits);
  const megapixels = (seconds * framesPerSecond * width * height) / 1e6;
  const each = edits.reduce(
    (sum, { kind }) => sum + (SLOWER[kind] ?? SECONDS_PER_MEGAPIXEL.edit),
    SECONDS_PER_MEGAPIXEL.plain,
  );
  return SECONDS_AT_LEAST + megapixels * each;
}
