import type { SceneRequest } from '#src/draft-engine/scene/scene.ts';
import {
  CLIP_FRAMES_PER_SECOND,
  clipForms,
  clipPixels,
  type ClipAspect,
  type ClipForms,
} from '#src/shared/catalogue/clip-forms.ts';
import { MOTION_WORDS, type ClipEffort, type ClipMotion } from '#src/shared/catalogue/clip-modes.ts';
import { LOOK_PROMPTS } from '#src/shared/catalogue/look-prompts.ts';
import { DEFAULT_LOOK, type LookId } from '#src/shared/catalogue/looks.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import type { ModelEntry } from '#src/shared/catalogue/models/model-entry.ts';
import type { ClipMovement, Resolution } from '#src/shared/catalogue/shots.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { VideoRequest } from '#src/vendors/vendor.ts';
import type { OrderPlan } from './tool-runner.ts';

/** A clip that somebody wants. */
interface AskedClip {
  /** Empty where its first frame says all. */
  prompt: string;
  aspect: ClipAspect;
  resolution: Resolution;
  seconds: number;
  startFrame?: string | undefined;
  endFrame?: string | undefined;
  camera?: ClipMovement | undefined;
  motion?: ClipMotion | undefined;
  effort?: ClipEffort | undefined;
  look?: LookId | undefined;
  notWanted?: string;
  seed?: number | undefined;
}

/**
 * The request for a single clip. Throws START_FRAME_MISSING, RESOLUTION_FOR_MEMBERS, and CLIP_NOT_POSSIBLE for what the
 * model cannot make.
 */
export function clipRequest(clip: AskedClip, { model, rights, language, seed }: OrderPlan): VideoRequest {
  const forms = formsOf(model);
  requirePossible(clip, model, forms);
  const { aspect, resolution, seconds, startFrame, endFrame, camera, motion, effort } = clip;
  const { width, height } = clipPixels(aspect, resolution);
  if (Math.min(width, height) > rights.maximumShortSidePixels) {
    const limit = `${rights.maximumShortSidePixels}p`;
    throw new AppError('RESOLUTION_FOR_MEMBERS', { details: { limit } });
  }
  const own = clip.seed ?? seed;
  return {
    kind: 'video',
    prompt: promptOf(clip),
    seed: own,
    widthPixels: width,
    heightPixels: height,
    framesPerSecond: CLIP_FRAMES_PER_SECOND,
    durationSeconds: seconds,
    ...withoutAbsent({ firstFrame: startFrame, lastFrame: endFrame, notWanted: clip.notWanted || undefined }),
    references: [],
    visemes: [],
    speechStartSeconds: 0,
    // One for each second: a player goes to any of them at once.
    keyframes: Array.from({ length: Math.floor(seconds) }, (_, second) => second * CLIP_FRAMES_PER_SECOND),
    ...(motion || effort ? { asked: withoutAbsent({ motion, effort }) } : {}),
    alone: withoutAbsent({ camera, scene: sceneOf(clip, language, own) }),
  };
}

/** What a model is told, in words. */
function promptOf({ prompt, look, startFrame, camera, motion }: AskedClip): string {
  const words = [
    prompt,
    look && startFrame === undefined ? LOOK_PROMPTS[look] : '',
    camera ? `camera: ${camera.replaceAll('_', ' ')}` : '',
    motion ? MOTION_WORDS[motion] : '',
  ];
  return words.filter(Boolean).join('\n');
}

/** What the draft engine draws; nothing where it moves through a picture. */
function sceneOf(
  { prompt, startFrame, look, aspect, seconds }: AskedClip,
  language: Language,
  seed: number,
): SceneRequest | undefined {
  if (prompt === '' || startFrame !== undefined) {
    return undefined;
  }
  return {
    text: prompt,
    language,
    look: look ?? DEFAULT_LOOK,
    isLookChosen: look !== undefined,
    aspect,
    seed,
    seconds,
  };
}

type Present<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
const withoutAbsent = <Fields extends object>(fields: Fields): Present<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<Fields>;

/** What can be chosen of a model's clips. */
const formsOf = (model: ModelEntry): ClipForms =>
  clipForms({
    draft: !isPaid(model),
    inputs: model.inputs,
    durationsSeconds: model.durationsSeconds ?? [],
    resolutions: model.resolutions ?? [],
  });

function requirePossible(
  { startFrame, endFrame, seconds, resolution, effort }: AskedClip,
  model: ModelEntry,
  forms: ClipForms,
): void {
  if (startFrame === undefined && (!forms.takesText || endFrame !== undefined)) {
    throw new AppError('START_FRAME_MISSING');
  }
  const isPossible =
    (startFrame === undefined || forms.takesStart) &&
    (endFrame === undefined || forms.takesEnd) &&
    (effort === undefined || model.efforts?.includes(effort) === true) &&
    forms.seconds.includes(seconds) &&
    forms.resolutions.includes(resolution);
  if (!isPossible) {
    throw new AppError('CLIP_NOT_POSSIBLE', { details: { model: model.label } });
  }
}
