import type { FilmFacts } from '../../film-words.ts';
import type { IdeaWords } from './clause-words.ts';
import type { Ending } from './marks.ts';
import type { Nouns } from './nouns.ts';

/** What is known while the clauses of an idea are told. */
export interface ClauseScene {
  words: IdeaWords;
  nouns: Nouns;
  members: FilmFacts['members'];
  ending: Ending;
}
