import type { Level } from '../../korean/conjugate.ts';
import { soundAfter } from '../../korean/hangul.ts';
import { TOLD_TYPES } from '../../shapes/shapes.ts';
import type { CastFact, StoryFacts } from '../../story-facts.ts';

const AGAINST = /\.(rival|enemy|villain|outlaw|assassin)$/;
const CLOSE =
  /\.(friend|brother|sister|lover|husband|wife|couple|mother|father|son|daughter|grandson|granddaughter|grandmother|grandfather)$/;
const PARENT = /\.(mother|father|brother|sister)$/;
const RULER = /\.(king|queen|emperor)$/;
const ELDER = /\.(master|king|emperor|general|wizard|captain|monk)$/;
const RANKED = /\.(soldier|guard|police_officer|firefighter|host|reporter|spy)$/;
const CALLS: Readonly<Record<string, string>> = {
  grandmother: '할머니',
  grandfather: '할아버지',
  old_woman: '할머니',
  old_man: '어르신',
  mother: '엄마',
  father: '아빠',
  teacher: '선생님',
  professor: '교수님',
  doctor: '선생님',
  nurse: '간호사님',
  vet: '선생님',
  master: '스승님',
  coach: '코치님',
  captain: '선장님',
  general: '장군님',
  king: '폐하',
  queen: '폐하',
  emperor: '폐하',
  prince: '왕자님',
  princess: '공주님',
  boss: '사장님',
  judge: '재판장님',
  detective: '탐정님',
  police_officer: '경관님',
  priest: '신부님',
  monk: '스님',
  customer: '손님',
  guest: '손님',
  mayor: '시장님',
  driver: '기사님',
  taxi_driver: '기사님',
  courier: '기사님',
  shopkeeper: '사장님',
  chef: '셰프님',
  lawyer: '변호사님',
  reporter: '기자님',
  hotel_keeper: '사장님',
};
const idOf = (cast: CastFact): string => cast.concept.slice(cast.concept.indexOf('.') + 1);
/** What of somebody decides how they speak and are spoken to. */
export type Speaker = Pick<CastFact, 'kind' | 'concept' | 'age' | 'gender'>;
const young = (cast: Speaker): boolean => cast.age === 'child' || cast.age === 'youth';

/** How the narrator ends sentences. */
export function narratorLevel(facts: Pick<StoryFacts, 'type' | 'voice'>): Level {
  if (facts.voice === 'childlike') {
    return 'soft';
  }
  if (facts.voice === 'salesman' || ['ads', 'news', 'education'].includes(facts.type)) {
    return 'formal';
  }
  return facts.voice === 'reporting' && ['documentary', 'nature', 'travel', 'biography', 'history'].includes(facts.type)
    ? 'formal'
    : 'plain';
}

/** How `speaker` talks to `listener`: by kind, age, closeness and the film's world. */
export function levelOf(speaker: Speaker, listener: Speaker, facts: Pick<StoryFacts, 'type'>): Level {
  if (speaker.kind === 'robot') {
    return 'stiff';
  }
  if (speaker.kind !== 'person') {
    return 'low';
  }
  if (listener.kind !== 'person') {
    return TOLD_TYPES.has(facts.type) ? 'polite' : 'low';
  }
  if (RULER.test(listener.concept) && !RULER.test(speaker.concept)) {
    return 'stiff';
  }
  if (TOLD_TYPES.has(facts.type) || facts.type === 'variety') {
    return speaker.age === 'old' && young(listener) ? 'low' : 'polite';
  }
  if (AGAINST.test(speaker.concept) || AGAINST.test(listener.concept)) {
    return 'low';
  }
  const wuxia = facts.type === 'martial_arts' || facts.type === 'history';
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

/** What one calls the other to its face, ready to be followed by a comma. */
export function callOf(listener: CastFact, speaker: CastFact, facts: Pick<StoryFacts, 'type'>): string {
  const level = levelOf(speaker, listener, facts);
  const title = CALLS[idOf(listener)];
  if (title && listener.kind === 'person' && (level !== 'low' || PARENT.test(listener.concept)) && level !== 'old') {
    return title;
  }
  const name = listener.name;
  const vocative = `${name}${soundAfter(name) === '' ? '야' : '아'}`;
  if (listener.kind !== 'person' || level === 'low') {
    return listener.kind === 'person' && listener.age === 'old' ? '영감' : vocative;
  }
  if (level === 'old') {
    return young(listener) ? vocative : '이보게';
  }
  if (level === 'archaic') {
    return '이보시오';
  }
  return listener.age === 'old'
    ? listener.gender === 'feminine'
      ? '할머니'
      : '어르신'
    : young(listener)
      ? vocative
      : `${name} 씨`;
}
