import { isImplied } from '../../implied/implied-ids.ts';
import type { FilmFacts } from '../film-words.ts';

const OF_THE_FILM =
  /\b(?:ads?|adverts?|advertisements?|commercials?|film|movie|video|story|write|make|create)\b|[.!?…,;:：，。！？、「」“”"()]|广告|故事|短片|视频|광고|이야기|영상|広告|物語|動画|\p{Extended_Pictographic}/iu;

/** An idea of a few words in the film's language in which nothing happens is its own title. */
export function ideaAsTitle({ graph, isOwnLanguage }: FilmFacts, fits: (text: string) => boolean): string | undefined {
  const text = graph.text.trim();
  const isNoun = isOwnLanguage && graph.events.every(({ id }) => isImplied(id));
  return isNoun && /\p{L}{2}|\p{Script=Han}/u.test(text) && !OF_THE_FILM.test(text) && fits(text) ? text : undefined;
}
