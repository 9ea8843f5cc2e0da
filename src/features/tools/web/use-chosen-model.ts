import type { ModelOption } from '#src/foundation/models/model-option.ts';
import { chosenModel } from '#src/foundation/models/web/model-combobox.tsx';
import type { ToolId } from '#src/shared/catalogue/tools.ts';
import { useToolModels } from './use-tool-tasks.ts';

/** The models of a tool, the one that is chosen, and what its work costs. */
export interface ModelOfTool {
  models: ReturnType<typeof useToolModels>;
  /** Undefined while they are loading. */
  model: ModelOption | undefined;
  /** Of one unit: 0 for what the provider bills the person itself; undefined while the models are loading. */
  coins: number | undefined;
  billedBy: string | null;
  /** Why it cannot be ordered from. */
  whyNot: string | undefined;
  /** The draft engine, where another model is chosen. */
  draft: ModelOption | undefined;
}

/** The chosen model of a tool; the default where none is chosen, or it is not there any more. */
export function useChosenModel(tool: ToolId, id: string | undefined): ModelOfTool {
  const models = useToolModels(tool);
  const model = models.data && chosenModel(models.data, id);
  const billedBy = model?.billedBy ?? null;
  return {
    models,
    model,
    coins: billedBy === null ? model?.coins : 0,
    billedBy,
    whyNot: model && model.availability.state !== 'available' ? (model.reason ?? undefined) : undefined,
    draft: models.data?.options.find((option) => option.draft && option.id !== model?.id),
  };
}
