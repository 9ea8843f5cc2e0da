import { AppError } from '#src/shared/errors/app-error.ts';
import { DRAFT_MODELS } from './draft-models.ts';
import { IMAGE_EDIT_MODELS } from './image-edit-models.ts';
import { IMAGE_MODELS } from './image-models.ts';
import { isPaid } from './is-paid.ts';
import { LATEST_IMAGE_MODELS } from './latest-image-models.ts';
import { LATEST_VIDEO_MODELS } from './latest-video-models.ts';
import type { ModelEntry, ModelKind } from './model-entry.ts';
import { OWN_MODELS } from './own-models.ts';
import { SOUND_MODELS } from './sound-models.ts';
import { TEXT_MODELS } from './text-models.ts';
import { TOOL_MODELS } from './tool-models.ts';
import { VIDEO_MODELS } from './video-models.ts';

/** All models, draft models first. */
export const ALL_MODELS: readonly ModelEntry[] = [
  ...DRAFT_MODELS,
  ...OWN_MODELS,
  ...TEXT_MODELS,
  ...IMAGE_MODELS,
  ...LATEST_IMAGE_MODELS,
  ...IMAGE_EDIT_MODELS,
  ...VIDEO_MODELS,
  ...LATEST_VIDEO_MODELS,
  ...SOUND_MODELS,
  ...TOOL_MODELS,
];

/** The default models of each kind: the first whose vendor is configured; otherwise the draft model (CAT-25). */
export const NAMED_DEFAULTS: Readonly<Partial<Record<ModelKind, readonly string[]>>> = {
  text: ['own-text', 'openrouter/openrouter/free'],
  image: ['qwen-image'],
  'image-edit': ['seedream-4.0'],
  video: ['musesteamer_2_0_lite'],
};

const BY_ID: ReadonlyMap<string, ModelEntry> = new Map(ALL_MODELS.map((model) => [model.id, model]));

/** Finds a model by id and, when given, by kind. Throws MODEL_UNKNOWN. */
export function findModel(id: string, kind?: ModelKind): ModelEntry {
  const model = BY_ID.get(id);
  if (!model || (kind !== undefined && model.kind !== kind)) {
    throw new AppError('MODEL_UNKNOWN', { details: { model: id } });
  }
  return model;
}

/** True for the id of a paid model in the catalogue; false for ids that are not in it, such as the final cut's. */
export function isPaidModel(id: string): boolean {
  const model = BY_ID.get(id);
  return model !== undefined && isPaid(model);
}
