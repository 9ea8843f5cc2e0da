import { LAYER_LIMITS, OWN_SOUNDS, type LayerLevel, type OwnSound } from '#src/shared/catalogue/clip-sound.ts';
import type { StoredFile } from '../../stored-file.ts';
import { readStoredFile } from '../../web/read-stored-file.ts';

/** What is filled in on the page. */
export interface AudioFields {
  clip: StoredFile | null;
  own: OwnSound;
  removesNoise: boolean;
  prompt: string;
  notWanted: string;
  levels: readonly LayerLevel[];
  model: string | undefined;
}

export const NO_FIELDS: AudioFields = {
  clip: null,
  own: 'mixed',
  removesNoise: true,
  prompt: '',
  notWanted: '',
  levels: [],
  model: undefined,
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was kept on this device, or ordered before, in order. */
export function settle(kept: Partial<Record<keyof AudioFields, unknown>>): AudioFields {
  return {
    clip: readStoredFile(kept.clip),
    own: OWN_SOUNDS.find((own) => own === kept.own) ?? NO_FIELDS.own,
    removesNoise: kept.removesNoise !== false,
    prompt: textOf(kept.prompt),
    notWanted: textOf(kept.notWanted),
    levels: settleLevels(kept.levels),
    model: typeof kept.model === 'string' ? kept.model : undefined,
  };
}

function settleLevels(kept: unknown): LayerLevel[] {
  const { least, most } = LAYER_LIMITS.decibels;
  const isDecibels = (level: unknown): level is number | null =>
    level === null || (typeof level === 'number' && level >= least && level <= most);
  return (Array.isArray(kept) ? kept : []).flatMap((level: Partial<Record<keyof LayerLevel, unknown>> | null) =>
    typeof level?.layer === 'string' && isDecibels(level.decibels)
      ? { layer: level.layer, decibels: level.decibels }
      : [],
  );
}
