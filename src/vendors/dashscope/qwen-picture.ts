import { chooseSize, type Size } from '../results/choose-size.ts';
import type { ImageRequest } from '../vendor.ts';
import type { DashscopeCall } from './wan-clip.ts';

/** What a picture is made from: pictures as data URIs. */
export interface QwenPicture {
  request: ImageRequest;
  /** What the result starts from or shows, the most important first. */
  shown: readonly string[];
}

interface QwenImage {
  /** How the names of its versions begin. */
  name: string;
  /** The route: a task from words alone, or an answer to words and pictures. */
  route: 'text2image' | 'multimodal';
  mostPictures: number;
  size: (request: ImageRequest) => string;
}

/** https://help.aliyun.com/zh/model-studio/text-to-image: these five and no other. */
const SIZES: readonly Size[] = [
  [1664, 928],
  [1472, 1104],
  [1328, 1328],
  [1104, 1472],
  [928, 1664],
];
const fixed = (request: ImageRequest): string => chooseSize(SIZES, request).join('*');

/** From 512 × 512 to 2048 × 2048 pixels in all, in steps of 16: from memory. */
function free({ widthPixels, heightPixels }: ImageRequest): string {
  const pixels = widthPixels * heightPixels;
  const scale = Math.sqrt(Math.min(2048 ** 2, Math.max(512 ** 2, pixels)) / pixels);
  const side = pixels > 2048 ** 2 ? Math.floor : Math.ceil;
  return [widthPixels, heightPixels].map((length) => 16 * side((length * scale) / 16)).join('*');
}

/**
 * https://help.aliyun.com/zh/model-studio/qwen-image-api; what is said of 2 and 3 is from memory. The first name that
 * fits counts.
 */
const QWEN: readonly QwenImage[] = [
  { name: 'qwen-image-2.', route: 'multimodal', mostPictures: 3, size: free },
  { name: 'qwen-image-3.', route: 'multimodal', mostPictures: 3, size: free },
  { name: 'qwen-image-max', route: 'multimodal', mostPictures: 0, size: fixed },
  { name: 'qwen-image-plus', route: 'text2image', mostPictures: 0, size: fixed },
];
const FIRST: QwenImage = { name: 'qwen-image', route: 'text2image', mostPictures: 0, size: fixed };

/** The call for a picture; undefined for a model that is not known here. */
export function qwenCall(model: string, { request, shown }: QwenPicture): DashscopeCall | undefined {
  const qwen = model === FIRST.name ? FIRST : QWEN.find(({ name }) => model.startsWith(name));
  if (!qwen) {
    return undefined;
  }
  const notWanted = request.notWanted ? { negative_prompt: request.notWanted } : {};
  const parameters = {
    size: qwen.size(request),
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
