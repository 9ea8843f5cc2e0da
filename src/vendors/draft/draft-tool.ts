import { join } from 'node:path';
import type { CutOutTask } from '#src/draft-engine/thread/cut-out.task.ts';
import type { ToolRequest } from '../tool-requests.ts';
import { PRIORITY_STEPS, type VendorContext, type VendorRequest, type VendorResult } from '../vendor.ts';

/** The tools' requests that small models on this machine carry out, by their kinds. */
const DRAFT_TOOL_KINDS = ['cut-out'] as const;
export type DraftToolRequest = Extract<ToolRequest, { kind: (typeof DRAFT_TOOL_KINDS)[number] }>;

/** A task for the processes of `draft-engine/pixel-process.ts`. */
export interface ToolTask {
  name: string;
  input: object;
  /** Queue priority; higher runs first. */
  priority: number;
  file: NonNullable<VendorResult['file']>;
  /** After so long the task is aborted. */
  mostSeconds: number;
}

/** After the films: somebody waits for these, but not for a whole film. */
const PRIORITY = 40 * PRIORITY_STEPS;
/** With the start of the process and the loading of the model, on a busy machine. */
const CUT_OUT_SECONDS = 120;

/** True for a request of a tool that the draft engine carries out. */
export const isDraftTool = (request: VendorRequest): request is DraftToolRequest =>
  (DRAFT_TOOL_KINDS as readonly string[]).includes(request.kind);

/** The task that carries out a tool's request. */
export async function draftToolTask(request: DraftToolRequest, context: VendorContext): Promise<ToolTask> {
  const path = join(context.scratchFolder, 'result.png');
  const picture = await context.pathOfFile(request.picture);
  return {
    name: request.kind,
    input: { picture, path, asMask: request.asMask === true } satisfies CutOutTask,
    priority: Math.max(PRIORITY, context.priority ?? 0),
    file: { path, mime: 'image/png', extension: 'png' },
    mostSeconds: CUT_OUT_SECONDS,
  };
}
