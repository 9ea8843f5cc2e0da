import { AppError } from '#src/shared/errors/app-error.ts';
import { DRAFT_MODELS } from './draft-models.ts';
import { IMAGE_EDIT_MODELS } from './image-edit-models.ts';
import { IMAGE_MODELS } from './image-models.ts';
import type { ModelEntry, ModelKind } from './model-entry.ts';
import { TEXT_MODELS } from './text-models.ts';
import { VIDEO_MODELS } from './video-models.ts';

/** Every model there is, draft models first. */
export const ALL_MODELS: readonly ModelEntry[] = [
  ...DRAFT_MODELS,
  ...TEXT_MODELS,
  ...IMAGE_MODELS,
  ...IMAGE_EDIT_MODELS,
  ...VIDEO_MODELS,
];

/** The model that is meant where nobody chose one and its vendor is set up; otherwise the draft model (CAT-25). */
export const NAMED_DEFAULTS: Readonly<Partial<Record<ModelKind, string>>> = {
  text: 'openrouter/openrouter/free',
  image: 'qwen-image',
  'image-edit': 'seedream-4.0',
  video: 'musesteamer_2_0_lite',
};

const BY_ID: ReadonlyMap<string, ModelEntry> = new Map(ALL_MODELS.map((model) => [model.id, model]));

/** The model of that id and, when given, of that kind. Throws MODEL_UNKNOWN. */
export function findModel(id: string, kind?: ModelKind): ModelEntry {
  const model = BY_ID.get(id);
  if (!model || (kind !== undefined && model.kind !== kind))
    throw new AppError('MODEL_UNKNOWN', { details: { model: id } });
  return model;
}
