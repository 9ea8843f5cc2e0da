import type { CastFact, StoryFacts } from '../../story-facts.ts';

/** How a character speaks: soft and plain, polite, or gruff. */
export type Register = 'soft' | 'polite' | 'gruff';

const GRUFF =
  /\.(samurai|ninja|swordsman|martial_artist|general|king|emperor|outlaw|pirate|assassin|enemy|villain|criminal|bank_robber|blacksmith|fisherman|captain|sheriff|cowboy|boxer|giant|dragon|wolf|bear|lion|tiger|monster|dinosaur|storm|mountain|sea|fire|earth|thief|soldier|carpenter|master)$/;
const POLITE =
  /\.(customer|reporter|judge|police_officer|guard|waiter|barista|librarian|nurse|courier|postman|host|lawyer|guest|hotel_keeper|office_worker|professor|scientist|teacher|priest|monk|queen|butler|actor|politician|mayor|vampire|engineer|clockmaker|tailor|stranger|programmer|shopkeeper|android|robot|computer_mind)$/;
const RESPECTED =
  /\.(teacher|master|professor|king|queen|emperor|judge|boss|doctor|captain|general|priest|coach|customer)$/;
const CLOSE =
  /\.(friend|brother|sister|lover|rival|husband|wife|mother|father|son|daughter|grandson|granddaughter|grandmother|grandfather|child|boy|girl|neighbour)$/;
const TITLES: Readonly<Record<string, string>> = {
  teacher: '先生',
  professor: '先生',
  doctor: '先生',
  vet: '先生',
  master: '師匠',
  coach: 'コーチ',
  captain: '船長',
  king: '陛下',
  queen: '陛下',
  emperor: '陛下',
  princess: '姫',
  prince: '王子',
  customer: 'お客さん',
  boss: '社長',
  grandmother: 'おばあちゃん',
  grandfather: 'おじいちゃん',
  mother: 'お母さん',
  father: 'お父さん',
  judge: '裁判長',
  detective: '探偵さん',
  police_officer: 'おまわりさん',
  priest: '神父さま',
  monk: '和尚さん',
  guard: '番人さん',
};

const idOf = (cast: CastFact): string => cast.concept.slice(cast.concept.indexOf('.') + 1);

/** How `speaker` talks to `listener`. */
export function registerOf(speaker: CastFact, listener: CastFact): Register {
  if (speaker.kind === 'robot') {
    return 'polite';
  }
  if (speaker.age === 'child' || speaker.age === 'youth') {
    return RESPECTED.test(listener.concept) && !GRUFF.test(speaker.concept) ? 'polite' : 'soft';
  }
  if (GRUFF.test(speaker.concept) && speaker.gender !== 'feminine') {
    return RESPECTED.test(listener.concept) && !RESPECTED.test(speaker.concept) && speaker.kind === 'person'
      ? 'polite'
      : 'gruff';
  }
  if (speaker.kind !== 'person') {
    return 'soft';
  }
  if (speaker.age === 'old') {
    return speaker.gender === 'masculine' && !POLITE.test(speaker.concept) ? 'gruff' : 'soft';
  }
  if (
    listener.age === 'child' ||
    CLOSE.test(speaker.concept) ||
    CLOSE.test(listener.concept) ||
    listener.kind !== 'person'
  ) {
    return 'soft';
  }
  if (POLITE.test(speaker.concept) || RESPECTED.test(listener.concept)) {
    return 'polite';
  }
  return 'soft';
}

/** The word for 'I' that fits age, gender and register. */
export function firstPerson(speaker: CastFact, listener: CastFact): string {
  const register = registerOf(speaker, listener);
  if (speaker.kind === 'robot') {
    return '私';
  }
  if (speaker.kind !== 'person') {
    return register === 'gruff' ? 'わし' : 'わたし';
  }
  if (speaker.gender === 'feminine') {
    return register === 'polite' ? '私' : 'わたし';
  }
  if (speaker.age === 'child') {
    return 'ぼく';
  }
  if (speaker.age === 'old') {
    return register === 'gruff' ? 'わし' : '私';
  }
  return register === 'polite' ? '私' : register === 'gruff' ? '俺' : speaker.gender === 'masculine' ? '僕' : 'わたし';
}

/** How `speaker` addresses `listener`. */
export function secondPerson(speaker: CastFact, listener: CastFact): string {
  const register = registerOf(speaker, listener);
  const title = TITLES[idOf(listener)];
  if (title && register !== 'gruff') {
    return title;
  }
  if (!listener.named) {
    return register === 'polite' ? 'あなた' : register === 'gruff' ? 'おまえ' : 'きみ';
  }
  const elder =
    listener.age === 'old' || (listener.age === 'adult' && (speaker.age === 'child' || speaker.age === 'youth'));
  return register === 'polite' || (elder && register === 'soft') ? `${listener.name}さん` : listener.name;
}

/** True where the narrator speaks to the audience with です and ます. */
export function narratesPolitely(facts: StoryFacts): boolean {
  return (
    facts.voice === 'childlike' ||
    facts.voice === 'salesman' ||
    ['ads', 'education', 'news', 'variety', 'travel'].includes(facts.type)
  );
}
