import { askedSize } from '../results/asked-size.ts';
import { chooseHeight, chooseShape } from '../results/choose-shape.ts';
import type { VideoEditRequest } from '../tool-requests.ts';
import type { ImageRequest, VideoRequest } from '../vendor.ts';

/** A picture or clip to make, with its pictures in the form that Replicate takes: data URIs, or addresses of its files. */
export type ReplicateOrder =
  | { kind: 'image'; request: ImageRequest; basis: string | undefined }
  | {
      kind: 'video';
      request: VideoRequest;
      first: string | undefined;
      last: string | undefined;
      /** The length that is asked for: one of the model's. */
      seconds: number;
    }
  | { kind: 'video-edit'; request: VideoEditRequest; clip: string };

/** One call: the model, as owner/name, and its input. */
export interface ReplicateCall {
  model: string;
  input: Record<string, unknown>;
}

type Ratio = `${number}:${number}`;

interface ReplicateImage {
  ratios: readonly [Ratio, ...Ratio[]];
  /** Name of the field for a picture to start from; absent where the model takes none. */
  basis?: string;
  /** Name of the field for how much of that picture is drawn anew. */
  strength?: string;
  takesNegative?: boolean;
  more?: Record<string, unknown>;
}

interface ReplicateVideo {
  /** Where several rows are one model: its owner/name. */
  model?: string;
  first: string;
  last?: string;
  /** True where there is no clip from words alone. */
  needsFirst?: boolean;
  heights?: readonly [number, ...number[]];
  /** Shapes of a clip from words alone. */
  ratios?: readonly [Ratio, ...Ratio[]];
  takesSeed?: boolean;
  takesNegative?: boolean;
  more?: Record<string, unknown>;
}

/** How much of the picture that it starts from is drawn anew, 0 to 1. */
const STRENGTH = 0.75;

const FLUX_RATIOS: ReplicateImage['ratios'] = [
  '1:1',
  '16:9',
  '21:9',
  '3:2',
  '2:3',
  '4:5',
  '5:4',
  '3:4',
  '4:3',
  '9:16',
  '9:21',
];

/** The picture models, by the tables of inputs on their pages. */
const IMAGES: Readonly<Record<string, ReplicateImage>> = {
  'black-forest-labs/flux-schnell': { ratios: FLUX_RATIOS, more: { num_outputs: 1, megapixels: '1' } },
  'black-forest-labs/flux-dev': {
    ratios: FLUX_RATIOS,
    basis: 'image',
    strength: 'prompt_strength',
    more: { num_outputs: 1, megapixels: '1' },
  },
  'black-forest-labs/flux-1.1-pro': {
    ratios: ['1:1', '16:9', '3:2', '2:3', '4:5', '5:4', '9:16', '3:4', '4:3'],
    basis: 'image_prompt',
  },
  // From memory.
  'qwen/qwen-image': {
    ratios: ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3'],
    basis: 'image',
    strength: 'strength',
    takesNegative: true,
  },
};

/** The clip models, by the tables of inputs on their pages. Kling's two qualities are one model there. */
const VIDEOS: Readonly<Record<string, ReplicateVideo>> = {
  'kwaivgi/kling-v2.1': {
    first: 'start_image',
    needsFirst: true,
    takesNegative: true,
    more: { mode: 'standard' },
  },
  'kwaivgi/kling-v2.1/pro': {
    model: 'kwaivgi/kling-v2.1',
    first: 'start_image',
    last: 'end_image',
    needsFirst: true,
    takesNegative: true,
    more: { mode: 'pro' },
  },
  'bytedance/seedance-1-pro': {
    first: 'image',
    last: 'last_frame_image',
    heights: [480, 720, 1080],
    ratios: ['16:9', '4:3', '1:1', '3:4', '9:16', '21:9', '9:21'],
    takesSeed: true,
    more: { fps: 24 },
  },
};

interface ReplicateEdit {
  ratios: readonly [Ratio, ...Ratio[]];
  /** What keeps the shape of the clip; absent where a shape has to be named. */
  same?: string;
  more?: Record<string, unknown>;
}

/** The models that change clips, by the tables of inputs on their pages; the shapes of Aleph are from memory. */
const EDITS: Readonly<Record<string, ReplicateEdit>> = {
  'runwayml/gen4-aleph': { ratios: ['16:9', '9:16', '4:3', '3:4', '1:1', '21:9'] },
  'wan-video/wan-2.7-videoedit': {
    ratios: ['16:9', '9:16', '1:1', '4:3', '3:4'],
    same: 'auto',
    more: { resolution: '720p', audio_setting: 'origin' },
  },
};

/** The call for one of Replicate's models; undefined where it is not known here or cannot make this. */
export function replicateCall(model: string, order: ReplicateOrder): ReplicateCall | undefined {
  if (order.kind === 'image') {
    return Object.hasOwn(IMAGES, model) ? imageCall(model, IMAGES[model] as ReplicateImage, order) : undefined;
  }
  if (order.kind === 'video-edit') {
    return Object.hasOwn(EDITS, model) ? editCall(model, EDITS[model] as ReplicateEdit, order) : undefined;
  }
  return Object.hasOwn(VIDEOS, model) ? videoCall(model, VIDEOS[model] as ReplicateVideo, order) : undefined;
}

function editCall(
  model: string,
  { ratios, same, more }: ReplicateEdit,
  { request, clip }: Extract<ReplicateOrder, { kind: 'video-edit' }>,
): ReplicateCall {
  return {
    model,
    input: {
      prompt: request.prompt,
      video: clip,
      aspect_ratio: request.aspect ?? same ?? chooseShape(ratios, request),
      seed: request.seed % 2 ** 31,
      ...more,
    },
  };
}

function imageCall(
  model: string,
  image: ReplicateImage,
  { request, basis }: Extract<ReplicateOrder, { kind: 'image' }>,
): ReplicateCall {
  const start = image.basis === undefined || basis === undefined ? {} : { [image.basis]: basis };
  return {
    model,
    input: {
      prompt: request.prompt,
      ...start,
      ...(image.strength !== undefined && basis !== undefined ? { [image.strength]: STRENGTH } : {}),
      aspect_ratio: chooseShape(image.ratios, request),
      seed: request.seed % 2 ** 31,
      output_format: 'png',
      ...(image.takesNegative && request.notWanted ? { negative_prompt: request.notWanted } : {}),
      ...image.more,
    },
  };
}

function videoCall(
  model: string,
  video: ReplicateVideo,
  { request, first, last, seconds }: Extract<ReplicateOrder, { kind: 'video' }>,
): ReplicateCall | undefined {
  if (video.needsFirst && first === undefined) {
    return undefined;
  }
  const hasEnds = video.last !== undefined && first !== undefined && last !== undefined;
  return {
    model: video.model ?? model,
    input: {
      prompt: request.prompt,
      ...(first === undefined ? {} : { [video.first]: first }),
      ...(hasEnds ? { [video.last as string]: last } : {}),
      duration: seconds,
      ...(video.heights ? { resolution: `${chooseHeight(video.heights, askedSize(request))}p` } : {}),
      ...(video.ratios && first === undefined ? { aspect_ratio: chooseShape(video.ratios, request) } : {}),
      ...(video.takesSeed ? { seed: request.seed % 2 ** 31 } : {}),
      ...(video.takesNegative && request.notWanted ? { negative_prompt: request.notWanted } : {}),
      ...video.more,
    },
  };
}
