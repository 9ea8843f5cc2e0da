import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import { bareDeeds, isImplied } from '../../../idea/implied-ids.ts';
import type { FilmFacts } from '../../film-words.ts';
import { conjugate } from '../conjugate.ts';
import { DEED_CLAUSES } from './deed-clauses.ts';
import { JAPANESE_BARE_DEEDS } from './implied-clauses.ts';
import type { JapanesePiece } from './japanese-piece.ts';
import { type Noun, placeName } from './nouns.ts';

const OFTEN: Readonly<Partial<Record<NonNullable<IdeaEvent['often']>, string>>> = {
  again: 'また',
  often: 'よく',
  always: 'いつも',
  each_day: '毎日',
  each_night: '毎晩',
  each_year: '毎年',
};
const MOODS: Readonly<Partial<Record<IdeaEvent['mood'], (verb: string) => string>>> = {
  wants: (verb) => `${conjugate(verb, 'tai')}と思う`,
  tries: (verb) => `${conjugate(verb, 'volitional')}とする`,
  can: (verb) => `${verb}ことができる`,
  must: (verb) =>
    `${conjugate(verb, 'conditional').replace(/れ?ば$/, '') && conjugate(verb, 'negative').slice(0, -2)}なければならない`,
  refuses: (verb) => `${conjugate(verb, 'volitional')}としない`,
  begins: (verb) => `${conjugate(verb, 'stem')}はじめる`,
  stops: (verb) => `もう${conjugate(verb, 'negative')}`,
};

/** The pieces of an idea in another language, told by its deeds and roles. */
export function graphPieces(facts: FilmFacts, nouns: ReadonlyMap<ParticipantId, Noun>): JapanesePiece[] {
  return facts.graph.events.flatMap((event): JapanesePiece[] => {
    const text = graphClause(event, facts, nouns);
    return text === undefined
      ? []
      : [
          {
            events: [event.id],
            from: event.span.from,
            to: event.span.to,
            subject: event.roles.agent?.[0] ?? event.roles.patient?.[0],
            mentions: Object.values(event.roles).flat(),
            text,
            predicate: '',
          },
        ];
  });
}

/** An event as a clause in its dictionary form, `{S}` for whoever does it; undefined where too little is known. */
function graphClause(event: IdeaEvent, facts: FilmFacts, nouns: ReadonlyMap<ParticipantId, Noun>): string | undefined {
  const slots = slotsOf(event, facts, nouns);
  const pattern =
    event.deed &&
    [...bareDeeds(event, facts.graph, JAPANESE_BARE_DEEDS), ...DEED_CLAUSES[event.deed]].find((each) =>
      [...each.matchAll(/\{(\w+)\}/g)].every(([, name]) => slots[name as string] !== undefined),
    );
  if (pattern === undefined) {
    return undefined;
  }
  const often = (event.often && OFTEN[event.often]) ?? '';
  const whole = together(pattern, event);
  const meant = MOODS[event.mood]?.(whole) ?? whole;
  const said = event.isNegated ? conjugate(meant, 'negative') : meant;
  return said.replace(/^(\{\w+\}[はが])/, `$1${often}`).replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');
}

/** Whoever goes along with somebody is named where the deed's own words have no place for them. */
const together = (pattern: string, { id, roles }: IdeaEvent): string =>
  isImplied(id) && roles.companion !== undefined && !pattern.includes('{r}')
    ? pattern.replace(/^\{S\}は/, '{S}は{r}と')
    : pattern;

/** What an event's clause can name. */
function slotsOf(
  { roles, at, to, from }: IdeaEvent,
  facts: FilmFacts,
  nouns: ReadonlyMap<ParticipantId, Noun>,
): Readonly<Record<string, string | undefined>> {
  const joined = (ids: readonly ParticipantId[] = []): string | undefined => {
    const words = ids.flatMap((id) => nouns.get(id)?.short || []);
    return words.length === 0 ? undefined : words.slice(0, 3).join('と');
  };
  const agents = new Set((roles.agent ?? []).map((id) => nouns.get(id)?.short));
  return {
    S: joined(roles.agent) === undefined ? undefined : '{S}',
    p: joined(roles.patient?.filter((id) => !agents.has(nouns.get(id)?.short))),
    r: joined(roles.recipient) ?? joined(roles.companion),
    i: joined(roles.instrument),
    t: joined(roles.topic) ?? joined(roles.patient),
    m: joined(roles.result) ?? joined(roles.patient),
    at: placeName(facts, undefined, at ?? to ?? from),
    to: placeName(facts, undefined, to ?? at ?? from),
  };
}
