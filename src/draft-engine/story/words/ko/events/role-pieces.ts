import type { IdeaEvent, IdeaGraph, ParticipantId } from '../../../idea/idea-graph.ts';
import { bareDeeds } from '../../../idea/implied-ids.ts';
import { inStoryOrder } from '../../../plot/story-order.ts';
import type { Piece } from '../../events/piece.ts';
import type { FilmFacts } from '../../film-words.ts';
import { SLOT_END } from '../particles.ts';
import { mentionsOf } from './clause-subject.ts';
import { KOREAN_DEED_VERBS } from './deed-verbs.ts';
import { KOREAN_BARE_DEEDS } from './implied-verbs.ts';
import { type Ending, isStative, settleMarks } from './marks.ts';
import type { Noun } from './nouns.ts';

type Nouns = ReadonlyMap<ParticipantId, Noun>;

/** Events as sentences made from their roles, for ideas in another language. */
export function rolePieces(
  { graph }: FilmFacts,
  nouns: Nouns,
  ending: Ending,
  placeOf: (event: IdeaEvent) => string | undefined,
): Piece[] {
  return inStoryOrder(graph.events).flatMap((event): Piece[] => {
    const subject = event.roles.agent?.find((id) => nouns.get(id)?.isSafe) ?? event.describes;
    const text = subject && tellRoles(event, subject, { graph, nouns, ending, place: placeOf(event) });
    return text
      ? [{ events: [event.id], from: event.span.from, to: event.span.to, subject, mentions: mentionsOf(event), text }]
      : [];
  });
}

const OFTEN = {
  once: '',
  again: '다시 ',
  often: '자꾸 ',
  always: '늘 ',
  each_day: '날마다 ',
  each_night: '밤마다 ',
  each_year: '해마다 ',
} as const;

interface RoleScene {
  graph: IdeaGraph;
  nouns: Nouns;
  ending: Ending;
  place: string | undefined;
}

function tellRoles(
  event: IdeaEvent,
  subject: ParticipantId,
  { graph, nouns, ending, place }: RoleScene,
): string | undefined {
  const { roles, deed } = event;
  const told = (ids: readonly ParticipantId[] = []): string | undefined => {
    const id = ids.find((one) => one !== subject && nouns.get(one)?.isSafe);
    return id === undefined ? undefined : `${nouns.get(id)?.full}${SLOT_END}`;
  };
  const { particle, verb, alone } = verbOf(event, graph);
  const object = told(roles.patient) ?? told(roles.result) ?? (deed === 'speak' ? undefined : told(roles.topic));
  const parts = [
    place === undefined ? undefined : `${place}에서`,
    OFTEN[event.often ?? 'once'].trim() || undefined,
    told(roles.companion) && `${told(roles.companion)}${WITH[particle] ?? '과 함께'}`,
    told(roles.recipient) && `${told(roles.recipient)}에게`,
    told(roles.instrument) && `${told(roles.instrument)}으로`,
    object && particle !== '' ? `${object}${particle}` : undefined,
  ].filter((part) => part !== undefined && part !== '');
  const base = object ? verb : alone;
  return settleMarks(`{S} ${parts.join(' ')} ${inMood(event, base)}`.replace(/\s+/g, ' '), ending);
}

/** Two who part or dance do it with each other anyway. */
const WITH: Readonly<Record<string, string>> = { 과: '과' };

/** The deed's verb, its object's particle, and how it is told where nothing is named. */
function verbOf(event: IdeaEvent, graph: IdeaGraph): { particle: string; verb: string; alone: string } {
  const [particle, verb, usual = verb] = KOREAN_DEED_VERBS[event.deed ?? 'work'];
  return { particle, verb, alone: bareDeeds(event, graph, KOREAN_BARE_DEEDS)[0] ?? usual };
}

/** The predicate with what the event's mood adds. */
function inMood({ mood, isNegated }: IdeaEvent, base: string): string {
  const parts = base.split(' ');
  const verb = parts.pop() as string;
  const stem = verb.slice(0, -1);
  const lead = parts.length > 0 ? `${parts.join(' ')} ` : '';
  const mark = (word: string): string => `<${word}${isStative(word) ? '*' : ''}>`;
  if (isNegated) {
    return `${lead}${stem}지 ${mark(mood === 'can' ? '못하다' : '않다')}`;
  }
  const added: Partial<Record<IdeaEvent['mood'], string>> = {
    wants: `${stem}고 <싶어 하다>`,
    tries: `${stem}기 위해 <애쓰다>`,
    can: `${stem}게 <되다>`,
    must: `${stem}지 않으면 안 <되다>`,
    refuses: `${stem}기를 <거부하다>`,
    asks: `${stem}기를 <바라다>`,
    begins: `${stem}기 <시작하다>`,
    stops: `${stem}기를 <멈추다>`,
  };
  return `${lead}${added[mood] ?? mark(verb)}`;
}
