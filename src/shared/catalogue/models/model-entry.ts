import type { Language } from '../../language/languages.ts';
import type { ClipEffort } from '../clip-modes.ts';

/** Kinds of models. */
export const MODEL_KINDS = [
  'text',
  'image',
  'image-edit',
  'view',
  'image-upscale',
  'cut-out',
  'video',
  'video-edit',
  'video-upscale',
  'subtitles',
  'lip-sync',
  'voice',
  'music',
  'sound',
  'clip-sound',
  'model-3d',
  'meme',
  'template',
] as const;
export type ModelKind = (typeof MODEL_KINDS)[number];

/** The vendors of models. `draft` is the built-in engine, `openai-compatible` the operator's own language model. */
export const VENDORS = [
  'draft',
  'fal',
  'replicate',
  'openai',
  'google',
  'openrouter',
  'elevenlabs',
  'bytedance',
  'dashscope',
  'qianfan',
  'openai-compatible',
  'comfyui',
] as const;
export type VendorName = (typeof VENDORS)[number];

/** Days are YYYY-MM-DD; a retired model whose day is unknown has none. */
type Lifecycle = { state: 'live' } | { state: 'retiring'; on: string } | { state: 'retired'; on?: string };

/** Inputs of a model; `end_image` is a picture for the last frame of a clip, `mask` says where a picture may change. */
export const MODEL_INPUTS = ['text', 'image', 'end_image', 'references', 'mask', 'clip', 'sound'] as const;
export type ModelInput = (typeof MODEL_INPUTS)[number];

/** A way to a model: by this vendor, under this name. */
export interface Route {
  readonly vendor: VendorName;
  readonly vendorModel: string;
}

/** A model as data: everything that lists, prices, checks before spending and vendors need. */
export interface ModelEntry {
  /** Unique across all kinds. */
  readonly id: string;
  /** Product name, the same in every language. */
  readonly label: string;
  readonly kind: ModelKind;
  readonly vendor: VendorName;
  /** The vendor's name of the model. */
  readonly vendorModel: string;
  /** Further ways to it, tried in this order where the first is not set up or surely did not start. */
  readonly otherRoutes?: readonly Route[];
  /** The company that made the model. */
  readonly company: string;
  /** Coins per unit: a picture, a clip of the shortest length, a second with `pricedPerSecond`. */
  readonly priceCoins: number;
  readonly pricedPerSecond?: true;
  /** Members only. */
  readonly premium: boolean;
  readonly isNew: boolean;
  readonly lifecycle: Lifecycle;
  /** Id of the model that replaces it; may be offered, never used silently. */
  readonly successor?: string;
  readonly inputs: readonly ModelInput[];
  /** Clip lengths in seconds, the shortest first; absent when any length is accepted or it makes no clips. */
  readonly durationsSeconds?: readonly number[];
  /** Shorter side in pixels, such as 720p; absent when it does not apply. */
  readonly resolutions?: readonly string[];
  /** Ways of making a clip that it lets one choose between; absent where it has one. */
  readonly efforts?: readonly ClipEffort[];
  /** Of 'precise' among them: up to which length it is possible, and how many times the usual price it costs. */
  readonly precise?: { readonly mostSeconds: number; readonly priceFactor: number };
  /** The operator does not offer it now. */
  readonly switchedOff?: true;
  /** Id of the model that does its work here, by the operator's choice. */
  readonly servedBy?: string;
  /** Strengths of the model, in a sentence. */
  readonly description?: Readonly<Record<Language, string>>;
}
