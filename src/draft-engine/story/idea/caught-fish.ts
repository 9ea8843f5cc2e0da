import type { IdeaEvent, Participant } from './idea-graph.ts';

/** By these a fish is caught or becomes food. */
const CAUGHT =
  /^(?:catch|hook|reel in|land|fry|grill|cook|eat)\b|^钓|捕|[煎烤煮炖炸]|^(?:釣る|釣り上げる|捕る|焼く)$|^(?:낚다|낚아 올리다|잡다|굽다)$/u;

/** A fish that somebody catches or cooks, and that does nothing itself, is a thing of the film and has no face. */
export function landFish(participants: readonly Participant[], events: readonly IdeaEvent[]): void {
  const isPerson = (id: string): boolean => participants.some((one) => one.id === id && one.kind === 'person');
  for (const one of participants.filter(({ concept, name }) => concept === 'animal.fish' && name === undefined)) {
    const about = events.filter(
      ({ roles, describes }) => describes === undefined && Object.values(roles).flat().includes(one.id),
    );
    const isCaught = about.some(
      ({ predicate, roles }) => CAUGHT.test(predicate) && roles.agent?.some(isPerson) === true,
    );
    if (isCaught && about.every(({ roles }) => roles.patient?.includes(one.id) === true)) {
      Object.assign(one, { kind: 'thing', concept: 'thing.fish' });
    }
  }
}
