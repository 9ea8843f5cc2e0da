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

/** How `speaker` talks to `listener`: by kind, age, closeness and the film's world. */
export function levelOf(speaker: Speaker, listener: Speaker, { type }: { type: FilmType }): Level {
  if (speaker.kind === 'robot') {
    return 'stiff';
  }
  if (speaker.kind !== 'person') {
    return 'low';
  }
  if (listener.kind !== 'person') {
    return TOLD_TYPES.has(type) ? 'polite' : 'low';
  }
  if (RULER.test(listener.concept) && !RULER.test(speaker.concept)) {
    return 'stiff';
  }
  if (TOLD_TYPES.has(type) || type === 'variety') {
    return speaker.age === 'old' && young(listener) ? 'low' : 'polite';
  }
  if (AGAINST.test(speaker.concept) || AGAINST.test(listener.concept)) {
    return 'low';
  }
  const wuxia = type === 'martial_arts' || type === 'history';
  if (young(speaker)) {
    return young(listener) ||
      PARENT.test(listener.concept) ||
      (PARENT.test(speaker.concept) && listener.age === 'adult')
      ? 'low'
      : 'polite';
  }
  if (young(listener)) {
    return ELDER.test(speaker.concept) && speaker.gender === 'masculine' && wuxia ? 'old' : 'low';
  }
  if (speaker.age === 'old' && listener.age !== 'old') {
    return speaker.gender === 'masculine' ? 'old' : 'low';
  }
  if (speaker.age !== 'old' && listener.age === 'old') {
    return PARENT.test(listener.concept) ? 'low' : wuxia || RANKED.test(speaker.concept) ? 'stiff' : 'polite';
  }
  if (CLOSE.test(speaker.concept) || CLOSE.test(listener.concept)) {
    return 'low';
  }
  if (wuxia) {
    return 'archaic';
  }
  if (RANKED.test(speaker.concept)) {
    return 'stiff';
  }
  return speaker.age === 'old' && speaker.gender === 'masculine' ? 'old' : 'polite';
}
