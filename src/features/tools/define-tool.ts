import type * as z from 'zod';
import type { MediaFolder } from '#src/shared/catalogue/media-folders.ts';
import type { ModelEntry, ModelKind } from '#src/shared/catalogue/models/model-entry.ts';
import type { ToolId } from '#src/shared/catalogue/tools.ts';
import type { FileKind } from './file-kind.ts';

/**
 * A tool: what it takes, what does it, and what it makes. Its endpoint and the rules of its form come from `inputs`,
 * its prices from the models of `modelKind`; how an order becomes work is in its runner (tool-runner.ts).
 */
export interface ToolDefinition<Schema extends z.ZodObject = z.ZodObject> {
  readonly id: ToolId;
  /** What its order does, in a sentence for the description of the API. */
  readonly summary: string;
  readonly inputs: Schema;
  /** Inputs whose text is checked like any content. */
  readonly checkedTexts: readonly (keyof z.infer<Schema> & string)[];
  /** Inputs that are ids of files of the account, each with what its file must be. */
  readonly files: Readonly<Partial<Record<keyof z.infer<Schema> & string, FileKind>>>;
  /** What its owner sees of what the maker of a result says of it: names in the data of the result. */
  readonly told: readonly string[];
  readonly modelKind: ModelKind;
  /** Of the kind, the models that it offers; absent: all of them. */
  readonly offers?: (model: Pick<ModelEntry, 'id' | 'vendor' | 'inputs'>) => boolean;
  /** Where its results are stored. */
  readonly folder: MediaFolder;
}

/** Types a definition by its inputs. */
export function defineTool<Schema extends z.ZodObject>(definition: ToolDefinition<Schema>): ToolDefinition<Schema> {
  return definition;
}
