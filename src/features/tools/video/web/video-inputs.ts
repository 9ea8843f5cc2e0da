import { CLIP_ASPECTS, type ClipAspect } from '#src/shared/catalogue/clip-forms.ts';
import { CLIP_EFFORTS, CLIP_MOTIONS, type ClipEffort, type ClipMotion } from '#src/shared/catalogue/clip-modes.ts';
import { LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';
import { ratioOf } from '#src/shared/catalogue/picture-aspects.ts';
import { CLIP_MOVEMENTS, RESOLUTIONS, type Resolution } from '#src/shared/catalogue/shots.ts';
import type { StoredFile } from '../../stored-file.ts';
import { readStoredFile } from '../../web/read-stored-file.ts';
import type { CameraWish } from './camera-choice.tsx';

/** What is filled in on the page of the clip tool. */
export interface VideoFields {
  prompt: string;
  notWanted: string;
  startFrame: StoredFile | null;
  endFrame: StoredFile | null;
  camera: CameraWish;
  motion: ClipMotion | 'usual';
  effort: ClipEffort | 'usual';
  look: LookId | 'prompt';
  /** Null: the shape of the first picture, else a wide one. */
  aspect: ClipAspect | null;
  resolution: Resolution;
  seconds: number;
  model: string | undefined;
}

export const NO_FIELDS: VideoFields = {
  prompt: '',
  notWanted: '',
  startFrame: null,
  endFrame: null,
  camera: 'usual',
  motion: 'usual',
  effort: 'usual',
  look: 'prompt',
  aspect: null,
  resolution: '720p',
  seconds: 5,
  model: undefined,
};

const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((one) => one === value) ?? otherwise;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Fields that another version of the program may have kept, or those of an order, as this one knows them. */
export function settleFields(kept: Partial<Record<keyof VideoFields, unknown>>): VideoFields {
  return {
    prompt: textOf(kept.prompt),
    notWanted: textOf(kept.notWanted),
    startFrame: readStoredFile(kept.startFrame),
    endFrame: readStoredFile(kept.endFrame),
    camera: oneOf<CameraWish>(CLIP_MOVEMENTS, kept.camera, 'usual'),
    motion: oneOf<VideoFields['motion']>(CLIP_MOTIONS, kept.motion, 'usual'),
    effort: oneOf<VideoFields['effort']>(CLIP_EFFORTS, kept.effort, 'usual'),
    look: oneOf<VideoFields['look']>(LOOK_IDS, kept.look, 'prompt'),
    aspect: oneOf<ClipAspect | null>(CLIP_ASPECTS, kept.aspect, null),
    resolution: oneOf(RESOLUTIONS, kept.resolution, '720p'),
    seconds: typeof kept.seconds === 'number' && Number.isFinite(kept.seconds) ? kept.seconds : NO_FIELDS.seconds,
    model: typeof kept.model === 'string' ? kept.model : undefined,
  };
}

/** The shape that is nearest to a picture's. */
export function aspectOfRatio(ratio: number): ClipAspect {
  const distance = (aspect: ClipAspect): number => Math.abs(Math.log(ratioOf(aspect) / ratio));
  return CLIP_ASPECTS.toSorted((one, other) => distance(one) - distance(other))[0] ?? '16:9';
}

/** The offered length that is nearest to a wished one. */
export function nearestSeconds(seconds: readonly number[], wished: number): number {
  return seconds.toSorted((one, other) => Math.abs(one - wished) - Math.abs(other - wished))[0] ?? wished;
}
