import { addRole, type ClauseDraft, type Draft } from './draft.ts';

const SKY =
  /^(?:비|눈|바람|안개|폭풍|폭풍우|폭우|폭설|눈보라|소나기|장대비|함박눈|첫눈|천둥|번개|벼락|해|달|별|꽃|벚꽃|낙엽|단풍|노을|파도)$/;
const STIRS = /^(?:내리다|오다|불다|치다|뜨다|지다|피다|끼다|날리다|흩날리다|몰아치다|쏟아지다|빛나다|물들다|일다)$/;
const SAYING = new RegExp(`^(?:${SKY.source.slice(4, -2)})[이가]? (?:${STIRS.source.slice(4, -2)})$`);

/** True of a word for what the sky does, with its verb: nobody does it. */
export const isOfSky = (noun: string, verb: string): boolean =>
  SKY.test(noun.split(' ').at(-1) as string) && STIRS.test(verb);

const SKY_FIRST = new RegExp(`^(?:${SKY.source.slice(4, -2)})(?:이|가|은|는|도) `);

/** '비가 그치고': what the words are about is the sky. */
export const isAboutSky = (words: string): boolean => SKY_FIRST.test(words);

/** '눈이 내리다' as one saying. */
export const isSkySaying = (predicate: string): boolean => SAYING.test(predicate);

/** The sky's own words go; who stood before them acts in what follows. */
function leave({ phrases }: Draft, clause: ClauseDraft, main: ClauseDraft | undefined): void {
  for (const index of clause.subject.filter((phrase) => phrase !== clause.describes)) {
    const phrase = phrases[index];
    if (phrase && SKY.test(phrase.head.split(' ').at(-1) as string)) {
      phrase.isDropped = true;
    } else if (main && (main.subject.length === 0 || main.subject.includes(index))) {
      main.subject = [index];
      addRole(main, main.subjectRole, [index]);
    }
  }
}

/** '눈 내리는 밤', '폭풍우 치는 바다': what the weather is like is the setting and no event. */
export function dropWeather(draft: Draft, own: readonly number[], main: number | undefined): void {
  for (const index of own) {
    const clause = draft.clauses[index] as ClauseDraft;
    const isSky =
      isSkySaying(clause.predicate) ||
      clause.subject.some((phrase) => isOfSky(draft.phrases[phrase]?.head ?? '', clause.predicate));
    if (isSky && !clause.isNegated && index !== main && (clause.kind === 'when' || clause.kind === 'relative')) {
      clause.isDropped = true;
      leave(draft, clause, draft.clauses[main as number]);
    }
  }
}
