import type { CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { Stem } from '#src/shared/catalogue/stems.ts';

/** The volumes of the stems by the owner's choice; nothing where all are as designed, so that keys of mixes stay. */
export function chosenVolumes({ volumes }: Pick<CutSettings, 'volumes'>): { volumes?: Record<Stem, number> } {
  const { voice, music, effects } = volumes;
  const isAsDesigned = [voice, music, effects].every((volume) => volume === 1);
  return isAsDesigned ? {} : { volumes: { voice, music, effects, ambience: effects } };
}
