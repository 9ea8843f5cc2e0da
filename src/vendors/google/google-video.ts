import { askedSize } from '../results/asked-size.ts';
import { chooseShape } from '../results/choose-shape.ts';
import type { OwnPicture } from '../results/read-picture.ts';
import { VendorError, type VideoRequest } from '../vendor.ts';
import { isPolicy } from './google-errors.ts';

/** What a clip is made from. */
export interface GoogleClip {
  request: VideoRequest;
  /** Its first frame, and its last. */
  first: OwnPicture | undefined;
  last: OwnPicture | undefined;
  references: readonly OwnPicture[];
  /** The length that is asked for: one of the model's. */
  seconds: number;
}

interface VeoModel {
  takesReferences?: true;
  takesNegative?: true;
}

const VEO_MODELS: Readonly<Record<string, VeoModel>> = {
  'veo-3.1-generate-001': { takesReferences: true, takesNegative: true },
  'veo-3.1-fast-generate-001': { takesReferences: true, takesNegative: true },
};
/** What every Veo takes. */
const ANY_MODEL: VeoModel = {};

const MOST_REFERENCES = 3;
/** The only length of a clip in 1080p, and of one from references. */
const FULL_SECONDS = 8;

/**
 * The input of predictLongRunning for a clip. References go without a first frame only, a last frame only with one.
 * There is no seed: the Gemini API has none for Veo, according to Google's own client.
 */
export function googleVideoInput(model: string, { request, first, last, references, seconds }: GoogleClip): object {
  const { takesReferences, takesNegative } = VEO_MODELS[model] ?? ANY_MODEL;
  const shown = takesReferences && !first ? references.slice(0, MOST_REFERENCES) : [];
  const durationSeconds = shown.length > 0 ? FULL_SECONDS : seconds;
  const { widthPixels, heightPixels } = askedSize(request);
  const isLarge = Math.min(widthPixels, heightPixels) > 720 && durationSeconds === FULL_SECONDS;
  return {
    instances: [
      {
        prompt: request.prompt,
        ...(first ? { image: inline(first) } : {}),
        ...(first && last ? { lastFrame: inline(last) } : {}),
        ...(shown.length > 0
          ? { referenceImages: shown.map((picture) => ({ image: inline(picture), referenceType: 'asset' })) }
          : {}),
      },
    ],
    parameters: {
      sampleCount: 1,
      aspectRatio: chooseShape(['16:9', '9:16'], request),
      resolution: isLarge ? '1080p' : '720p',
      durationSeconds,
      ...(takesNegative && request.notWanted ? { negativePrompt: request.notWanted } : {}),
    },
  };
}

const inline = ({ bytes, mime }: OwnPicture): object => ({
  bytesBase64Encoded: bytes.toString('base64'),
  mimeType: mime,
});

interface Operation {
  done?: unknown;
  error?: { code?: unknown; message?: unknown };
  response?: { generateVideoResponse?: VideoResponse };
}

interface VideoResponse {
  generatedSamples?: { video?: { uri?: unknown } }[];
  raiMediaFilteredReasons?: unknown[];
  raiMediaFilteredCount?: unknown;
}

/**
 * What became of an operation: undefined while it runs, the address of the clip, or the error that ended it. A clip
 * that the filter keeps back is a refusal.
 */
export function googleClipOf(operation: Record<string, unknown>): { address: string } | VendorError | undefined {
  const { done, error, response } = operation as Operation;
  if (done !== true) {
    return undefined;
  }
  if (error) {
    const message = String(error.message ?? error.code).slice(0, 500);
    return new VendorError(isPolicy(message) ? 'refused' : 'failed', `google made no clip: ${message}`);
  }
  const { generatedSamples, raiMediaFilteredReasons, raiMediaFilteredCount } = response?.generateVideoResponse ?? {};
  const address = generatedSamples?.[0]?.video?.uri;
  if (typeof address === 'string') {
    return { address };
  }
  const isFiltered = raiMediaFilteredReasons !== undefined || Number(raiMediaFilteredCount) > 0;
  const reason = String(raiMediaFilteredReasons?.[0] ?? 'no reason given').slice(0, 500);
  return new VendorError(isFiltered ? 'refused' : 'failed', `google made no clip: ${reason}`);
}
