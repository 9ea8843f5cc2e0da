import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Level } from '../../korean/conjugate.ts';
import { TOLD_TYPES } from '../../telling/told-types.ts';
import type { Speaker } from '../speaker.ts';

const AGAINST = /\.(rival|enemy|villain|outlaw|assassin)$/;
const CLOSE =
  /\.(friend|brother|sister|lover|husband|wife|couple|mother|father|son|daughter|grandson|granddaughter|grandmother|grandfather)$/;
const PARENT = /\.(mother|father|brother|sister)$/;
const RULER = /\.(king|queen|emperor)$/;
const ELDER = /\.(master|king|emperor|general|wizard|captain|monk)$/;
const RANKED = /\.(soldier|guard|police_officer|firefighter|host|reporter|spy)$/;
const young = (cast: Speaker): boolean => cast.age === 'child' || cast.age === 'youth';

/** Film types that a narrator tells softly, as to children, and formally, as to an audience. */
const SOFT: ReadonlySet<FilmType> = new Set<FilmType>(['animation', 'family']);
const FORMAL: ReadonlySet<FilmType> = new Set<FilmType>([
  'ads',
  'variety',
  'news',
  'education',
  'documentary',
  'biography',
  'nature',
]);

/** How the narrator ends sentences. */
export function narratorLevel(type: FilmType): Level {
  if (SOFT.has(type)) {
    return 'soft';
  }
  return FORMAL.has(type) ? 'formal' : 'plain';
}

/** Two who talk, and the world in which they do. */
interface Talk {
  speaker: Speaker;
  listener: Speaker;
  isTold: boolean;
  isOldWorld: boolean;
  isPublic: boolean;
}

type Rule = (talk: Talk) => Level | undefined;

const byKind: Rule = ({ speaker, listener, isTold }) => {
  if (speaker.kind === 'robot') {
    return 'stiff';
  }
  if (speaker.kind !== 'person') {
    return 'low';
  }
  return listener.kind === 'person' ? undefined : spoken(isTold);
};

const spoken = (isPolite: boolean): Level => (isPolite ? 'polite' : 'low');

const byRank: Rule = ({ speaker, listener }) =>
  RULER.test(listener.concept) && !RULER.test(speaker.concept) ? 'stiff' : undefined;

const byType: Rule = ({ speaker, listener, isTold, isPublic }) =>
  isTold || isPublic ? spoken(!(speaker.age === 'old' && young(listener))) : undefined;

const byEnmity: Rule = ({ speaker, listener }) =>
  AGAINST.test(speaker.concept) || AGAINST.test(listener.concept) ? 'low' : undefined;

const byYouth: Rule = ({ speaker, listener }) => {
  if (!young(speaker)) {
    return undefined;
  }
  const isKin = PARENT.test(listener.concept) || (PARENT.test(speaker.concept) && listener.age === 'adult');
  return spoken(!(young(listener) || isKin));
};

const toTheYoung: Rule = ({ speaker, listener, isOldWorld }) => {
  const isElder = ELDER.test(speaker.concept) && speaker.gender === 'masculine' && isOldWorld;
  return young(listener) ? elderly(isElder) : undefined;
};

const elderly = (isElder: boolean): Level => (isElder ? 'old' : 'low');

const byAge: Rule = ({ speaker, listener, isOldWorld }) => {
  if (speaker.age === 'old' && listener.age !== 'old') {
    return elderly(speaker.gender === 'masculine');
  }
  if (speaker.age === 'old' || listener.age !== 'old') {
    return undefined;
  }
  if (PARENT.test(listener.concept)) {
    return 'low';
  }
  return isOldWorld || RANKED.test(speaker.concept) ? 'stiff' : 'polite';
};

const byCloseness: Rule = ({ speaker, listener }) =>
  CLOSE.test(speaker.concept) || CLOSE.test(listener.concept) ? 'low' : undefined;

const byWorld: Rule = ({ speaker, isOldWorld }) => {
  if (isOldWorld) {
    return 'archaic';
  }
  return RANKED.test(speaker.concept) ? 'stiff' : undefined;
};

const RULES: readonly Rule[] = [byKind, byRank, byType, byEnmity, byYouth, toTheYoung, byAge, byCloseness, byWorld];

/** How `speaker` talks to `listener`: by kind, age, closeness and the film's world. */
export function levelOf(speaker: Speaker, listener: Speaker, { type }: { type: FilmType }): Level {
  const talk: Talk = {
    speaker,
    listener,
    isTold: TOLD_TYPES.has(type),
    isOldWorld: type === 'martial_arts' || type === 'history',
    isPublic: type === 'variety',
  };
  const found = RULES.map((rule) => rule(talk)).find((level) => level !== undefined);
  return found ?? (speaker.age === 'old' && speaker.gender === 'masculine' ? 'old' : 'polite');
}
