import { join } from 'node:path';
import type { CutOutTask } from '#src/draft-engine/thread/cut-out.task.ts';
import type { EditedFile, EditPictureTask } from '#src/draft-engine/thread/edit-picture.task.ts';
import type { EnlargedFile, EnlargeTask } from '#src/draft-engine/thread/enlarge-picture.task.ts';
import type { ToolRequest } from '../tool-requests.ts';
import { PRIORITY_STEPS, VendorError, type VendorContext, type VendorRequest, type VendorResult } from '../vendor.ts';

/** The tools' requests that small models on this machine carry out, by their kinds. */
const DRAFT_TOOL_KINDS = ['cut-out', 'image-edit', 'image-upscale'] as const;
export type DraftToolRequest = Extract<ToolRequest, { kind: (typeof DRAFT_TOOL_KINDS)[number] }>;

/** A task for the processes of `draft-engine/pixel-process.ts`. */
interface ToolTask {
  name: string;
  input: object;
  /** Queue priority; higher runs first. */
  priority: number;
  /** After so long the task is aborted. */
  mostSeconds: number;
  /** What was made, by the task's answer. */
  fileOf(answer: unknown): NonNullable<VendorResult['file']>;
}

/** After the films: somebody waits for these, but not for a whole film. */
const PRIORITY = 40 * PRIORITY_STEPS;
/** With the start of the process and the loading of the model, on a busy machine. */
const CUT_OUT_SECONDS = 120;
/** The largest result takes two minutes on two idle cores. */
const ENLARGE_SECONDS = 900;

/** The slowest style at the full size, and a cut-out before it. */
const EDIT_SECONDS = 300;

/** True for a request of a tool that the draft engine carries out. */
export const isDraftTool = (request: VendorRequest): request is DraftToolRequest =>
  (DRAFT_TOOL_KINDS as readonly string[]).includes(request.kind);

/** The task that carries out a tool's request. Throws VendorError where the draft engine cannot do all of it. */
export async function draftToolTask(request: DraftToolRequest, context: VendorContext): Promise<ToolTask> {
  const path = join(context.scratchFolder, 'result');
  const picture = await context.pathOfFile(request.kind === 'image-edit' ? request.pictures[0] : request.picture);
  const priority = Math.max(PRIORITY, context.priority ?? 0);
  if (request.kind === 'cut-out') {
    const { asMask = false, correction } = request;
    const before = correction && {
      cutOut: await context.pathOfFile(correction.cutOut),
      strokes: correction.strokes,
    };
    return {
      name: 'cut-out',
      input: { picture, path, asMask, correction: before } satisfies CutOutTask,
      priority,
      mostSeconds: CUT_OUT_SECONDS,
      fileOf: () => ({ path, mime: 'image/png', extension: 'png' }),
    };
  }
  if (request.kind === 'image-edit') {
    const { prompt, edits, language = 'en', seed } = request;
    return {
      name: 'edit-picture',
      input: { picture, path, prompt, language, seed, ...(edits ? { edits } : {}) } satisfies EditPictureTask,
      priority,
      mostSeconds: EDIT_SECONDS,
      fileOf: fileAt(path),
    };
  }
  const { factor, content, enhancesFaces } = request;
  if (enhancesFaces) {
    throw new VendorError('failed', 'the draft engine does not enhance faces');
  }
  return {
    name: 'enlarge-picture',
    input: { picture, path, factor, content } satisfies EnlargeTask,
    priority,
    mostSeconds: ENLARGE_SECONDS,
    fileOf: fileAt(path),
  };
}

/** The file of a task that chooses its format. */
function fileAt(path: string): ToolTask['fileOf'] {
  return (answer) => {
    const { mime, extension } = answer as EditedFile | EnlargedFile;
    return { path, mime, extension };
  };
}
