import { ratioOf, type PictureAspect } from './picture-aspects.ts';
import { RESOLUTIONS, type Resolution } from './shots.ts';

/** Shapes of a single clip. */
export const CLIP_ASPECTS = ['16:9', '9:16', '1:1', '4:3', '3:4'] as const satisfies readonly PictureAspect[];
export type ClipAspect = (typeof CLIP_ASPECTS)[number];

/** Frames in a second of a single clip by the draft engine. */
export const CLIP_FRAMES_PER_SECOND = 24;

/** Lengths that are offered of a clip where a model makes any; the draft engine does. */
const USUAL_SECONDS = [3, 4, 5, 6, 8, 10] as const;
/** Of those, the length of a model that cannot be told one. */
const ONE_LENGTH = [5] as const;

/** What decides over the forms of a model's clips. */
interface ClipModel {
  draft: boolean;
  inputs: readonly string[];
  durationsSeconds: readonly number[];
  resolutions: readonly string[];
}

/** What can be chosen of a single clip by a model, up to the size that an account may have. */
export interface ClipForms {
  /** It makes clips of words alone. */
  takesText: boolean;
  takesStart: boolean;
  takesEnd: boolean;
  /** Its words are needed though there is a first frame. */
  needsText: boolean;
  seconds: readonly number[];
  resolutions: readonly Resolution[];
}

/** What can be chosen of a single clip by a model. */
export function clipForms({ draft, inputs, durationsSeconds, resolutions }: ClipModel): ClipForms {
  const takes = (input: string): boolean => draft || inputs.includes(input);
  const listed = durationsSeconds.length > 0 ? durationsSeconds : ONE_LENGTH;
  const offered = RESOLUTIONS.filter((resolution) => resolutions.includes(resolution));
  return {
    takesText: takes('text'),
    takesStart: takes('image'),
    takesEnd: takes('end_image'),
    needsText: !draft,
    seconds: draft ? USUAL_SECONDS : listed,
    resolutions: offered.length > 0 ? offered : ['720p'],
  };
}

/** Width and height of a clip in pixels; both even, as video codecs require. */
export function clipPixels(aspect: ClipAspect, resolution: Resolution): { width: number; height: number } {
  const ratio = ratioOf(aspect);
  const short = Number.parseInt(resolution, 10);
  const long = 2 * Math.round((short * Math.max(ratio, 1 / ratio)) / 2);
  return ratio >= 1 ? { width: long, height: short } : { width: short, height: long };
}
