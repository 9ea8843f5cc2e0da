import type { ClipMotion } from '#src/shared/catalogue/clip-modes.ts';
import { askedSize } from '../results/asked-size.ts';
import { chooseHeight, chooseShape } from '../results/choose-shape.ts';
import type { VideoRequest } from '../vendor.ts';

/** What a clip is made from, as the endpoints take it: pictures as data URIs. */
export interface FalClip {
  request: VideoRequest;
  /** Its first frame, and its last. */
  first: string | undefined;
  last: string | undefined;
  references: readonly string[];
  /** The length that is asked for: one of the model's. */
  seconds: number;
}

/** One call: the endpoint below the queue's address, and its input. */
export interface FalCall {
  endpoint: string;
  input: Record<string, unknown>;
}

/** What a video endpoint takes. */
interface FalEndpoint {
  /** Below the model's path. */
  path: string;
  /** Names of the fields for the first frame, the last, and references. */
  first?: string;
  last?: string;
  references?: string;
  /** The length as the endpoint writes it; absent where it cannot be chosen. */
  length?: (seconds: number) => Record<string, unknown>;
  /** Heights that can be chosen for a length, the smallest first. */
  heights?: (seconds: number) => readonly [number, ...number[]];
  /** Shapes that can be chosen; absent where the first frame decides. */
  ratios?: readonly [Ratio, ...Ratio[]];
  takesSeed?: boolean;
  takesNegative?: boolean;
  /** How closely it follows the prompt, by the motion that somebody chose. */
  motion?: (motion: ClipMotion) => Record<string, unknown>;
  /** A path that takes more work; up to so many seconds, a length that cannot be chosen. */
  precise?: { path: string; mostSeconds: number };
  more?: Record<string, unknown>;
}
type Ratio = `${number}:${number}`;

/** A model's endpoints: for words alone, a first frame, both ends, references. */
interface FalVideo {
  text?: FalEndpoint;
  image?: FalEndpoint;
  ends?: FalEndpoint;
  references?: FalEndpoint;
}

const bare = (seconds: number): Record<string, unknown> => ({ duration: String(seconds) });
const withUnit = (seconds: number): Record<string, unknown> => ({ duration: `${seconds}s` });
const asNumber = (seconds: number): Record<string, unknown> => ({ duration: seconds });
/** Wan 2.2 counts frames: 17 to 161. */
const inFrames = (seconds: number): Record<string, unknown> => ({
  num_frames: Math.min(161, Math.max(17, Math.round(seconds * 16) + 1)),
  frames_per_second: 16,
});

const WIDE_TO_TALL: FalEndpoint['ratios'] = ['16:9', '4:3', '1:1', '3:4', '9:16'];
const WIDE_SQUARE_TALL: FalEndpoint['ratios'] = ['16:9', '1:1', '9:16'];
const WIDE_OR_TALL: FalEndpoint['ratios'] = ['16:9', '9:16'];

/** What all endpoints of a family take. PixVerse makes eight seconds only up to 720p. */
const PIXVERSE = {
  length: bare,
  heights: (seconds) => (seconds > 5 ? [360, 540, 720] : [360, 540, 720, 1080]),
  takesSeed: true,
  takesNegative: true,
} satisfies Omit<FalEndpoint, 'path'>;
const VIDU = { takesSeed: true } satisfies Omit<FalEndpoint, 'path'>;
/** From memory: 0 to 1, and 0.5 where nothing is said. */
const cfgScale = (motion: ClipMotion): Record<string, unknown> => ({
  cfg_scale: { creative: 0.3, smooth: 0.5, precise: 0.8 }[motion],
});
const KLING = { length: bare, takesNegative: true, motion: cfgScale } satisfies Omit<FalEndpoint, 'path'>;
const VEO = {
  heights: () => [720, 1080],
  more: { generate_audio: false },
} satisfies Omit<FalEndpoint, 'path'>;
const VEO_FROM_FRAMES = { ...VEO, length: withUnit, takesSeed: true, takesNegative: true } satisfies Omit<
  FalEndpoint,
  'path'
>;
const SEEDANCE = { length: bare, heights: () => [480, 720, 1080], takesSeed: true } satisfies Omit<FalEndpoint, 'path'>;
/** Its references are from memory. */
const seedance2 = (heights: readonly [number, ...number[]]): FalVideo => {
  const common = { length: bare, heights: () => heights, takesSeed: true, more: { generate_audio: false } };
  return {
    text: { path: 'text-to-video', ...common, ratios: ['21:9', ...WIDE_TO_TALL] },
    image: { path: 'image-to-video', first: 'image_url', ...common },
    ends: { path: 'image-to-video', first: 'image_url', last: 'end_image_url', ...common },
    references: {
      path: 'reference-to-video',
      references: 'image_urls',
      ...common,
      ratios: ['21:9', ...WIDE_TO_TALL],
    },
  };
};
const KLING_3: FalVideo = {
  text: { path: 'text-to-video', ...KLING, ratios: WIDE_SQUARE_TALL, more: { generate_audio: false } },
  image: { path: 'image-to-video', first: 'start_image_url', ...KLING, more: { generate_audio: false } },
};
const VEO_31: FalVideo = {
  text: { path: '', ...VEO_FROM_FRAMES, ratios: WIDE_OR_TALL },
  image: { path: 'image-to-video', first: 'image_url', ...VEO_FROM_FRAMES },
  ends: {
    path: 'first-last-frame-to-video',
    first: 'first_frame_url',
    last: 'last_frame_url',
    ...VEO_FROM_FRAMES,
  },
};
const WAN_27 = {
  length: bare,
  heights: () => [720, 1080],
  takesSeed: true,
  takesNegative: true,
} satisfies Omit<FalEndpoint, 'path'>;
const VIDU_Q3 = {
  length: asNumber,
  heights: () => [540, 720, 1080],
  takesSeed: true,
  more: { audio: false },
} satisfies Omit<FalEndpoint, 'path'>;
const PIXVERSE_6 = {
  length: asNumber,
  heights: () => [360, 540, 720, 1080],
  takesSeed: true,
  takesNegative: true,
} satisfies Omit<FalEndpoint, 'path'>;
const WAN_5B = {
  length: inFrames,
  heights: () => [580, 720],
  takesSeed: true,
  takesNegative: true,
} satisfies Omit<FalEndpoint, 'path'>;
const WAN_A14B = { heights: () => [480, 580, 720], takesSeed: true } satisfies Omit<FalEndpoint, 'path'>;

/** The clips of Hailuo's larger endpoints are so long. */
const HAILUO_PRO_SECONDS = 6;
const HAILUO_FRAMES = {
  path: 'standard/image-to-video',
  first: 'image_url',
  precise: { path: 'pro/image-to-video', mostSeconds: HAILUO_PRO_SECONDS },
} satisfies FalEndpoint;

/** The video endpoints by the model's path, as fal documents them. */
const FAL_VIDEO: Readonly<Record<string, FalVideo>> = {
  'fal-ai/pixverse/v3.5': {
    text: { path: 'text-to-video', ...PIXVERSE, ratios: WIDE_TO_TALL },
    image: { path: 'image-to-video', first: 'image_url', ...PIXVERSE },
    ends: {
      path: 'transition',
      first: 'first_image_url',
      last: 'end_image_url',
      ...PIXVERSE,
      ratios: WIDE_TO_TALL,
    },
  },
  'fal-ai/pixverse/v4': {
    text: { path: 'text-to-video', ...PIXVERSE, ratios: WIDE_TO_TALL },
    image: { path: 'image-to-video', first: 'image_url', ...PIXVERSE },
  },
  'fal-ai/vidu': {
    image: { path: 'image-to-video', first: 'image_url', ...VIDU },
    ends: { path: 'start-end-to-video', first: 'start_image_url', last: 'end_image_url', ...VIDU },
    references: {
      path: 'reference-to-video',
      references: 'reference_image_urls',
      ...VIDU,
      ratios: WIDE_SQUARE_TALL,
    },
  },
  'fal-ai/kling-video/v2.1/standard': {
    image: { path: 'image-to-video', first: 'image_url', ...KLING },
  },
  'fal-ai/kling-video/v2.1/pro': {
    image: { path: 'image-to-video', first: 'image_url', ...KLING },
    ends: { path: 'image-to-video', first: 'image_url', last: 'tail_image_url', ...KLING },
  },
  'fal-ai/kling-video/v2.5-turbo/pro': {
    text: { path: 'text-to-video', ...KLING, ratios: WIDE_SQUARE_TALL },
    image: { path: 'image-to-video', first: 'image_url', ...KLING },
    ends: { path: 'image-to-video', first: 'image_url', last: 'tail_image_url', ...KLING },
  },
  'fal-ai/minimax/hailuo-02': {
    text: {
      path: 'standard/text-to-video',
      length: bare,
      precise: { path: 'pro/text-to-video', mostSeconds: HAILUO_PRO_SECONDS },
    },
    image: { ...HAILUO_FRAMES, length: bare },
    ends: { ...HAILUO_FRAMES, last: 'end_image_url', length: bare },
  },
  'fal-ai/veo3.1': {
    ...VEO_31,
    // It is documented with its default of eight seconds only, and has neither a seed nor a negative prompt.
    references: { path: 'reference-to-video', references: 'image_urls', ...VEO, ratios: WIDE_OR_TALL },
  },
  'fal-ai/veo3.1/fast': VEO_31,
  'fal-ai/veo3.1/lite': VEO_31,
  'fal-ai/kling-video/v3/standard': KLING_3,
  'fal-ai/kling-video/v3/pro': KLING_3,
  'fal-ai/minimax/hailuo-2.3': {
    text: { path: 'standard/text-to-video', length: bare },
    image: { path: 'standard/image-to-video', first: 'image_url', length: bare },
  },
  'fal-ai/minimax/hailuo-2.3-fast': {
    image: { path: 'standard/image-to-video', first: 'image_url', length: bare },
  },
  'bytedance/seedance-2.0': seedance2([480, 720, 1080]),
  'bytedance/seedance-2.0/fast': seedance2([480, 720]),
  'bytedance/seedance-2.0/mini': seedance2([480, 720]),
  'fal-ai/wan/v2.7': {
    text: { path: 'text-to-video', ...WAN_27, ratios: WIDE_TO_TALL },
    image: { path: 'image-to-video', first: 'image_url', ...WAN_27 },
    ends: { path: 'image-to-video', first: 'image_url', last: 'end_image_url', ...WAN_27 },
  },
  'fal-ai/vidu/q3': {
    text: { path: 'text-to-video', ...VIDU_Q3, ratios: WIDE_TO_TALL },
    image: { path: 'image-to-video', first: 'image_url', ...VIDU_Q3 },
    ends: { path: 'image-to-video', first: 'image_url', last: 'end_image_url', ...VIDU_Q3 },
  },
  'fal-ai/pixverse/v6': {
    text: { path: 'text-to-video', ...PIXVERSE_6, ratios: WIDE_TO_TALL },
    image: { path: 'image-to-video', first: 'image_url', ...PIXVERSE_6 },
    ends: {
      path: 'transition',
      first: 'first_image_url',
      last: 'end_image_url',
      ...PIXVERSE_6,
      ratios: WIDE_TO_TALL,
    },
  },
  'fal-ai/bytedance/seedance/v1/pro': {
    text: { path: 'text-to-video', ...SEEDANCE, ratios: ['21:9', ...WIDE_TO_TALL] },
    image: { path: 'image-to-video', first: 'image_url', ...SEEDANCE },
    ends: { path: 'image-to-video', first: 'image_url', last: 'end_image_url', ...SEEDANCE },
  },
  'fal-ai/wan/v2.2-5b': {
    text: { path: 'text-to-video', ...WAN_5B, ratios: WIDE_SQUARE_TALL },
    image: { path: 'image-to-video', first: 'image_url', ...WAN_5B },
  },
  'fal-ai/wan/v2.2-a14b': {
    text: { path: 'text-to-video', ...WAN_A14B, length: inFrames, ratios: WIDE_SQUARE_TALL, takesNegative: true },
    // The quick endpoint takes neither a length nor a negative prompt.
    image: { path: 'image-to-video/turbo', first: 'image_url', ...WAN_A14B },
    ends: { path: 'image-to-video/turbo', first: 'image_url', last: 'end_image_url', ...WAN_A14B },
  },
};

const MOST_REFERENCES = 3;

/** True for a model whose endpoints are known here. */
export const isFalVideo = (model: string): boolean => Object.hasOwn(FAL_VIDEO, model);

/**
 * The call for a clip by one of fal's models. Undefined where the model cannot make it: it needs a first frame and
 * there is none.
 */
export function falVideoCall(model: string, clip: FalClip): FalCall | undefined {
  const video = isFalVideo(model) ? FAL_VIDEO[model] : undefined;
  const usual = video && endpointFor(video, clip);
  if (!usual) {
    return undefined;
  }
  const { request, seconds } = clip;
  const endpoint = withEffort(usual, clip);
  const motion = request.asked?.motion;
  return {
    endpoint: endpoint.path === '' ? model : `${model}/${endpoint.path}`,
    input: {
      prompt: request.prompt,
      ...picturesFor(endpoint, clip),
      ...endpoint.length?.(seconds),
      ...(endpoint.heights ? { resolution: `${chooseHeight(endpoint.heights(seconds), askedSize(request))}p` } : {}),
      ...(endpoint.ratios ? { aspect_ratio: chooseShape(endpoint.ratios, request) } : {}),
      ...(endpoint.takesSeed ? { seed: request.seed % 2 ** 31 } : {}),
      ...(endpoint.takesNegative && request.notWanted ? { negative_prompt: request.notWanted } : {}),
      ...(motion ? endpoint.motion?.(motion) : {}),
      ...endpoint.more,
    },
  };
}

/** The endpoint that takes more work, where somebody wants that and its clips are long enough. */
function withEffort(endpoint: FalEndpoint, { request, seconds }: FalClip): FalEndpoint {
  const { precise, length: _length, ...rest } = endpoint;
  return precise && request.asked?.effort === 'precise' && seconds <= precise.mostSeconds
    ? { ...rest, path: precise.path }
    : endpoint;
}

/** The endpoint that uses the most of what there is. */
function endpointFor({ text, image, ends, references }: FalVideo, clip: FalClip): FalEndpoint | undefined {
  if (ends && clip.first !== undefined && clip.last !== undefined) {
    return ends;
  }
  if (image && clip.first !== undefined) {
    return image;
  }
  return references && clip.references.length > 0 ? references : text;
}

function picturesFor({ first, last, references }: FalEndpoint, clip: FalClip): Record<string, unknown> {
  return {
    ...(first === undefined ? {} : { [first]: clip.first }),
    ...(last === undefined ? {} : { [last]: clip.last }),
    ...(references === undefined ? {} : { [references]: clip.references.slice(0, MOST_REFERENCES) }),
  };
}
