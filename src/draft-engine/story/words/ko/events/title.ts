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

function titleOfEvents(facts: FilmFacts, nouns: Nouns): string {
  const { events } = facts.graph;
  const main = events.find(({ isMain }) => isMain) ?? events[0];
  const nounOf = (id: ParticipantId | undefined): Noun | undefined => {
    const noun = id === undefined ? undefined : nouns.get(id);
    return noun?.isSafe ? noun : undefined;
  };
  const { hero, object, owner, isSomebody } = titleSubjectOf(facts, main, (id) => nounOf(id) !== undefined);
  const [who, what, whose] = [nounOf(hero), nounOf(object), nounOf(owner)];
  const place = placeName(
    facts,
    facts.places.find(({ id }) => id !== undefined && (id === main?.at || id === main?.to)),
  );
  const titles = [
    ...(whose && what ? [what.full, what.short].map((name) => `${whose.short}의 ${name}`) : []),
    ...(what && !isSomebody && what.full !== what.short ? [what.full] : []),
    ...(who && what ? [`${who.short}${SLOT_END}과 ${what.short}`] : []),
    ...(who && what === undefined && who.full !== who.short ? [who.full] : []),
    ...(who && place !== undefined && what === undefined ? [`${place}의 ${who.short}`] : []),
    who?.full,
    what?.full,
  ].filter((title) => title !== undefined);
  return titled(titles.find(({ length }) => length <= LONGEST_TITLE) ?? place ?? '어느 날');
}

const titled = (text: string): string => tidy(settleParticles(text));

/** '제빵사와 고양이', '등대': of what the idea names. */
function titleOfNouns(facts: FilmFacts, nouns: Nouns): string | undefined {
  const { ids, place } = nounsForTitle(facts);
  const named = ids.flatMap((id) => (nouns.get(id)?.isSafe ? [nouns.get(id)?.short ?? ''] : []));
  const both = [...new Set(named)].join(`${SLOT_END}과 `);
  const fits = both !== '' && both.length <= LONGEST_TITLE;
  return fits ? titled(both) : (named[0] ?? (place && placeName(facts, place)));
}
