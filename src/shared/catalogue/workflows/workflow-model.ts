import type { ModelEntry, ModelInput } from '../models/model-entry.ts';
import { listPlaces, type Workflow, type WorkflowInput, type WorkflowKind } from './workflow.ts';

/** No model of the catalogue has an id with a colon. */
const PREFIX = 'comfyui:';

/** What a model takes, by what its workflow is given. */
const MODEL_INPUT: Readonly<Record<WorkflowKind, Readonly<Partial<Record<WorkflowInput, ModelInput>>>>> = {
  image: { prompt: 'text', image: 'references' },
  video: { prompt: 'text', image: 'image', endImage: 'end_image' },
};

/** Id of the model of a workflow of this name. */
export function workflowModelId(name: string): string {
  return `${PREFIX}${name}`;
}

/** A workflow as a model that can be chosen. */
export function workflowModel(name: string, workflow: Workflow): ModelEntry {
  const { kind, inputs, label = name, priceCoins = 0, durationsSeconds } = workflow;
  return {
    id: workflowModelId(name),
    label,
    kind,
    vendor: 'comfyui',
    vendorModel: name,
    company: 'Self-hosted',
    priceCoins,
    premium: false,
    isNew: false,
    lifecycle: { state: 'live' },
    inputs: listPlaces(inputs).flatMap(([input]) => MODEL_INPUT[kind][input] ?? []),
    ...(kind === 'video' && durationsSeconds ? { durationsSeconds } : {}),
  };
}
