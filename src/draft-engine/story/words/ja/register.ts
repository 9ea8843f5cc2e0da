import type { Speaker } from '../speaker.ts';

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

interface Pair {
  speaker: Speaker;
  listener: Speaker;
}

const isYoung = ({ age }: Speaker): boolean => age === 'child' || age === 'youth';
const isRough = ({ speaker }: Pair): boolean => GRUFF.test(speaker.concept) && speaker.gender !== 'feminine';

/** A rough one bows to nobody but whom everybody respects. */
function ofRough({ speaker, listener }: Pair): Register {
  const isBelow = RESPECTED.test(listener.concept) && !RESPECTED.test(speaker.concept) && speaker.kind === 'person';
  return isBelow ? 'polite' : 'gruff';
}

const isIntimate = ({ speaker, listener }: Pair): boolean =>
  listener.age === 'child' || CLOSE.test(speaker.concept) || CLOSE.test(listener.concept) || listener.kind !== 'person';

/** Who talks how, the first that fits. */
const RULES: readonly (readonly [fits: (pair: Pair) => boolean, register: (pair: Pair) => Register])[] = [
  [({ speaker }) => speaker.kind === 'robot', () => 'polite'],
  [
    ({ speaker }) => isYoung(speaker),
    ({ speaker, listener }) => (RESPECTED.test(listener.concept) && !GRUFF.test(speaker.concept) ? 'polite' : 'soft'),
  ],
  [isRough, ofRough],
  [({ speaker }) => speaker.kind !== 'person', () => 'soft'],
  [
    ({ speaker }) => speaker.age === 'old',
    ({ speaker }) => (speaker.gender === 'masculine' && !POLITE.test(speaker.concept) ? 'gruff' : 'soft'),
  ],
  [isIntimate, () => 'soft'],
  [({ speaker, listener }) => POLITE.test(speaker.concept) || RESPECTED.test(listener.concept), () => 'polite'],
];

/** How `speaker` talks to `listener`. */
export function registerOf(speaker: Speaker, listener: Speaker): Register {
  const pair = { speaker, listener };
  return RULES.find(([fits]) => fits(pair))?.[1](pair) ?? 'soft';
}
