import type { ModelChoice } from '#src/foundation/models/model-option.ts';
import { listModelChoice, type ModelAsker } from '#src/foundation/models/server/list-model-choice.ts';
import { offersModel, type ToolDefinition } from '../define-tool.ts';
import type { ToolDependencies } from './tool-dependencies.ts';

/** The models that do the work of a tool, and the one that is chosen where nothing else is. */
export function listModelsOf(
  dependencies: Pick<ToolDependencies, 'vendors'>,
  definition: Pick<ToolDefinition, 'modelKind' | 'modelInput' | 'models'>,
  asker: ModelAsker,
): ModelChoice {
  const { modelKind, modelInput } = definition;
  const choice = listModelChoice(dependencies, modelKind, asker);
  const options = choice.options.filter(
    (option) => offersModel(definition, option) && (modelInput === undefined || option.inputs.includes(modelInput)),
  );
  const usual = options.find(({ id }) => id === choice.default);
  const first = options.find(({ availability }) => availability.state === 'available');
  return { default: (usual ?? first)?.id ?? choice.default, options };
}
