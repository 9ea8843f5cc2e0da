import type { StoredFile } from '../../stored-file.ts';
import { readStoredFile } from '../../web/read-stored-file.ts';

/** What is filled in on the page. */
export interface VideoUpscaleFields {
  clip: StoredFile | null;
  factor: 2 | 4;
  model: string | undefined;
}

export const NO_FIELDS: VideoUpscaleFields = { clip: null, factor: 4, model: undefined };

/** What was kept on this device, or ordered before, in order. */
export function settle(kept: Partial<Record<keyof VideoUpscaleFields, unknown>>): VideoUpscaleFields {
  return {
    clip: readStoredFile(kept.clip),
    factor: kept.factor === 2 ? 2 : 4,
    model: typeof kept.model === 'string' ? kept.model : undefined,
  };
}
