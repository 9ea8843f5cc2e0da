import type { IdeaEvent, IdeaGraph, IdeaPlace, Participant } from './idea-graph.ts';

/** Going to school or coming from there, said by one verb. */
const SCHOOLING: Readonly<Record<IdeaGraph['language'], RegExp>> = {
  en: /^(?:go to|attend|skip|leave) school$/,
  cn: /^(?:放学|上学|下学|逃学)$/,
  ja: /^(?:下校|登校)(?:する)?$/,
  ko: /^(?:하교|등교)(?:하다)?$/,
};
/** Kin whose word says no age. */
const YOUNG_KIN = /^person\.(?:daughter|son|child|grandson|granddaughter|nephew|niece|brother|sister|twin|boy|girl)$/;
const GOING: ReadonlySet<IdeaEvent['deed']> = new Set<IdeaEvent['deed']>([
  'arrive',
  'leave',
  'walk',
  'run',
  'ride',
  'board',
]);

/** '女儿放学回家': kin who come from school are children. */
export function ageSchoolGoers(
  language: IdeaGraph['language'],
  events: readonly IdeaEvent[],
  { participants, places }: { participants: readonly Participant[]; places: readonly IdeaPlace[] },
): void {
  const isSchool = (id: string | undefined): boolean =>
    places.some((place) => place.id === id && place.concept === 'place.school');
  for (const { predicate, deed, roles, from, to } of events) {
    const isGoing = SCHOOLING[language].test(predicate) || (GOING.has(deed) && (isSchool(from) || isSchool(to)));
    for (const one of isGoing ? participants.filter(({ id }) => roles.agent?.includes(id)) : []) {
      if (one.ageYears === undefined && YOUNG_KIN.test(one.concept ?? '')) {
        one.age ??= 'child';
      }
    }
  }
}
