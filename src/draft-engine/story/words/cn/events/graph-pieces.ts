import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import { bareDeeds, isImplied } from '../../../idea/implied-ids.ts';
import type { Piece } from '../../events/piece.ts';
import type { FilmFacts } from '../../film-words.ts';
import { DEED_CLAUSES } from './deed-clauses.ts';
import { CHINESE_BARE_DEEDS } from './implied-clauses.ts';
import { type Noun, placeName } from './nouns.ts';

const MOODS: Readonly<Partial<Record<IdeaEvent['mood'], string>>> = {
  wants: '想',
  tries: '想尽办法要',
  can: '能',
  must: '不得不',
  refuses: '不肯',
  asks: '请求',
  begins: '开始',
  stops: '不再',
};
const OFTEN: Readonly<Partial<Record<NonNullable<IdeaEvent['often']>, string>>> = {
  again: '又',
  often: '常常',
  always: '总是',
  each_day: '每天',
  each_night: '每天夜里',
  each_year: '每年',
};

/** The pieces of an idea in another language, told by its deeds and roles. */
export function graphPieces(facts: FilmFacts, nouns: ReadonlyMap<ParticipantId, Noun>): Piece[] {
  return facts.graph.events.flatMap((event): Piece[] => {
    const clause = graphClause(event, facts, nouns);
    const subject = event.roles.agent?.[0];
    return clause === undefined
      ? []
      : [
          {
            events: [event.id],
            from: event.span.from,
            to: event.span.to,
            subject: subject ?? event.roles.patient?.[0],
            mentions: Object.values(event.roles).flat(),
            text: clause,
          },
        ];
  });
}

/** An event as a clause by its deed, `{S}` for whoever does it; undefined where too little is known of it. */
function graphClause(event: IdeaEvent, facts: FilmFacts, nouns: ReadonlyMap<ParticipantId, Noun>): string | undefined {
  if (!event.deed) {
    return undefined;
  }
  const joined = (ids: readonly ParticipantId[] | undefined): string | undefined => {
    const words = (ids ?? []).flatMap((id) => {
      const noun = nouns.get(id);
      return noun && noun.short !== '' ? [noun.short] : [];
    });
    return words.length === 0 ? undefined : words.slice(0, 3).join('和');
  };
  const { roles } = event;
  const named = new Set((roles.agent ?? []).map((id) => nouns.get(id)?.short));
  const patient = joined(roles.patient?.filter((id) => !named.has(nouns.get(id)?.short)));
  const slots: Readonly<Record<string, string | undefined>> = {
    S: joined(roles.agent) === undefined ? undefined : '{S}',
    p: patient,
    r: joined(roles.recipient) ?? joined(roles.companion),
    i: joined(roles.instrument),
    t: joined(roles.topic) ?? joined(roles.patient),
    m: joined(roles.result) ?? joined(roles.patient),
    at: placeName(facts, undefined, event.at ?? event.to ?? event.from),
    to: placeName(facts, undefined, event.to ?? event.at ?? event.from),
  };
  const pattern = [...bareDeeds(event, facts.graph, CHINESE_BARE_DEEDS), ...DEED_CLAUSES[event.deed]].find((each) =>
    [...each.matchAll(/\{(\w+)\}/g)].every(([, name]) => slots[name as string] !== undefined),
  );
  return (
    pattern && withMood(together(pattern, event), event).replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
  );
}

/** Whoever goes along with somebody is named where the deed's own words have no place for them. */
const together = (pattern: string, { id, roles }: IdeaEvent): string =>
  isImplied(id) && roles.companion !== undefined && !pattern.includes('{r}')
    ? pattern.replace(/^\{S\}/, '{S}和{r}一起')
    : pattern;

/** Puts mood, negation and how often between the subject and the verb. */
function withMood(pattern: string, event: IdeaEvent): string {
  const often = (event.often && OFTEN[event.often]) ?? '';
  const mood = MOODS[event.mood] ?? '';
  const isPlain = mood === '' && !event.isNegated && often === '';
  if (isPlain) {
    return pattern;
  }
  const no = mood === '' ? '没有' : '不';
  const not = event.isNegated ? no : '';
  const bare = pattern.replace(/了(?=[^了]*$)/, '');
  return bare.startsWith('{S}') ? `{S}${often}${not}${mood}${bare.slice(3)}` : `${often}${not}${mood}${bare}`;
}
