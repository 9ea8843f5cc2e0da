import type { Random } from '#src/shared/random.ts';
import type { InstrumentName } from './instruments.ts';
import { ROLES, type Ensemble, type Role } from './style.ts';

/** One instrument for each place of an ensemble; the second voice is another than the melody's where there is one. */
export function chooseInstruments(ensemble: Ensemble, random: Random): Partial<Record<Role, InstrumentName>> {
  const chosen: Partial<Record<Role, InstrumentName>> = {};
  for (const role of ROLES) {
    const choices = ensemble[role] ?? [];
    const others = role === 'second' ? choices.filter((name) => name !== chosen.melody) : choices;
    if (choices.length > 0) {
      chosen[role] = random.pick(others.length > 0 ? others : choices);
    }
  }
  return chosen;
}
