import type { ParticipantId } from '../../../idea/idea-graph.ts';
import { ideaAsTitle, nounsForTitle } from '../../events/idea-as-title.ts';
import type { Piece } from '../../events/piece.ts';
import { titleSubjectOf } from '../../events/title-subject.ts';
import type { FilmFacts } from '../../film-words.ts';
import { type Noun, placeName } from './nouns.ts';

type Nouns = ReadonlyMap<ParticipantId, Noun>;

const LONGEST_TITLE = 14;

/** A short title made of the film's own people, things and places: always a noun, never what somebody does. */
export function titleOf(facts: FilmFacts, nouns: Nouns, pieces: readonly Piece[]): string {
  return (
    ideaAsTitle(facts, ({ length }) => length <= LONGEST_TITLE) ??
    titleOfNouns(facts, nouns) ??
    titleOfEvents(facts, nouns, pieces)
  );
}

/** '祖父の時計', '母が縫った浴衣', '駅長と老婆' */
function titleOfEvents(facts: FilmFacts, nouns: Nouns, pieces: readonly Piece[]): string {
  const { events } = facts.graph;
  const told = events.filter(({ id }) => pieces.some((piece) => piece.events.includes(id)));
  const main = told.find(({ isMain }) => isMain) ?? told[0];
  const nounOf = (id: ParticipantId | undefined): Noun | undefined => {
    const noun = id === undefined ? undefined : nouns.get(id);
    return noun?.isSafe && !/^(彼|彼女|私|二人|それ)$/.test(noun.short) ? noun : undefined;
  };
  const { hero, object, owner, isSomebody } = titleSubjectOf(facts, main, (id) => nounOf(id) !== undefined);
  const [who, what, whose] = [nounOf(hero)?.short, nounOf(object), nounOf(owner)?.short];
  const alone = what === undefined ? [...clauseTitles(facts, nouns, hero), ...placedTitle(facts, who)] : [];
  const titles = [
    ...(isSomebody ? [] : clauseTitles(facts, nouns, object)),
    ...(what ? titlesOfObject(what, { who, whose, isSomebody }) : []),
    ...alone,
    who,
  ].filter((title) => title !== undefined);
  return titles.find(({ length }) => length > 1 && length <= LONGEST_TITLE) ?? looseTitle(facts, nouns);
}

/** '少女の赤い傘', '壊れたオルゴール', '娘と花火' */
function titlesOfObject(
  what: Noun,
  { who, whose, isSomebody }: { who: string | undefined; whose: string | undefined; isSomebody: boolean },
): string[] {
  const bare = what.short.replace(/^.*の(?=.)/, '');
  const full = what.full.includes('の') ? bare : what.full;
  return [
    ...(whose === undefined || whose.includes('の') ? [] : [`${whose}の${full}`, `${whose}の${bare}`]),
    ...(full !== bare && !isSomebody ? [full] : []),
    ...(who === undefined || who === bare ? [] : [`${who}と${bare}`]),
    ...(who === undefined ? [bare] : []),
  ];
}

/** '灯台の猫' */
function placedTitle(facts: FilmFacts, who: string | undefined): string[] {
  const place = placeName(
    facts,
    facts.places.find(({ id }) => id !== undefined),
  );
  return place === undefined || who === undefined ? [] : [`${place}の${who}`];
}

/** Where nobody and nothing has a name of its own: a thing or a place of the film. */
function looseTitle(facts: FilmFacts, nouns: Nouns): string {
  const thing = facts.graph.participants.find(({ kind }) => kind === 'thing' || kind === 'abstract');
  const place = placeName(facts, facts.places[0]);
  return (
    [thing && nouns.get(thing.id)?.short, place].find((title) => title !== undefined && title.length > 1) ?? '無題'
  );
}

/** A noun with the clause that the idea says of it: '夫を亡くした調律師', '瓶に入った手紙'. */
function clauseTitles({ graph, isOwnLanguage }: FilmFacts, nouns: Nouns, id: ParticipantId | undefined): string[] {
  const noun = id === undefined ? undefined : nouns.get(id);
  const telling = graph.events.filter(({ describes, deed }) => describes === id && deed !== 'be');
  if (!isOwnLanguage || !noun?.isSafe) {
    return [];
  }
  return telling.flatMap(({ span, predicate }) => {
    const at = graph.text.indexOf(noun.short, span.to);
    if (at < 0 || at > span.to + 3) {
      return [];
    }
    const said = graph.text.slice(span.from, at + noun.short.length).replace(/^.*が.*で/, '');
    const idiom = /^(.+[をにが])/.exec(predicate)?.[1];
    const isWhole = idiom === undefined || said.includes(idiom);
    return isWhole &&
      /^[^、。はで]{5,14}$/.test(said) &&
      !/^(来る|する|した|いる|いない|ない|[のをがにはで])/.test(said)
      ? [said]
      : [];
  });
}

/** 'パン屋と猫', '灯台': of what the idea names. */
function titleOfNouns(facts: FilmFacts, nouns: Nouns): string | undefined {
  const { ids, place } = nounsForTitle(facts);
  const named = ids.flatMap((id) => (nouns.get(id)?.isSafe ? [nouns.get(id)?.short ?? ''] : []));
  const both = [...new Set(named)].join('と');
  return (both.length <= LONGEST_TITLE && both !== '' ? both : named[0]) ?? (place && placeName(facts, place));
}
