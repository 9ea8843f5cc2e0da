import type { Piece } from '../../events/piece.ts';
import type { FilmFacts } from '../../film-words.ts';
import { finish } from './telling.ts';

/** What an idea that asks how or why asks, before it is shown. */
export function questionOf({ from, to }: Piece, { graph, isOwnLanguage }: FilmFacts): string | undefined {
  const text = graph.text.slice(from, to);
  return isOwnLanguage && graph.telling.isQuestion && /怎样|如何|怎么|为什么/.test(text)
    ? `${finish(text).slice(0, -1)}？`
    : undefined;
}
