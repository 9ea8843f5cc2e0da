import type { ModelChoice } from '#src/foundation/models/model-option.ts';
import { listModelChoice, type ModelAsker } from '#src/foundation/models/server/list-model-choice.ts';
import type { FilmDependencies } from '../film-dependencies.ts';

<<<<<<< HEAD
/** Every model that can be chosen for a film, by the parts that the idea page names. */
=======
type ModelChoice = { default: string; options: ModelOption[] };

const UNITS = { text: 'film', image: 'picture', video: 'clip', music: 'piece' } as const;
type ChosenKind = keyof typeof UNITS;

/** Why a model cannot be chosen, as an error says it. */
const CODES = {
  retired: 'MODEL_RETIRED',
  switched_off: 'MODEL_SWITCHED_OFF',
  not_installed: 'WEIGHTS_MISSING',
  not_configured: 'MODEL_UNAVAILABLE',
} as const;

/**
 * Every model that can be chosen for a film, draft ones first, with the reason if it is unavailable (CAT-11, CAT-25,
 * CAT-26). With the vendors at which an account has keys of its own also what these reach; none of that is a default,
 * which the account would have to pay. Sizes of clips can be chosen up to the maximum that the account may have.
 */
>>>>>>> pixels
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
