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
/** How `speaker` talks to `listener`. */
export function registerOf(speaker: Speaker, listener: Speaker): Register {
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
