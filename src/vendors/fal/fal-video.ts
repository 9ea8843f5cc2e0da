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

/** How a family of video endpoints is asked. Fields are the names of its input. */
interface FalVideo {
  /** Paths below the model's: for words alone, for a first frame, for both ends, for references. */
  text?: string;
  image?: string;
  ends?: string;
  references?: string;
  /** Names of the first frame's field, for `image` and for `ends`, and of the last frame's. */
  firstField?: string;
  endsFirstField?: string;
  lastField?: string;
  /** The length as the endpoint writes it; absent where it cannot be chosen. */
  length?: (seconds: number, request: VideoRequest) => Record<string, unknown>;
  /** Heights that can be chosen, the smallest first. */
  heights?: readonly number[];
  /** True where the shape of a clip from words can be chosen. */
  takesRatio?: boolean;
  takesSeed?: boolean;
  takesNegative?: boolean;
  more?: Record<string, unknown>;
}

const bare = (seconds: number): Record<string, unknown> => ({ duration: String(seconds) });
const withUnit = (seconds: number): Record<string, unknown> => ({ duration: `${seconds}s` });
/** Wan counts frames: 17 to 161. */
const inFrames = (seconds: number): Record<string, unknown> => ({
  num_frames: Math.min(161, Math.max(17, Math.round(seconds * 16) + 1)),
  frames_per_second: 16,
});

/** The video endpoints by the model's path, as fal documents them. */
const FAL_VIDEO: Readonly<Record<string, FalVideo>> = {
  'fal-ai/pixverse/v3.5': {
    text: 'text-to-video',
    image: 'image-to-video',
    ends: 'transition',
    endsFirstField: 'first_image_url',
    lastField: 'end_image_url',
    length: bare,
    heights: [360, 540, 720, 1080],
    takesRatio: true,
    takesSeed: true,
    takesNegative: true,
  },
  'fal-ai/pixverse/v4': {
    text: 'text-to-video',
    image: 'image-to-video',
    length: bare,
    heights: [360, 540, 720, 1080],
    takesRatio: true,
    takesSeed: true,
    takesNegative: true,
  },
  'fal-ai/vidu': {
    image: 'image-to-video',
    ends: 'start-end-to-video',
    references: 'reference-to-video',
    endsFirstField: 'start_image_url',
    lastField: 'end_image_url',
    takesSeed: true,
  },
  'fal-ai/kling-video/v2.1/standard': { image: 'image-to-video', length: bare, takesNegative: true },
  'fal-ai/kling-video/v2.1/pro': {
    image: 'image-to-video',
    ends: 'image-to-video',
    lastField: 'tail_image_url',
    length: bare,
    takesNegative: true,
  },
  'fal-ai/kling-video/v2.5-turbo/pro': {
    text: 'text-to-video',
    image: 'image-to-video',
    ends: 'image-to-video',
    lastField: 'tail_image_url',
    length: bare,
    takesRatio: true,
    takesNegative: true,
  },
  'fal-ai/minimax/hailuo-02': {
    text: 'standard/text-to-video',
    image: 'standard/image-to-video',
    ends: 'standard/image-to-video',
    lastField: 'end_image_url',
    length: bare,
  },
  'fal-ai/veo3.1': {
    text: '',
    image: 'image-to-video',
    ends: 'first-last-frame-to-video',
    references: 'reference-to-video',
    endsFirstField: 'first_frame_url',
    lastField: 'last_frame_url',
    length: withUnit,
    heights: [720, 1080],
    takesRatio: true,
    more: { generate_audio: false },
  },
  'fal-ai/bytedance/seedance/v1/pro': {
    text: 'text-to-video',
    image: 'image-to-video',
    ends: 'image-to-video',
    lastField: 'end_image_url',
    length: bare,
    heights: [480, 720, 1080],
    takesRatio: true,
    takesSeed: true,
  },
  'fal-ai/wan/v2.2-5b': {
    text: 'text-to-video',
    image: 'image-to-video',
    length: inFrames,
    heights: [580, 720],
    takesRatio: true,
    takesSeed: true,
    takesNegative: true,
  },
  'fal-ai/wan/v2.2-a14b': {
    text: 'text-to-video',
    image: 'image-to-video/turbo',
    ends: 'image-to-video/turbo',
    lastField: 'end_image_url',
    heights: [480, 580, 720],
    takesRatio: true,
    takesSeed: true,
  },
};

/** True for a model whose endpoints are known here. */
export const isFalVideo = (model: string): boolean => Object.hasOwn(FAL_VIDEO, model);

/**
 * The call for a clip by one of fal's models. Undefined where the model cannot make it: it needs a first frame and
 * there is none.
 */
export function falVideoCall(model: string, clip: FalClip): FalCall | undefined {
  const video = FAL_VIDEO[model];
  const way = video && wayOf(video, clip);
  if (!video || !way) {
    return undefined;
  }
  const { request } = clip;
  return {
    endpoint: [model, way.path].filter((part) => part !== '').join('/'),
    input: {
      prompt: request.prompt,
      ...way.pictures,
      ...video.length?.(clip.seconds, request),
      ...(video.heights ? { resolution: `${heightOf(video.heights, request)}p` } : {}),
      ...(video.takesRatio && way.isText ? { aspect_ratio: ratioOf(request) } : {}),
      ...(video.takesSeed ? { seed: request.seed % 2 ** 31 } : {}),
      ...(video.takesNegative && request.notWanted ? { negative_prompt: request.notWanted } : {}),
      ...video.more,
    },
  };
}

interface Way {
  path: string;
  pictures: Record<string, unknown>;
  isText?: true;
}

/** The endpoint that uses the most of what there is. */
function wayOf(video: FalVideo, { first, last, references }: FalClip): Way | undefined {
  const firstField = video.firstField ?? 'image_url';
  if (first !== undefined && last !== undefined && video.ends !== undefined && video.lastField) {
    return { path: video.ends, pictures: { [video.endsFirstField ?? firstField]: first, [video.lastField]: last } };
  }
  if (first !== undefined && video.image !== undefined) {
    return { path: video.image, pictures: { [firstField]: first } };
  }
  if (references.length > 0 && video.references !== undefined) {
    return { path: video.references, pictures: { image_urls: references.slice(0, MOST_REFERENCES) } };
  }
  return video.text === undefined ? undefined : { path: video.text, pictures: {}, isText: true };
}

const MOST_REFERENCES = 3;

/** The smallest height that shows all of the clip, or the largest there is. */
function heightOf(heights: readonly number[], { widthPixels, heightPixels }: VideoRequest): number {
  const wanted = Math.min(widthPixels, heightPixels);
  return heights.find((height) => height >= wanted) ?? (heights.at(-1) as number);
}

const RATIOS = { '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1, '3:4': 3 / 4, '9:16': 9 / 16 } as const;

function ratioOf({ widthPixels, heightPixels }: VideoRequest): string {
  const wanted = Math.log(widthPixels / heightPixels);
  const distance = (ratio: number): number => Math.abs(Math.log(ratio) - wanted);
  const [nearest] = Object.entries(RATIOS).sort(([, one], [, other]) => distance(one) - distance(other));
  return nearest?.[0] ?? '16:9';
}
