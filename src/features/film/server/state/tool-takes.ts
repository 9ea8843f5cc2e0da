import { findModel, isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import type { ModelKind } from '#src/shared/catalogue/models/model-entry.ts';
import type { TakeRow } from '../tables.ts';
import { UPLOAD } from './cut-ingredients.ts';
import type { FilmRows } from './film-rows.ts';

/** The models that change what a film has. */
export const TOOL_KINDS = ['image-edit', 'view', 'lip-sync'] as const satisfies readonly ModelKind[];
export type ToolKind = (typeof TOOL_KINDS)[number];

/** The kind of a model that changes what there is; undefined of one that makes something from the plan. */
export function toolKindOf(model: string): ToolKind | undefined {
  const kind = isPaidModel(model) ? findModel(model).kind : undefined;
  return TOOL_KINDS.find((tool) => tool === kind);
}

/** True for an upload, and for what tools made of one: it is shown as it is. */
export function isBrought({ takes }: Pick<FilmRows, 'takes'>, take: TakeRow): boolean {
  let source: TakeRow | undefined = take;
  while (source && toolKindOf(source.inputs.model) !== undefined) {
    const [sourceId]: string[] = source.inputs.references;
    source = takes.find(({ id, number }) => id === sourceId && number < (source?.number ?? 0));
  }
  return source?.inputs.model === UPLOAD;
}
