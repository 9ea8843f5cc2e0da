import {
  LAYER_LIMITS,
  levelsByLayer,
  OWN_SOUNDS,
  type LayerLevels,
  type OwnSound,
} from '#src/shared/catalogue/clip-sound.ts';
import type { StoredFile } from '../../stored-file.ts';
import { readStoredFile } from '../../web/read-stored-file.ts';

/** What is filled in on the page. */
export interface AudioFields {
  clip: StoredFile | null;
  own: OwnSound;
  removesNoise: boolean;
  prompt: string;
  notWanted: string;
  /** Decibels by the name of a layer; null takes it out. */
  levels: LayerLevels;
  model: string | undefined;
}

export const NO_FIELDS: AudioFields = {
  clip: null,
  own: 'mixed',
  removesNoise: true,
  prompt: '',
  notWanted: '',
  levels: {},
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

/** An order has them as a list. */
function settleLevels(kept: unknown): LayerLevels {
  if (Array.isArray(kept)) {
    return settleLevels(levelsByLayer(kept.filter((level) => typeof level?.layer === 'string')));
  }
  const { least, most } = LAYER_LIMITS.decibels;
  const isLevel = (level: unknown): level is number | null =>
    level === null || (typeof level === 'number' && level >= least && level <= most);
  return Object.fromEntries(
    Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).filter(
      (entry): entry is [string, number | null] => isLevel(entry[1]),
    ),
  );
}
