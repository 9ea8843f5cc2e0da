import type { ParticipantId } from '../../../idea/idea-graph.ts';
import { ideaAsTitle, nounsForTitle } from '../../events/idea-as-title.ts';
import { titleSubjectOf } from '../../events/title-subject.ts';
import type { FilmFacts } from '../../film-words.ts';
import { settleParticles, SLOT_END } from '../particles.ts';
import { placeName } from './film-texts.ts';
import { tidy } from './marks.ts';
import type { Noun, Nouns } from './nouns.ts';

/** Most letters of a title. */
const LONGEST_TITLE = 18;

/** '아버지의 목소리', '낡은 한복', '여우와 토끼': always a noun, never what somebody does. */
export function titleOf(facts: FilmFacts, nouns: Nouns): string {
  return (
    ideaAsTitle(facts, ({ length }) => length <= LONGEST_TITLE) ??
    titleOfNouns(facts, nouns) ??
    titleOfEvents(facts, nouns)
  );
}

/** How much there is of something titles nothing: '우유 한 잔'. */
const MEASURE =
  / (?:[한두세네]|서너|다섯|여섯|일곱|여덟|아홉|열|반|\d+) ?(?:잔|컵|병|킬로|킬로그램|그램|리터|파운드|봉지|조각|그릇|자루|상자)$/;

function titleOfEvents(facts: FilmFacts, nouns: Nouns): string {
  const { events } = facts.graph;
  const main = events.find(({ isMain }) => isMain) ?? events[0];
  const nounOf = (id: ParticipantId | undefined): Noun | undefined => {
    const noun = id === undefined ? undefined : nouns.get(id);
    return noun?.isSafe ? { ...noun, full: noun.full.replace(MEASURE, '') } : undefined;
  };
  const { hero, object, owner, isSomebody } = titleSubjectOf(facts, main, (id) => nounOf(id) !== undefined);
  const [who, what, whose] = [nounOf(hero), nounOf(object), nounOf(owner)];
  const place = placeName(
    facts,
    facts.places.find(({ id }) => id !== undefined && (id === main?.at || id === main?.to)),
  );
  const ofHero = who ? titlesOfHero(who, place) : [];
  const titles = what ? titlesOfObject(what, { who, whose, isSomebody }) : ofHero;
  return titled(titles.find(({ length }) => length <= LONGEST_TITLE) ?? place ?? '어느 날');
}

/** '딸의 노래', '주소 없는 편지', '어부와 거북이' */
const titlesOfObject = (
  what: Noun,
  { who, whose, isSomebody }: { who: Noun | undefined; whose: Noun | undefined; isSomebody: boolean },
): string[] => [
  ...(whose ? [`${whose.short}의 ${what.full}`, `${whose.short}의 ${what.short}`] : []),
  ...(isSomebody || what.full === what.short ? [] : [what.full]),
  ...(who ? [`${who.short}${SLOT_END}과 ${what.short}`, who.full] : []),
  what.full,
];

/** '은퇴한 어부', '다락방의 탈영병' */
const titlesOfHero = (who: Noun, place: string | undefined): string[] => [
  ...(who.full === who.short ? [] : [who.full]),
  ...(place === undefined ? [] : [`${place}의 ${who.short}`]),
  who.full,
];

const titled = (text: string): string => tidy(settleParticles(text));

/** '제빵사와 고양이', '등대': of what the idea names. */
function titleOfNouns(facts: FilmFacts, nouns: Nouns): string | undefined {
  const { ids, place } = nounsForTitle(facts);
  const named = ids.flatMap((id) => (nouns.get(id)?.isSafe ? [nouns.get(id)?.short ?? ''] : []));
  const both = [...new Set(named)].join(`${SLOT_END}과 `);
  const fits = both !== '' && both.length <= LONGEST_TITLE;
  return fits ? titled(both) : (named[0] ?? (place && placeName(facts, place)));
}
