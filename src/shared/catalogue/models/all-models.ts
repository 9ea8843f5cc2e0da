import { AppError } from '#src/shared/errors/app-error.ts';
import { changeModel, type ModelChange } from './change-model.ts';
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

/** Draft models that this machine cannot run, and the command that installs what they need, if one does. */
let uninstalled: ReadonlyMap<string, string | undefined> = new Map();

/** Says which draft models this machine cannot run, by id, with the command that changes that, if there is one. */
export function withholdModels(models: ReadonlyMap<string, string | undefined>): void {
  uninstalled = models;
}

/** What a model lacks on this machine: the command that installs it, if there is one; undefined where it lacks nothing. */
export function lackOf({ id }: Pick<ModelEntry, 'id'>): { command: string | undefined } | undefined {
  return uninstalled.has(id) ? { command: uninstalled.get(id) } : undefined;
}

/** The models that this process knows, without changes: those of the catalogue, and the operator's workflows. */
let catalogue: ReadonlyMap<string, ModelEntry> = byId(ALL_MODELS);

/** The models as this process offers them: as the operator changed them. */
let offered = catalogue;

/** Models that the operator removed: they are not listed, and films that used them keep their names. */
let removed: ReadonlyMap<string, ModelEntry> = new Map();

/** Models that the operator added beside the catalogue. */
interface AddedModels {
  readonly live: readonly ModelEntry[];
  readonly removed: readonly ModelEntry[];
}

/**
 * Offers the models with these changes, by id, from now on in this process. The draft engine's models stay as they are:
 * every site has them, free.
 */
export function offerModels(
  changes: ReadonlyMap<string, ModelChange>,
  added: AddedModels = { live: [], removed: [] },
): void {
  const known = byId([...ALL_MODELS, ...added.live]);
  catalogue = known;
  removed = byId(added.removed.map((model) => ({ ...model, lifecycle: { state: 'retired' } })));
  offered = new Map(
    [...known].map(([id, model]) => {
      const change = changes.get(id);
      const other = change?.servedBy ? known.get(change.servedBy) : undefined;
      return [id, change && isPaid(model) ? changeModel(model, change, other) : model];
    }),
  );
}

function byId(models: readonly ModelEntry[]): ReadonlyMap<string, ModelEntry> {
  return new Map(models.map((model) => [model.id, model]));
}

/** All models as they are offered now, draft models first. */
export function offeredModels(): readonly ModelEntry[] {
  return [...offered.values()];
}

/** A model as the catalogue has it, without the operator's changes. Throws MODEL_UNKNOWN. */
export function catalogueModel(id: string): ModelEntry {
  const model = catalogue.get(id);
  if (!model) {
    throw new AppError('MODEL_UNKNOWN', { details: { model: id } });
  }
  return model;
}

/** Finds a model, as it is offered now or removed, by id and, when given, by kind. Throws MODEL_UNKNOWN. */
export function findModel(id: string, kind?: ModelKind): ModelEntry {
  const model = offered.get(id) ?? removed.get(id);
  if (!model || (kind !== undefined && model.kind !== kind)) {
    throw new AppError('MODEL_UNKNOWN', { details: { model: id } });
  }
  return model;
}

/** True for the id of a paid model in the catalogue; false for ids that are not in it, such as the final cut's. */
export function isPaidModel(id: string): boolean {
  const model = offered.get(id) ?? removed.get(id);
  return model !== undefined && isPaid(model);
}
