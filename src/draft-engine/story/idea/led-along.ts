import type { IdeaEvent, Participant } from './idea-graph.ts';

/** Verbs by which somebody is taken along to what is done next: 带着孙子去钓鱼. */
const TAKEN_ALONG = /^(?:带|带着|领|领着|牵|牵着|拉着|背着|抱着|陪|陪着)$/u;

/** Whoever is taken along takes part in what is done there. */
export function addLed(events: readonly IdeaEvent[], participants: readonly Participant[]): void {
  const isLiving = (id: string): boolean =>
    participants.some((one) => one.id === id && (one.kind === 'person' || one.kind === 'animal'));
  events.forEach(({ predicate, roles, isNegated, links }, index) => {
    const led = TAKEN_ALONG.test(predicate) && !isNegated && links.length > 0 ? (roles.patient ?? []) : [];
    const free = led.filter(isLiving);
    for (const next of free.length > 0 ? events.slice(index + 1) : []) {
      const isAlone = next.roles.companion === undefined && next.describes === undefined;
      const isTheirs = next.roles.agent?.every((id) => roles.agent?.includes(id)) === true;
      const inIt = new Set(Object.values(next.roles).flat());
      if (isAlone && isTheirs && free.every((id) => !inIt.has(id))) {
        next.roles.companion = [...free];
      }
    }
  });
}
