import { MODEL_SOUND_SECONDS } from '#src/shared/catalogue/clip-sound.ts';
import type { View } from '#src/shared/catalogue/views.ts';
import { readFileAsUri } from '../results/read-file-as-uri.ts';
import { readPictureAsUri, USUAL_PICTURE, WHOLE_PICTURE } from '../results/read-picture.ts';
import { readSoundAt } from '../results/read-sound-at.ts';
import type { SpokenWords, ToolRequest } from '../tool-requests.ts';
import { VendorError, type VendorContext, type VendorRequest } from '../vendor.ts';
import type { FalCall } from './fal-video.ts';

/** The tools' requests that fal is asked for here, by their kinds; edits of pictures are in fal-image.ts. */
type Tool = Exclude<ToolRequest, { kind: 'image-edit' | 'meme' | 'template' }>;
type ToolKind = Tool['kind'];
type Input = Record<string, unknown>;
/** The input of an endpoint; undefined where it cannot be asked for this. */
type Asking<Kind extends ToolKind> = (
  request: Extract<Tool, { kind: Kind }>,
  context: VendorContext,
) => Promise<Input | undefined>;

/** fal draws from 512 × 512 pixels on; seeds are signed 32-bit numbers. */
const seedOf = ({ seed }: { seed: number }): Input => ({ seed: seed % 2 ** 31 });
/** Around the thing from its front, and above or below it. */
const ANGLES: Readonly<Record<View, { horizontal_angle: number; vertical_angle: number }>> = {
  front: { horizontal_angle: 0, vertical_angle: 0 },
  right: { horizontal_angle: 90, vertical_angle: 0 },
  back: { horizontal_angle: 180, vertical_angle: 0 },
  left: { horizontal_angle: 270, vertical_angle: 0 },
  // The steepest that there are.
  top: { horizontal_angle: 0, vertical_angle: 60 },
  bottom: { horizontal_angle: 0, vertical_angle: -30 },
};

const whole = (context: VendorContext, id: string): Promise<string> => readPictureAsUri(context, id, WHOLE_PICTURE);

/** The sound of a request; words have been said before (with-spoken-words.ts). */
function soundOf(sound: string | SpokenWords): string {
  if (typeof sound !== 'string') {
    throw new VendorError('failed', 'words must be said before fal is asked');
  }
  return sound;
}

/** An avatar speaks from a picture. */
const avatar =
  (more: Input = {}): Asking<'lip-sync'> =>
  async ({ speaker, sound, prompt }, context) =>
    'picture' in speaker
      ? {
          image_url: await readPictureAsUri(context, speaker.picture),
          audio_url: await readFileAsUri(context, soundOf(sound)),
          ...(prompt ? { prompt } : {}),
          ...more,
        }
      : undefined;

/** The endpoints by kind of request, as fal documents their inputs. */
const FAL_TOOLS: { readonly [Kind in ToolKind]: Readonly<Record<string, Asking<Kind>>> } = {
  view: {
    'fal-ai/qwen-image-edit-2511-multiple-angles': async (request, context) => ({
      image_urls: [await readPictureAsUri(context, request.picture)],
      ...ANGLES[request.view],
      image_size: { width: request.widthPixels, height: request.heightPixels },
      num_images: 1,
      ...seedOf(request),
    }),
  },
  subtitles: {},
  'image-upscale': {
    'fal-ai/topaz/upscale/image': async ({ picture, factor, enhancesFaces }, context) => ({
      image_url: await whole(context, picture),
      upscale_factor: factor,
      face_enhancement: enhancesFaces,
      output_format: 'png',
    }),
    'fal-ai/esrgan': async ({ picture, factor, enhancesFaces }, context) => ({
      image_url: await whole(context, picture),
      scale: factor,
      face: enhancesFaces,
      output_format: 'png',
    }),
  },
  'cut-out': {
    'fal-ai/birefnet/v2': async ({ picture, asMask, correction }, context) =>
      asMask || correction
        ? undefined
        : { image_url: await whole(context, picture), refine_foreground: true, output_format: 'png' },
    'fal-ai/bria/background/remove': async ({ picture, asMask, correction }, context) =>
      asMask || correction ? undefined : { image_url: await whole(context, picture) },
  },
  'video-edit': {
    // From memory but for the prompt and the clip.
    'fal-ai/wan-vace-apps/video-edit': async ({ clip, prompt, aspect }, context) => ({
      prompt,
      video_url: await readFileAsUri(context, clip),
      aspect_ratio: aspect && ['16:9', '9:16', '1:1'].includes(aspect) ? aspect : 'auto',
    }),
  },
  'video-upscale': {
    'fal-ai/topaz/upscale/video': async ({ clip, factor }, context) => ({
      video_url: await readFileAsUri(context, clip),
      upscale_factor: factor,
      H264_output: true,
    }),
    'fal-ai/seedvr/upscale/video': async ({ clip, factor }, context) => ({
      video_url: await readFileAsUri(context, clip),
      upscale_mode: 'factor',
      upscale_factor: factor,
      output_format: 'X264 (.mp4)',
    }),
  },
  'clip-sound': {
    'fal-ai/mmaudio-v2': async ({ clip, prompt, notWanted, durationSeconds, seed }, context) =>
      durationSeconds <= MODEL_SOUND_SECONDS
        ? {
            video_url: await readFileAsUri(context, clip),
            prompt,
            negative_prompt: notWanted ?? '',
            duration: Math.max(1, durationSeconds),
            seed: seed % 2 ** 16,
          }
        : undefined,
  },
  'lip-sync': {
    'fal-ai/sync-lipsync/v2': async ({ speaker, sound, timing }, context) =>
      'clip' in speaker
        ? {
            video_url: await readFileAsUri(context, speaker.clip),
            audio_url: await (timing
              ? readSoundAt(context, soundOf(sound), timing)
              : readFileAsUri(context, soundOf(sound))),
            sync_mode: 'cut_off',
          }
        : undefined,
    'fal-ai/kling-video/ai-avatar/v2/standard': avatar(),
    'fal-ai/bytedance/omnihuman/v1.5': avatar({ resolution: '720p' }),
  },
  'model-3d': {
    'tripo3d/tripo/v2.5/multiview-to-3d': async (request, context) => ({
      ...(await sidesOf(request.pictures, context)),
      texture: 'standard',
      pbr: false,
      ...seedOf(request),
    }),
    'fal-ai/hunyuan3d/v2/multi-view': async ({ pictures: { front, left, back, right }, ...request }, context) => {
      const side = left ?? right;
      if (side === undefined || back === undefined) {
        return undefined;
      }
      return {
        ...(await sidesOf({ front, back }, context)),
        // It takes the left side alone: the right one as in a mirror.
        left_image_url: await readPictureAsUri(context, side, { ...USUAL_PICTURE, isMirrored: left === undefined }),
        textured_mesh: true,
        ...seedOf(request),
      };
    },
    'fal-ai/trellis-2': async (request, context) => ({
      image_url: await readPictureAsUri(context, request.pictures.front),
      ...seedOf(request),
    }),
  },
};

async function sidesOf(pictures: Record<string, string>, context: VendorContext): Promise<Input> {
  const fields = Object.entries(pictures).map(async ([side, id]): Promise<[string, string]> => [
    `${side}_image_url`,
    await readPictureAsUri(context, id),
  ]);
  return Object.fromEntries(await Promise.all(fields));
}

/** The call for a tool's request by one of fal's models; undefined where the model cannot be asked for it. */
export async function falToolCall<Kind extends ToolKind>(
  request: Extract<Tool, { kind: Kind }>,
  context: VendorContext,
): Promise<FalCall | undefined> {
  const endpoints: Readonly<Record<string, Asking<Kind>>> = FAL_TOOLS[request.kind as Kind];
  const asking = Object.hasOwn(endpoints, context.vendorModel) ? endpoints[context.vendorModel] : undefined;
  const input = await asking?.(request, context);
  return input && { endpoint: context.vendorModel, input };
}

/** True for a request that fal may be asked for here. */
export const isToolAtFal = (request: VendorRequest): request is Tool => Object.hasOwn(FAL_TOOLS, request.kind);

/** True for a model whose endpoint is known here, for this kind of request. */
export const isFalTool = (kind: ToolKind, model: string): boolean => Object.hasOwn(FAL_TOOLS[kind], model);
