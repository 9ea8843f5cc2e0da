import type { FileRow } from '#src/foundation/files/server/tables.ts';
import type { GenerationRow } from '#src/foundation/generation/server/tables.ts';
import { presentModel } from '#src/foundation/models/server/present-model.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { MOST_SHOWN_CHARACTERS, type MadeFile, type ToolResult, type ToolTask } from '../contract.ts';
import type { StoredFile } from '../stored-file.ts';
import { measureProgress } from './measure-progress.ts';
import type { MadeFileRow, WholeTask, WholeTasks } from './read-tasks.ts';
import { toolOf } from './tools.ts';

/** Who reads, and how files are linked for them. */
export interface TaskReader {
  language: Language;
  link: (fileId: string) => string;
}

const STATES: Readonly<Record<GenerationRow['state'], ToolResult['state']>> = {
  pending: 'pending',
  submitting: 'processing',
  processing: 'processing',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  unknown: 'unknown',
};

/** What the message of a failure names. */
const DETAILS: Partial<Record<ErrorCode, { limitPixels: number }>> = {
  PICTURE_TOO_LARGE: { limitPixels: LIMITS.tools.pictureSidePixels },
};

/** A task for its owner. */
export function presentTask(
  { task, results, inputIds }: WholeTask,
  files: WholeTasks['files'],
  reader: TaskReader,
): ToolTask {
  const { told } = toolOf(task.tool).definition;
  const shown = results.map((row) => presentResult(row, { files, told }, reader));
  return {
    id: task.id,
    tool: task.tool,
    createdAt: task.createdAt.toISOString(),
    state: stateOf(shown),
    progress: measureProgress(results, new Date()),
    model: presentModel(task.model),
    ownKey: task.ownKey,
    coins: results.reduce(
      (sum, { state, priceCoins }) => (state === 'failed' || state === 'cancelled' ? sum : sum + priceCoins),
      0,
    ),
    inputs: task.inputs,
    inputFiles: inputIds.flatMap((id) => {
      const file = files.get(id);
      return file ? [presentFile(file, reader)] : [];
    }),
    results: shown,
  };
}

/** Inputs that say what something is of, the most telling first. */
const TELLING = ['prompt', 'text', 'title', 'description', 'lyrics', 'pictureName', 'clipName'] as const;

/** A file that a tool has made, for its owner. */
export function presentMadeFile({ file, tool, inputs }: MadeFileRow, reader: Pick<TaskReader, 'link'>): MadeFile {
  const texts = TELLING.flatMap((name) => (typeof inputs[name] === 'string' ? [inputs[name].trim()] : []));
  const shows = texts.find((text) => text !== '')?.slice(0, MOST_SHOWN_CHARACTERS) ?? null;
  return { ...presentFile(file, reader), tool, shows };
}

/** A file of the account for its owner. */
export function presentFile({ id, mime, bytes }: FileRow, { link }: Pick<TaskReader, 'link'>): StoredFile {
  return { id, path: link(id), mime, bytes };
}

function presentResult(
  row: GenerationRow,
  { files, told }: { files: WholeTasks['files']; told: readonly string[] },
  reader: TaskReader,
): ToolResult {
  const file = files.get(row.resultFileId ?? '');
  const { startedAt, finishedAt } = row;
  return {
    id: row.id,
    state: STATES[row.state],
    failure: row.error
      ? { code: row.error.code, message: errorText(reader.language, row.error.code, DETAILS[row.error.code]) }
      : null,
    file: file ? presentFile(file, reader) : null,
    servedBy: row.servedBy === null ? null : presentModel(row.servedBy),
    told: toldOf(row.resultData, told),
    seconds: startedAt && finishedAt ? (finishedAt.getTime() - startedAt.getTime()) / 1000 : null,
  };
}

/** Of what the maker of a result says of it, what its tool shows. */
function toldOf(data: GenerationRow['resultData'], names: readonly string[]): Record<string, unknown> {
  const said = new Map(Object.entries(data ?? {}));
  return Object.fromEntries(names.flatMap((name) => (said.has(name) ? [[name, said.get(name)]] : [])));
}

/** Pending until something of it has begun; completed as soon as nothing goes on and there is something. */
function stateOf(results: readonly ToolResult[]): ToolTask['state'] {
  const has = (...states: ToolResult['state'][]): boolean => results.some(({ state }) => states.includes(state));
  if (has('processing', 'unknown') || (has('pending') && has('completed', 'failed', 'cancelled'))) {
    return 'processing';
  }
  if (has('pending')) {
    return 'pending';
  }
  if (has('completed')) {
    return 'completed';
  }
  return has('failed') ? 'failed' : 'cancelled';
}
