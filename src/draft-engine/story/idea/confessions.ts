import type { DeedId } from './deeds.ts';
import { isFeeling } from './feelings.ts';
import type { IdeaEvent, Participant } from './idea-graph.ts';

/** Verbs by which somebody tells somebody that they love them. */
const CONFESSING =
  /^(?:propose(?: marriage)?|confess(?: (?:love|feelings))?|表白|告白|示爱|求婚|告白する|求婚する|プロポーズする|(?:想い|思い|気持ち|愛|恋心)を(?:伝える|告げる|打ち明ける|告白する)|고백하다|청혼하다|프러포즈하다|(?:마음|사랑|진심)을 (?:전하다|고백하다))$/i;
const TELLING: ReadonlySet<DeedId> = new Set<DeedId>(['speak', 'give', 'show', 'whisper', 'shout']);

/** Whoever confesses their love has the loved one beside them: the only other person, where nobody is said. */
export function addLovedOnes(events: readonly IdeaEvent[], participants: readonly Participant[]): void {
  const people = participants.filter(
    ({ kind, presence, count }) => kind === 'person' && presence === 'here' && count === 1,
  );
  for (const event of events.filter((one) => isConfession(one, participants))) {
    const { agent = [] } = event.roles;
    const others = people.filter(({ id }) => !agent.includes(id));
    const [loved] = others;
    if (loved && others.length === 1 && people.some(({ id }) => agent.includes(id))) {
      event.roles.recipient = [loved.id];
    }
  }
}

function isConfession({ predicate, deed, roles }: IdeaEvent, participants: readonly Participant[]): boolean {
  const told = [...(roles.patient ?? []), ...(roles.topic ?? [])];
  const areFeelings = told.map((id) => isFeeling(participants.find((one) => one.id === id)?.words ?? ''));
  const isOpen = roles.recipient === undefined && roles.companion === undefined;
  // A crime is confessed too.
  const isOfLove =
    areFeelings.length === 0 ? CONFESSING.test(predicate) && predicate !== 'confess' : areFeelings.every(Boolean);
  return isOpen && isOfLove && deed !== undefined && TELLING.has(deed);
}
