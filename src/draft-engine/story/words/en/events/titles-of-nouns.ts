import { isImplied } from '../../../idea/implied-ids.ts';
import { ideaAsTitle } from '../../events/idea-as-title.ts';
import type { TellingFilm } from './film.ts';
import { placeNoun } from './place-phrases.ts';
import { inTitleCase, pairOf, phraseOf } from './titles.ts';

/** Most words of a title. */
const LONGEST = 6;

/** 'The Lighthouse', 'The Baker and Her Cat': the title of an idea that only names somebody, something or a place. */
export function titleOfNouns({ facts, namer }: TellingFilm): string | undefined {
  const { graph, plot, places, isOwnLanguage } = facts;
  if (graph.events.some(({ id }) => !isImplied(id))) {
    return undefined;
  }
  const whole = ideaAsTitle(facts, (text) => text.split(/\s+/).length <= LONGEST);
  if (whole !== undefined) {
    return inTitleCase(whole.replace(/^an? /i, 'the '));
  }
  const said = graph.participants.filter(({ id, kind }) => !isImplied(id) && kind !== 'abstract').map(({ id }) => id);
  const hero = said.find((id) => id === plot.hero) ?? said[0];
  const second = plot.cast.find((id) => id !== hero && said.includes(id));
  if (hero !== undefined) {
    const [pair] = pairOf(namer, { hero, second }, undefined);
    return inTitleCase(pair ?? phraseOf(namer, hero));
  }
  const place = places.find(({ id }) => id !== undefined && !isImplied(id));
  const named = place && placeNoun(place, graph, isOwnLanguage);
  return named && inTitleCase(named.isName ? named.noun : `the ${named.noun}`);
}
