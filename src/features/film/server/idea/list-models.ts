import type { ModelChoice } from '#src/foundation/models/model-option.ts';
import { listModelChoice, type ModelAsker } from '#src/foundation/models/server/list-model-choice.ts';
import type { FilmDependencies } from '../film-dependencies.ts';

/** Every model that can be chosen for a film, by the parts that the idea page names. */
export function listModels(
  dependencies: Pick<FilmDependencies, 'vendors'>,
  asker: ModelAsker,
): Record<'language' | 'image' | 'video' | 'music', ModelChoice> {
  return {
    language: listModelChoice(dependencies, 'text', asker),
    image: listModelChoice(dependencies, 'image', asker),
    video: listModelChoice(dependencies, 'video', asker),
    music: listModelChoice(dependencies, 'music', asker),
  };
}
