import type { Language } from '#src/shared/language/languages.ts';
import { saidAbsent } from '../story/described-shot/said-absent.ts';
import type { IdeaGraph } from '../story/idea/idea-graph.ts';
import { readIdeaGraph } from '../story/idea/read-idea-graph.ts';
import { languageOf } from '../story/lexicon/lexicon.ts';
import { graphOfPicture } from './graph-of-picture.ts';
import { readPrompt, type ReadPrompt } from './read-prompt.ts';

/** What a prompt says: of the picture, and of the scene that is to be seen. */
export interface ReadScene extends Omit<ReadPrompt, 'words'> {
  graph: IdeaGraph;
}

/** Reads the prompt of a picture; null where it has no words for a scene. */
export async function readScene(text: string, language: Language): Promise<ReadScene | null> {
  const { words, ...picture } = readPrompt(text);
  const { rest } = saidAbsent(words);
  return /\p{L}/u.test(rest)
    ? { ...picture, graph: graphOfPicture(await readIdeaGraph(rest, languageRead(text, language))) }
    : null;
}

/** The language that a text is read in: one without letters of its own may be Japanese as well as Chinese. */
export function languageRead(text: string, language: Language): Language {
  const read = languageOf(text);
  return read === 'cn' && language === 'ja' ? language : read;
}
