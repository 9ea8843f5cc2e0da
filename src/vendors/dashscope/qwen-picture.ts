import { chooseSize, type Size } from '../results/choose-size.ts';
import type { PictureWork } from '../results/picture-work.ts';
import type { DashscopeCall } from './wan-clip.ts';

/** What a picture is made from: pictures as data URIs. */
export interface QwenPicture {
  request: PictureWork;
  /** What the result starts from or shows, the most important first. */
  shown: readonly string[];
}

interface QwenImage {
  /** How the names of its versions begin; all of the name where it is the only one. */
  name: string;
  isOnly?: true;
  /** The route: a task from words alone, or an answer to words and pictures. */
  route: 'text2image' | 'multimodal';
  mostPictures: number;
  /** Absent where the size cannot be chosen: the result is shaped like the last picture. */
  size?: (request: PictureWork) => string;
}

/** https://help.aliyun.com/zh/model-studio/text-to-image: these five and no other. */
const SIZES: readonly Size[] = [
  [1664, 928],
  [1472, 1104],
  [1328, 1328],
  [1104, 1472],
  [928, 1664],
];
const fixed = (request: PictureWork): string => chooseSize(SIZES, request).join('*');

/** From 512 × 512 to 2048 × 2048 pixels in all, in steps of 16: from memory. */
function free({ widthPixels, heightPixels }: PictureWork): string {
  const pixels = widthPixels * heightPixels;
  const scale = Math.sqrt(Math.min(2048 ** 2, Math.max(512 ** 2, pixels)) / pixels);
  const side = pixels > 2048 ** 2 ? Math.floor : Math.ceil;
  return [widthPixels, heightPixels].map((length) => 16 * side((length * scale) / 16)).join('*');
}

/** Each side from 512 to 2048 pixels. */
function sides({ widthPixels, heightPixels }: PictureWork): string {
  const scale = Math.min(2048 / Math.max(widthPixels, heightPixels), 1);
  const grown = Math.max(scale, 512 / Math.min(widthPixels, heightPixels));
  return [widthPixels, heightPixels].map((length) => Math.min(2048, 16 * Math.ceil((length * grown) / 16))).join('*');
}

/**
 * https://help.aliyun.com/zh/model-studio/qwen-image-api and qwen-image-edit-api; what is said of 2 and 3 is from
 * memory. The first name that fits counts.
 */
const QWEN: readonly QwenImage[] = [
  { name: 'qwen-image', isOnly: true, route: 'text2image', mostPictures: 0, size: fixed },
  { name: 'qwen-image-edit', isOnly: true, route: 'multimodal', mostPictures: 3 },
  { name: 'qwen-image-edit-plus', route: 'multimodal', mostPictures: 3, size: sides },
  { name: 'qwen-image-edit-max', route: 'multimodal', mostPictures: 3, size: sides },
  { name: 'qwen-image-2.', route: 'multimodal', mostPictures: 3, size: free },
  { name: 'qwen-image-3.', route: 'multimodal', mostPictures: 3, size: free },
  { name: 'qwen-image-max', route: 'multimodal', mostPictures: 0, size: fixed },
  { name: 'qwen-image-plus', route: 'text2image', mostPictures: 0, size: fixed },
];

/** The call for a picture; undefined for a model that is not known here. */
export function qwenCall(model: string, { request, shown }: QwenPicture): DashscopeCall | undefined {
  const qwen = QWEN.find(({ name, isOnly }) => (isOnly ? model === name : model.startsWith(name)));
  // None of them takes a mask.
  if (!qwen || request.mask !== undefined) {
    return undefined;
  }
  const notWanted = request.notWanted ? { negative_prompt: request.notWanted } : {};
  const parameters = {
    ...(qwen.size ? { size: qwen.size(request) } : {}),
    n: 1,
    seed: request.seed % 2 ** 31,
    prompt_extend: false,
    watermark: false,
  };
  if (qwen.route === 'text2image') {
    const body = { model, input: { prompt: request.prompt, ...notWanted }, parameters };
    return { path: 'text2image/image-synthesis', model, body, isTask: true };
  }
  const content = [...shown.slice(0, qwen.mostPictures).map((image) => ({ image })), { text: request.prompt }];
  const body = { model, input: { messages: [{ role: 'user', content }] }, parameters: { ...parameters, ...notWanted } };
  return { path: 'multimodal-generation/generation', model, body, isTask: false };
}
