import type { ModelChoice } from '#src/foundation/models/model-option.ts';
import { listModelChoice, type ModelAsker } from '#src/foundation/models/server/list-model-choice.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import type { ToolDefinition } from '../define-tool.ts';
import type { ToolDependencies } from './tool-dependencies.ts';

/** The models that do the work of a tool, and the one that is chosen where nothing else is. */
export function listModelsOf(
  dependencies: Pick<ToolDependencies, 'vendors'>,
  { modelKind, offers = () => true }: Pick<ToolDefinition, 'modelKind' | 'offers'>,
  asker: ModelAsker,
): ModelChoice {
  const choice = listModelChoice(dependencies, modelKind, asker);
  const options = choice.options.filter(({ id }) => offers(findModel(id)));
  const usual = options.find(({ id }) => id === choice.default);
  const first = options.find(({ availability }) => availability.state === 'available');
  return { default: (usual ?? first)?.id ?? choice.default, options };
}
