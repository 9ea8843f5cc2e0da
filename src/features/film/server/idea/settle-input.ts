import { randomInt } from 'node:crypto';
import type { StoryRequest } from '#src/draft-engine/story/film-plan.ts';
import type { IdeaGraph } from '#src/draft-engine/story/idea/idea-graph.ts';
import type { Asker } from '#src/foundation/generation/server/ask-draft.ts';
import { BY_THE_STORY } from '#src/shared/catalogue/by-the-story.ts';
import { FILM_TYPES, type FilmType } from '#src/shared/catalogue/film-types.ts';
import { DEFAULT_LOOK, type LookId } from '#src/shared/catalogue/looks.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { checkFilmInput, type CheckedInput, type FilmInput } from './check-film-input.ts';
import { understandIdea } from './plan-story.ts';

/** A film as entered, where type and look may be left to the story. */
export interface OpenInput extends FilmInput {
  /** What the idea says, as its owner has corrected it; not checked yet. */
  graph?: unknown;
}

/** A checked input in which the type and the look may still be open. */
export type CheckedOpenInput = Omit<CheckedInput, 'type' | 'style'> & {
  type: FilmType | typeof BY_THE_STORY;
  style: LookId | typeof BY_THE_STORY;
  graph?: unknown;
};

/** An input in which everything is chosen. */
export interface SettledInput extends CheckedInput {
  seed: number;
  /** Only where somebody has corrected it. */
  graph?: IdeaGraph;
}

/** Checks an input before anything starts; throws what `checkFilmInput` throws. */
export function checkOpenInput(order: OpenInput): CheckedOpenInput {
  const { idea, type, style, language, aspect, shots, seed, deep, graph } = order;
  const isTypeOpen = type === BY_THE_STORY;
  const isLookOpen = style === BY_THE_STORY;
  const checked = checkFilmInput({
    idea,
    language,
    aspect,
    shots,
    seed,
    deep,
    type: isTypeOpen ? FILM_TYPES[0] : type,
    style: isLookOpen ? DEFAULT_LOOK : style,
  });
  return {
    ...checked,
    type: isTypeOpen ? BY_THE_STORY : checked.type,
    style: isLookOpen ? BY_THE_STORY : checked.style,
    ...(graph === undefined ? {} : { graph }),
  };
}

/**
 * Chooses what an input leaves to the story, and a seed where there is none. Throws what `understandIdea` throws; the
 * draft engine is asked only where something is left to it or a corrected graph has to be checked.
 */
export async function settleInput(
  dependencies: Pick<FilmDependencies, 'vendors'>,
  asker: Asker,
  { graph: given, type, style, ...input }: CheckedOpenInput,
): Promise<SettledInput> {
  const seed = input.seed ?? randomInt(2 ** 32);
  if (type !== BY_THE_STORY && style !== BY_THE_STORY && given === undefined) {
    return { ...input, seed, type, style };
  }
  const { idea, language } = input;
  const understood = await understandIdea(dependencies, asker, {
    idea,
    language,
    seed,
    ...(type === BY_THE_STORY ? {} : { type }),
    ...(given === undefined ? {} : { graph: given }),
  });
  return {
    ...input,
    seed,
    type: type === BY_THE_STORY ? understood.type : type,
    style: style === BY_THE_STORY ? understood.look : style,
    ...(given === undefined ? {} : { graph: understood.graph }),
  };
}

/** What the draft engine is asked for. */
export function storyOf({ idea, type, language, aspect, shots, seed, deep, graph }: SettledInput): StoryRequest {
  return {
    idea,
    type,
    language,
    aspect,
    shotCount: shots,
    seed,
    ...(deep ? { deep } : {}),
    ...(graph ? { graph } : {}),
  };
}
