import type { ClipMotion, ClipWish } from '#src/shared/catalogue/clip-modes.ts';
import { followedWish } from '#src/shared/catalogue/clip-wishes.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import type { ModelEntry } from '#src/shared/catalogue/models/model-entry.ts';
import type { VideoRequest } from '#src/vendors/vendor.ts';
import { keyframesForCuts } from '../timeline/plan-cut.ts';

/** Words that tell a model how to move; some have a setting beside. */
const MOTION_WORDS: Readonly<Record<ClipMotion, string>> = {
  creative: 'motion: free and expressive, lively camera and gestures',
  smooth: 'motion: slow, even and continuous, a steady camera without sudden changes',
  precise: 'motion: exactly what is described and nothing else; whatever is not mentioned keeps still',
};

/** The request for a clip as its shot's owner wants it made, as far as this model can (CAT-07). */
export function followWish(request: VideoRequest, wish: ClipWish | undefined, model: ModelEntry): VideoRequest {
  const asked = wish && isPaid(model) ? followedWish(wish, model) : {};
  if (Object.keys(asked).length === 0) {
    return request;
  }
  const durationSeconds = Math.max(request.durationSeconds, asked.seconds ?? 0);
  return {
    ...givenBy(request, asked),
    prompt: asked.motion ? `${request.prompt}\n${MOTION_WORDS[asked.motion]}` : request.prompt,
    durationSeconds,
    keyframes: keyframesForCuts(Math.round(durationSeconds * request.framesPerSecond)),
    asked,
  };
}

/** Of a hybrid the start picture is the first reference: no model takes a first frame and references. */
function givenBy(request: VideoRequest, { source }: ClipWish): VideoRequest {
  const { firstFrame, lastFrame: _lastFrame, ...rest } = request;
  switch (source) {
    case 'text':
      return { ...rest, references: [] };
    case 'image':
      return { ...request, references: [] };
    case 'hybrid':
      return { ...rest, references: [...(firstFrame === undefined ? [] : [firstFrame]), ...request.references] };
    case undefined:
      return request;
  }
}
