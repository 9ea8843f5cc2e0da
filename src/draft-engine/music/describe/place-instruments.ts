import { isAble, SUBSTITUTES, type InstrumentName, type SubstitutedName } from '../style/instruments.ts';
import { ROLES, type Role } from '../style/style.ts';
import type { GroupName } from './notions.ts';

type Roles = Partial<Record<Role, InstrumentName>>;

interface Placed {
  roles: Roles;
  substitutes: { asked: string; played: string }[];
  /** True where only those named play. */
  isAlone: boolean;
}

/** What the named groups put into their places. */
const GROUP_ROLES: Readonly<Partial<Record<GroupName, Roles>>> = {
  strings_group: { harmony: 'strings', pad: 'slow_strings', figure: 'strings', bass: 'contrabass' },
  brass_group: { melody: 'trumpet', second: 'trombone', harmony: 'brass', bass: 'tuba' },
  synths: {
    melody: 'poly_synth',
    harmony: 'synth_strings',
    figure: 'poly_synth',
    pad: 'synth_pad',
    bass: 'synth_bass',
  },
  orchestra: { harmony: 'strings', second: 'horn', figure: 'strings', bass: 'contrabass', pad: 'slow_strings' },
};
/** Places for which instruments are asked, with what they must be able to do, the most telling first. */
const SEATS: readonly (readonly [Role, 'm' | 'f' | 'h' | 'b'])[] = [
  ['melody', 'm'],
  ['figure', 'f'],
  ['second', 'm'],
  ['harmony', 'h'],
  ['bass', 'b'],
];
/** What whoever takes a place that is left must be able to do. */
const ABILITIES: Readonly<Partial<Record<Role, 'm' | 'f' | 'h' | 'b'>>> = {
  melody: 'm',
  figure: 'f',
  harmony: 'h',
  bass: 'b',
};
/** From so many named players on, they need nobody else. */
const ENSEMBLE = 2;

/**
 * Seats the instruments that a description names. Two or more without a kind of music, one alone, or a piano in a quiet
 * piece play by themselves; else they take their places in the ensemble. What the sound font lacks is played by the
 * nearest.
 */
export function placeInstruments(
  named: readonly (InstrumentName | SubstitutedName)[],
  groups: readonly GroupName[],
  { base, isKind, isQuiet }: { base: Roles; isKind: boolean; /** Of the mood. */ isQuiet: boolean },
): Placed {
  const substitutes = named.flatMap((name) =>
    isSubstituted(name) ? [{ asked: name, played: SUBSTITUTES[name] }] : [],
  );
  const players = [...new Set(named.map((name): InstrumentName => (isSubstituted(name) ? SUBSTITUTES[name] : name)))];
  const grouped: Roles = Object.assign({}, ...groups.map((group) => GROUP_ROLES[group] ?? {}));
  const isAlone =
    Object.keys(grouped).length === 0 &&
    players.length > 0 &&
    (groups.includes('solo') || (!isKind && (players.length >= ENSEMBLE || (isQuiet && players.some(isWhole)))));
  const seated = seat(players, isAlone);
  const roles = isAlone ? seated : { ...base, ...grouped, ...seated };
  return { roles, substitutes, isAlone };
}

/** Plays melody, chords and bass alone, as a piano does. */
const isWhole = (name: InstrumentName): boolean =>
  isAble(name, 'm') && isAble(name, 'f') && isAble(name, 'h') && isAble(name, 'b');

const isSubstituted = (name: string): name is SubstitutedName => Object.hasOwn(SUBSTITUTES, name);

function seat(players: readonly InstrumentName[], isAlone: boolean): Roles {
  const roles: Roles = {};
  const waiting = [...players].sort((one, other) => singing(other) - singing(one));
  for (const [role, ability] of SEATS) {
    const player = waiting.find((name) => isAble(name, ability));
    if (player !== undefined) {
      roles[role] = player;
      waiting.splice(waiting.indexOf(player), 1);
    }
  }
  if (isAlone) {
    // Whoever can takes the places that are left.
    for (const role of ROLES) {
      const ability = ABILITIES[role];
      const player = ability === undefined ? undefined : players.find((name) => isAble(name, ability));
      if (roles[role] === undefined && player !== undefined) {
        roles[role] = player;
      }
    }
  }
  return roles;
}

/** Those that only sing come before those that also accompany. */
function singing(name: InstrumentName): number {
  return (isAble(name, 'm') ? 1 : 0) + (isAble(name, 'f') || isAble(name, 'h') ? 0 : 1);
}
