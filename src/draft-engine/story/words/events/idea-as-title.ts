import type { ParticipantId } from '../../idea/idea-graph.ts';
import { isImplied } from '../../idea/implied-ids.ts';
import type { CastPlace, FilmFacts } from '../film-words.ts';

const OF_THE_FILM =
  /\b(?:ads?|adverts?|advertisements?|commercials?|film|movie|video|story|write|make|create)\b|[.!?…,;:：，。！？、「」“”"()]|广告|故事|短片|视频|광고|이야기|영상|広告|物語|動画|\p{Extended_Pictographic}/iu;

/** An idea of a few words in the film's language in which nothing happens is its own title. */
export function ideaAsTitle({ graph, isOwnLanguage }: FilmFacts, fits: (text: string) => boolean): string | undefined {
  const text = graph.text.trim();
  const isNoun = isOwnLanguage && graph.events.every(({ id }) => isImplied(id));
  return isNoun && /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(text) && !OF_THE_FILM.test(text) && fits(text)
    ? text
    : undefined;
}

/** Whom, what and which place the title of an idea can name in which nothing happens: the first two it names. */
export function nounsForTitle({ graph, plot, places }: FilmFacts): {
  ids: readonly ParticipantId[];
  place: CastPlace | undefined;
} {
  if (!graph.events.every(({ id }) => isImplied(id))) {
    return { ids: [], place: undefined };
  }
  const said = graph.participants.filter(({ id, kind }) => !isImplied(id) && kind !== 'abstract').map(({ id }) => id);
  const order = [...plot.cast.filter((id) => said.includes(id)), ...said.filter((id) => !plot.cast.includes(id))];
  return { ids: order.slice(0, 2), place: places.find(({ id }) => id !== undefined && !isImplied(id)) };
}
