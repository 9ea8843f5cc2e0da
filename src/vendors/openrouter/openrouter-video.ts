import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import { askedSize } from '../results/asked-size.ts';
import { chooseLength } from '../results/choose-length.ts';
import { chooseShape } from '../results/choose-shape.ts';
import { VendorError, type VendorContext, type VideoRequest } from '../vendor.ts';
import { openrouterPicture } from './openrouter-image.ts';

/** The shapes of films, which all video models offer. */
const SHAPES = ['16:9', '9:16'] as const;
const MOST_REFERENCES = 3;

/**
 * The body that asks for a clip. What the model takes is read in the catalogue, as OpenRouter refuses what it does not:
 * lengths, resolutions, a last frame, references. Throws VendorError `failed` where a given picture cannot be read, or
 * the model needs one and there is none.
 */
export async function openrouterVideoInput(request: VideoRequest, context: VendorContext): Promise<object> {
  const { resolutions = [] } = findModel(context.model);
  return {
    model: context.vendorModel,
    prompt: request.prompt,
    duration: chooseLength(context.model, request.durationSeconds),
    aspect_ratio: chooseShape(SHAPES, request),
    ...(resolutions.length > 0 ? { resolution: resolutionOf(resolutions, askedSize(request)) } : {}),
    ...(await picturesOf(request, context)),
    generate_audio: false,
    ...(context.webhookAddress === undefined ? {} : { callback_url: context.webhookAddress }),
    seed: request.seed % 2 ** 31,
    ...notWantedOf(request, context),
  };
}

/** Frames, or references where there are none: OpenRouter takes one or the other. */
async function picturesOf(request: VideoRequest, context: VendorContext): Promise<object> {
  const { inputs } = findModel(context.model);
  const { firstFrame, lastFrame, references } = request;
  const frame = async (id: string, type: 'first_frame' | 'last_frame'): Promise<object> => ({
    ...(await openrouterPicture(context, id)),
    frame_type: type,
  });
  if (firstFrame !== undefined && inputs.includes('image')) {
    const hasLast = lastFrame !== undefined && inputs.includes('end_image');
    const first = await frame(firstFrame, 'first_frame');
    return { frame_images: hasLast ? [first, await frame(lastFrame, 'last_frame')] : [first] };
  }
  if (references.length > 0 && inputs.includes('references')) {
    const shown = references.slice(0, MOST_REFERENCES).map((id) => openrouterPicture(context, id));
    return { input_references: await Promise.all(shown) };
  }
  if (!inputs.includes('text')) {
    throw new VendorError('failed', `${context.vendorModel} makes no clip from words alone`);
  }
  return {};
}

/** The smallest that shows all of the clip, or the largest there is. */
function resolutionOf(
  resolutions: readonly string[],
  { widthPixels, heightPixels }: Pick<VideoRequest, 'widthPixels' | 'heightPixels'>,
): string | undefined {
  const wanted = Math.min(widthPixels, heightPixels);
  return resolutions.find((resolution) => Number.parseInt(resolution, 10) >= wanted) ?? resolutions.at(-1);
}

/** Only Veo's provider has a documented field for it. */
function notWantedOf({ notWanted }: VideoRequest, { vendorModel }: VendorContext): object {
  return notWanted && vendorModel.startsWith('google/veo')
    ? { provider: { options: { 'google-vertex': { parameters: { negativePrompt: notWanted } } } } }
    : {};
}
