import { askedSize } from '../results/asked-size.ts';
import { chooseHeight, chooseSize, type Size } from '../results/choose-size.ts';
import type { VideoRequest } from '../vendor.ts';

/** What a clip is made from: pictures as data URIs. */
export interface ArkClip {
  request: VideoRequest;
  first: string | undefined;
  last: string | undefined;
  references: readonly string[];
  /** One of the model's lengths. */
  seconds: number;
}

interface Seedance {
  /** The model's name without its day, and without the "doubao-" of the Chinese service. */
  name: string;
  takesEnd: boolean;
  mostReferences: number;
  leastSeconds: number;
  /** Shorter sides, in pixels. */
  heights: readonly number[];
  more?: object;
}

/** https://www.volcengine.com/docs/82379/1520757; what is said of 2.0 is from memory. The first name that fits counts. */
const SEEDANCE: readonly Seedance[] = [
  { name: 'seedance-1-0-pro-fast', takesEnd: false, mostReferences: 0, leastSeconds: 2, heights: [480, 720, 1080] },
  { name: 'seedance-1-0-pro', takesEnd: true, mostReferences: 0, leastSeconds: 2, heights: [480, 720, 1080] },
  {
    name: 'seedance-2-0',
    takesEnd: true,
    mostReferences: 9,
    leastSeconds: 4,
    heights: [480, 720],
    more: { generate_audio: false },
  },
];

const RATIOS: readonly Size[] = [
  [21, 9],
  [16, 9],
  [4, 3],
  [1, 1],
  [3, 4],
  [9, 16],
];

/** The body for a clip; undefined for a model that is not known here. */
export function arkClipBody(model: string, clip: ArkClip): object | undefined {
  const seedance = SEEDANCE.find(({ name }) => model.replace(/^doubao-/, '').startsWith(name));
  if (!seedance) {
    return undefined;
  }
  const { request } = clip;
  return {
    model,
    content: [{ type: 'text', text: withoutCommands(request.prompt) }, ...picturesOf(seedance, clip)],
    // A clip takes the shape of its first frame.
    ratio: clip.first === undefined ? chooseSize(RATIOS, request).join(':') : 'adaptive',
    resolution: `${chooseHeight(seedance.heights, askedSize(request))}p`,
    duration: Math.max(seedance.leastSeconds, clip.seconds),
    seed: request.seed,
    watermark: false,
    ...seedance.more,
  };
}

/** Ark obeys settings in the text, such as "--duration 12": these are ours to choose, since they set the price. */
function withoutCommands(prompt: string): string {
  return prompt.replaceAll(/(?<!-)--+(?=\w)/g, '– ');
}

/** Frames and references exclude each other: a first frame goes before references. */
function picturesOf(seedance: Seedance, { first, last, references }: ArkClip): object[] {
  const picture = (role: string, url: string): object => ({ type: 'image_url', image_url: { url }, role });
  if (first === undefined) {
    return references.slice(0, seedance.mostReferences).map((url) => picture('reference_image', url));
  }
  return [
    picture('first_frame', first),
    ...(last !== undefined && seedance.takesEnd ? [picture('last_frame', last)] : []),
  ];
}
