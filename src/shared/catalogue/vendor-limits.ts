import type { ModelKind, VendorName } from './models/model-entry.ts';

/** How much one vendor is asked for by the whole site, where the operator sets nothing else. */
export interface VendorLimit {
  /** Requests that wait for it or are worked on, at a time. */
  readonly atOnce: number;
  readonly startsPerMinute: number;
}

/** What an account of the lowest paid level may ask for, or a little less. The built-in engine has no such limit. */
export const VENDOR_LIMITS: Readonly<Record<Exclude<VendorName, 'draft'>, VendorLimit>> = {
  fal: { atOnce: 20, startsPerMinute: 120 },
  replicate: { atOnce: 20, startsPerMinute: 120 },
  openai: { atOnce: 5, startsPerMinute: 20 },
  google: { atOnce: 5, startsPerMinute: 20 },
  openrouter: { atOnce: 10, startsPerMinute: 60 },
  elevenlabs: { atOnce: 4, startsPerMinute: 60 },
  bytedance: { atOnce: 5, startsPerMinute: 60 },
  dashscope: { atOnce: 5, startsPerMinute: 60 },
  qianfan: { atOnce: 3, startsPerMinute: 30 },
  comfyui: { atOnce: 4, startsPerMinute: 60 },
  'openai-compatible': { atOnce: 4, startsPerMinute: 60 },
};

/** How long a person waits at most for paid work of a kind, in minutes. */
export interface WaitLimit {
  /** For a vendor that cannot be asked. */
  readonly toStartMinutes: number;
  /** For the end of what a vendor has accepted. */
  readonly toEndMinutes: number;
}

/** After these the coins come back. */
export const WAIT_LIMITS: Readonly<Record<ModelKind, WaitLimit>> = {
  text: { toStartMinutes: 30, toEndMinutes: 20 },
  image: { toStartMinutes: 30, toEndMinutes: 20 },
  'image-edit': { toStartMinutes: 30, toEndMinutes: 20 },
  video: { toStartMinutes: 120, toEndMinutes: 120 },
  voice: { toStartMinutes: 30, toEndMinutes: 20 },
  music: { toStartMinutes: 60, toEndMinutes: 30 },
  sound: { toStartMinutes: 30, toEndMinutes: 20 },
  'clip-sound': { toStartMinutes: 60, toEndMinutes: 30 },
  view: { toStartMinutes: 30, toEndMinutes: 20 },
  'image-upscale': { toStartMinutes: 30, toEndMinutes: 20 },
  'cut-out': { toStartMinutes: 30, toEndMinutes: 20 },
  'video-edit': { toStartMinutes: 120, toEndMinutes: 60 },
  'video-upscale': { toStartMinutes: 120, toEndMinutes: 120 },
  subtitles: { toStartMinutes: 60, toEndMinutes: 60 },
  'lip-sync': { toStartMinutes: 120, toEndMinutes: 120 },
  'model-3d': { toStartMinutes: 60, toEndMinutes: 60 },
  meme: { toStartMinutes: 30, toEndMinutes: 20 },
  template: { toStartMinutes: 60, toEndMinutes: 60 },
};

/** What an operator changed about a vendor's limits; null and absent for the usual ones. */
export interface LimitChange {
  readonly atOnce: number | null;
  readonly startsPerMinute: number | null;
  readonly waits: Readonly<Partial<Record<ModelKind, Partial<WaitLimit>>>>;
}

export const UNCHANGED_LIMITS: LimitChange = { atOnce: null, startsPerMinute: null, waits: {} };

/** Bounds of what an operator may enter. */
export const LIMIT_BOUNDS = { atOnce: 1_000, startsPerMinute: 10_000, waitMinutes: 1_440 } as const;

let changes: ReadonlyMap<string, LimitChange> = new Map();

/** Limits vendors in this way from now on in this process. */
export function changeLimits(given: ReadonlyMap<string, LimitChange>): void {
  changes = given;
}

/** How much a vendor is asked for. `usual` is the environment's number of requests at a time, if it has one. */
export function vendorLimit(vendor: Exclude<VendorName, 'draft'>, usual?: number): VendorLimit {
  const change = changes.get(vendor);
  const { atOnce, startsPerMinute } = VENDOR_LIMITS[vendor];
  return {
    atOnce: change?.atOnce ?? usual ?? atOnce,
    startsPerMinute: change?.startsPerMinute ?? startsPerMinute,
  };
}

/** How long a person waits at most for this vendor's work of this kind. */
export function waitLimit(vendor: string, kind: ModelKind): WaitLimit {
  return { ...WAIT_LIMITS[kind], ...changes.get(vendor)?.waits[kind] };
}

/** The times that an operator changed, one entry for each. */
export function changedWaits(limit: keyof WaitLimit): { vendor: string; kind: string; minutes: number }[] {
  return [...changes].flatMap(([vendor, { waits }]) =>
    Object.entries(waits).flatMap(([kind, given]) =>
      given[limit] === undefined ? [] : [{ vendor, kind, minutes: given[limit] }],
    ),
  );
}
