import type { DeedId } from './deeds.ts';
import type { PhraseRole, TextReading } from './text-reading.ts';

/** What a thing does without having a mind: doors close, stars fall, houses burn. */
export const THINGS_DO: ReadonlySet<DeedId> = new Set<DeedId>([
  'open',
  'close',
  'lock',
  'fall',
  'break',
  'tear',
  'burn',
  'put_out',
  'appear',
  'vanish',
  'grow',
  'shrink',
  'turn_into',
  'die_away',
  'arrive',
  'leave',
  'be',
  'have',
  'show',
  'hide',
  'use',
  'drop',
  'fly',
  'lead',
  'fail',
  'attack',
  'kill',
  'trap',
  'travel',
  'pour',
  'carry',
  // Bread waits on a shelf, a piano sounds.
  'wait',
  'play_music',
]);
/** Deeds to somebody: a letter is sent to a person. */
const TO_SOMEBODY: ReadonlySet<DeedId> = new Set<DeedId>([
  'give',
  'speak',
  'whisper',
  'show',
  'teach',
  'sell',
  'pay',
  'telephone',
  'write',
  'meet',
  'marry',
  'befriend',
  'help',
]);
const MET: ReadonlySet<PhraseRole> = new Set<PhraseRole>(['recipient', 'companion']);

/**
 * The phrases of which a known verb says that they have a mind, and those on whom the whole text hangs: an unknown noun
 * is somebody only then.
 */
export function animatePhrases(
  { clauses }: Pick<TextReading, 'clauses'>,
  deeds: ReadonlyMap<string, DeedId>,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { kind, predicate, roles, isState } of clauses) {
    const deed = deeds.get(predicate);
    for (const { role, phrase } of roles) {
      const isTo = roles.some((each) => each.role === 'recipient');
      const does = deed === undefined ? kind === 'main' && !isState : isTo || !THINGS_DO.has(deed);
      const acts = role === 'agent' && does;
      const isMet = MET.has(role) && deed !== undefined && TO_SOMEBODY.has(deed);
      if (acts || isMet) {
        found.add(phrase);
      }
    }
  }
  return found;
}
