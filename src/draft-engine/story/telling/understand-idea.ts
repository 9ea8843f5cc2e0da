import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { suitType } from '../ages/suit-graph.ts';
import { checkGraph } from '../idea/graph-schema.ts';
import type { IdeaGraph } from '../idea/idea-graph.ts';
import { isCorrectionOf } from '../idea/is-correction-of.ts';
import { readIdeaGraph, textOfIdea } from '../idea/read-idea-graph.ts';
import { toldWithoutLeftOut } from '../idea/told-without-left-out.ts';
import { chooseWorld } from '../worlds/choose-world.ts';
import { chooseLook } from './choose-look.ts';
import { chooseType } from './choose-type.ts';

export interface IdeaRequest {
  idea: string;
  /** The film's. */
  language: Language;
  seed: number;
  /** Where it is chosen already. */
  type?: FilmType;
  /** What the idea says, where somebody has corrected it; not checked yet. */
  graph?: unknown;
}

/** What was understood of an idea, and the film type and look that suit it. */
export interface UnderstoodIdea {
  graph: IdeaGraph;
  type: FilmType;
  look: LookId;
}

/** Reads an idea and chooses how it is best told. Throws INVALID_DATA for a given graph that is not of this idea. */
export async function understandIdea({
  idea,
  language,
  seed,
  type: chosen,
  graph: given,
}: IdeaRequest): Promise<UnderstoodIdea> {
  const read = await readIdeaGraph(idea);
  const corrected = given === undefined ? read : checkGraph(given, textOfIdea(idea));
  if (!corrected || !isCorrectionOf(corrected, read)) {
    throw new AppError('INVALID_DATA', { details: { graph: 'not of this idea' } });
  }
  const graph = toldWithoutLeftOut(corrected, read);
  const type = chosen ?? suitType(graph, chooseType(graph));
  return {
    graph,
    type,
    look: chooseLook(graph.text, { type, world: chooseWorld(graph, { type, language, seed }), seed }),
  };
}
