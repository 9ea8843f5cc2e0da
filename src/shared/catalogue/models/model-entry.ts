/** What kind of work a model does. */
export const MODEL_KINDS = ['text', 'image', 'image-edit', 'video', 'voice', 'music', 'sound'] as const;
export type ModelKind = (typeof MODEL_KINDS)[number];

/** Who serves a model. `draft` is the engine of this program itself. */
export const VENDORS = ['draft', 'fal', 'openai', 'google', 'openrouter', 'qianfan', 'bytedance', 'ollama'] as const;
export type VendorName = (typeof VENDORS)[number];

/** Days are written YYYY-MM-DD; a retired model whose day is not known has none. */
export type Lifecycle = { state: 'live' } | { state: 'retiring'; on: string } | { state: 'retired'; on?: string };

/** What a model can be given beside words. */
export const MODEL_INPUTS = ['text', 'image', 'end_image', 'references'] as const;
export type ModelInput = (typeof MODEL_INPUTS)[number];

/** A model as data: everything that a list, a price, a check before spending and a vendor need to know. */
export interface ModelEntry {
  /** Unique over all kinds. */
  readonly id: string;
  /** Name of the product, the same in every language. */
  readonly label: string;
  readonly kind: ModelKind;
  readonly vendor: VendorName;
  /** The vendor's own name of the model. */
  readonly vendorModel: string;
  /** Who made the model. */
  readonly company: string;
  /** Coins for one unit: a picture, a clip of the shortest length, a second where `pricedPerSecond`. */
  readonly priceCoins: number;
  readonly pricedPerSecond?: true;
  /** For members only. */
  readonly premium: boolean;
  readonly isNew: boolean;
  readonly lifecycle: Lifecycle;
  /** Id of the model that takes its place; may be offered, never used silently. */
  readonly successor?: string;
  /** Takes a picture for the last frame. */
  readonly supportsEndFrame: boolean;
  readonly inputs: readonly ModelInput[];
  /** Lengths of a clip in seconds, the shortest first; absent where any length goes or it is no clip. */
  readonly durationsSeconds?: readonly number[];
  /** Shorter side in pixels, written as people say it; absent where it has no sense. */
  readonly resolutions?: readonly string[];
}
