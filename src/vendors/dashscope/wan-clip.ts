import { askedSize } from '../results/asked-size.ts';
import { chooseHeight, chooseSize, type Size } from '../results/choose-size.ts';
import type { VideoRequest } from '../vendor.ts';

/** What a clip is made from: pictures as data URIs. */
export interface WanClip {
  request: VideoRequest;
  first: string | undefined;
  last: string | undefined;
}

/** A call below /api/v1/services/aigc/. */
export interface DashscopeCall {
  path: string;
  /** The name of the model that is asked. */
  model: string;
  body: object;
  /** True where the answer is a task, false where it is the result. */
  isTask: boolean;
}

/** A model with a first frame: its name and its shorter sides, in pixels. */
interface FrameModel {
  name: string;
  heights: readonly number[];
}

/** Wan has a model for each way of asking. */
interface Wan {
  text: string;
  image: FrameModel;
  ends: FrameModel;
}

/** https://help.aliyun.com/zh/model-studio/text-to-video-api-reference: it offers these for words alone. */
const TEXT = 'wan2.2-t2v-plus';
const TEXT_SIZES: readonly Size[] = [
  [832, 480],
  [480, 832],
  [624, 624],
  [1920, 1080],
  [1080, 1920],
  [1440, 1440],
  [1632, 1248],
  [1248, 1632],
];
/** https://help.aliyun.com/zh/model-studio/image-to-video-by-first-and-last-frame-api-reference */
const ENDS: FrameModel = { name: 'wan2.2-kf2v-flash', heights: [480, 720, 1080] };
/** https://help.aliyun.com/zh/model-studio/legacy-image-to-video-api-reference */
const FLASH: Wan = { text: TEXT, image: { name: 'wan2.2-i2v-flash', heights: [480, 720] }, ends: ENDS };
const PLUS: Wan = { text: TEXT, image: { name: 'wan2.2-i2v-plus', heights: [480, 1080] }, ends: ENDS };

/** By any name of the family. There is no flash for words alone, and no plus for two ends. */
const WAN: Readonly<Record<string, Wan>> = {
  'wan2.2-i2v-flash': FLASH,
  'wan2.2-i2v-plus': PLUS,
  'wan2.2-t2v-plus': PLUS,
};

/**
 * The call for a clip by the model of Wan's family that uses what there is; undefined for a family that is not known
 * here. All its clips are 5 seconds long.
 */
export function wanCall(vendorModel: string, { request, first, last }: WanClip): DashscopeCall | undefined {
  const wan = WAN[vendorModel];
  if (!wan) {
    return undefined;
  }
  const call = (path: string, model: string, input: object, size: object): DashscopeCall => ({
    path: `${path}/video-synthesis`,
    model,
    body: {
      model,
      input: { prompt: request.prompt, ...(request.notWanted ? { negative_prompt: request.notWanted } : {}), ...input },
      parameters: { ...size, seed: request.seed % 2 ** 31, prompt_extend: false, watermark: false },
    },
    isTask: true,
  });
  if (first === undefined) {
    return call('video-generation', wan.text, {}, { size: chooseSize(TEXT_SIZES, askedSize(request)).join('*') });
  }
  const { name, heights } = last === undefined ? wan.image : wan.ends;
  const resolution = `${chooseHeight(heights, askedSize(request))}P`;
  return last === undefined
    ? call('video-generation', name, { img_url: first }, { resolution })
    : call('image2video', name, { first_frame_url: first, last_frame_url: last }, { resolution });
}
