import { deriveSeed } from '#src/shared/random.ts';
import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import { ideaAsTitle, nounsForTitle } from '../../events/idea-as-title.ts';
import type { FilmFacts } from '../../film-words.ts';
import { settleParticles, SLOT_END } from '../particles.ts';
import { placeName } from './film-texts.ts';
import { tidy } from './marks.ts';
import type { Noun, Nouns } from './nouns.ts';
import type { KoreanPiece } from './own-pieces.ts';

/** Most letters of a title. */
const LONGEST_TITLE = 18;

/** '편지를 베껴 쓴 여종', where the main event can be told so; else '여우와 달', '다락방의 탈영병'. */
export function titleOf(facts: FilmFacts, nouns: Nouns, pieces: readonly KoreanPiece[]): string {
  const { graph, plot, seed } = facts;
  const whole = ideaAsTitle(facts, ({ length }) => length <= LONGEST_TITLE) ?? titleOfNouns(facts, nouns);
  if (whole !== undefined) {
    return whole;
  }
  const main = graph.events.find(({ isMain }) => isMain) ?? graph.events[0];
  const piece = pieces.find(({ events }) => main !== undefined && events.includes(main.id));
  const doer = safeNoun(piece?.subject, nouns);
  const told = piece?.done !== undefined && doer ? `${piece.done} ${doer.short}` : undefined;
  if (told !== undefined && told.length <= LONGEST_TITLE) {
    return titled(told);
  }
  const hero = safeNoun(plot.hero, nouns) ?? doer;
  const all = otherTitles(hero, thingIn(main, facts, nouns), placeIn(main, facts));
  return titled(all[deriveSeed(seed, 'title') % all.length] as string);
}

function safeNoun(id: ParticipantId | undefined, nouns: Nouns): Noun | undefined {
  const noun = id === undefined ? undefined : nouns.get(id);
  return noun?.isSafe ? noun : undefined;
}

/** What or whom the main event is about beside the hero. */
function thingIn(main: IdeaEvent | undefined, { plot }: FilmFacts, nouns: Nouns): Noun | undefined {
  const { patient = [], result = [], companion = [], recipient = [] } = main?.roles ?? {};
  return [...patient, ...result, ...companion, ...recipient, ...plot.cast.slice(1)]
    .filter((id) => id !== plot.hero)
    .map((id) => safeNoun(id, nouns))
    .find((noun) => noun !== undefined);
}

function placeIn(main: IdeaEvent | undefined, facts: FilmFacts): string | undefined {
  const at = facts.places.find(({ id }) => id !== undefined && (id === main?.at || id === main?.to));
  return at && placeName(facts, at);
}

const titled = (text: string): string => tidy(settleParticles(text));

function otherTitles(hero: Noun | undefined, thing: Noun | undefined, place: string | undefined): string[] {
  const titles = [
    ...(hero && thing ? [`${hero.short}${SLOT_END}과 ${thing.full}`] : []),
    ...(hero && place !== undefined ? [`${place}의 ${hero.short}`] : []),
  ].filter((title) => title.length <= LONGEST_TITLE);
  const first = hero ?? thing;
  return titles.length > 0 ? titles : [first?.full ?? place ?? '어느 날'];
}

/** '제빵사와 고양이', '등대': of what the idea names. */
function titleOfNouns(facts: FilmFacts, nouns: Nouns): string | undefined {
  const { ids, place } = nounsForTitle(facts);
  const named = ids.flatMap((id) => (nouns.get(id)?.isSafe ? [nouns.get(id)?.short ?? ''] : []));
  const both = [...new Set(named)].join(`${SLOT_END}과 `);
  const fits = both !== '' && both.length <= LONGEST_TITLE;
  return fits ? titled(both) : (named[0] ?? (place && placeName(facts, place)));
}
