import { listPlaces, type Workflow, type WorkflowInput } from '#src/shared/catalogue/workflows/workflow.ts';
import type { ImageRequest, VideoRequest } from '../vendor.ts';

/** What is put into a workflow, by name. */
export type ComfyuiValues = Partial<Record<WorkflowInput, string | number>>;

/** Sizes that every model draws: multiples of this. */
const SIZE_STEP = 16;
/** Models of clips make one frame and so many more at a time, or a divisor of that. */
const FRAME_STEP = 8;

/** Pixels of a side are whole steps; a side that was scaled down is never longer than the limit. */
const downTo = (step: number, value: number): number => Math.max(step, Math.floor(value / step) * step);
const upTo = (step: number, value: number): number => Math.ceil(value / step) * step;

/** What a request says to a workflow, without its pictures. */
export function valuesOf(request: ImageRequest | VideoRequest, workflow: Workflow): ComfyuiValues {
  const values: ComfyuiValues = {
    prompt: request.prompt,
    // Without any, what the workflow's author wrote there stays.
    ...(request.notWanted === undefined ? {} : { notWanted: request.notWanted }),
    seed: request.seed,
    ...sizeOf(request, workflow),
  };
  if (request.kind === 'image') {
    return values;
  }
  const durationSeconds = lengthOf(request, workflow);
  const frames = upTo(FRAME_STEP, durationSeconds * (workflow.framesPerSecond ?? request.framesPerSecond)) + 1;
  return { ...values, seconds: durationSeconds, frames };
}

/** The size that was asked for; smaller in the same shape where the workflow does not make so much. */
function sizeOf({ widthPixels, heightPixels }: ImageRequest | VideoRequest, { longestSidePixels: most }: Workflow) {
  const longest = Math.max(widthPixels, heightPixels);
  if (most === undefined || upTo(SIZE_STEP, longest) <= most) {
    return { width: upTo(SIZE_STEP, widthPixels), height: upTo(SIZE_STEP, heightPixels) };
  }
  const side = (pixels: number): number => downTo(SIZE_STEP, (pixels * most) / longest);
  return { width: side(widthPixels), height: side(heightPixels) };
}

/** The shortest length of the workflow that is long enough, or its longest. */
function lengthOf({ durationSeconds }: VideoRequest, { durationsSeconds }: Workflow): number {
  const enough = durationsSeconds?.find((seconds) => seconds >= durationSeconds);
  return enough ?? durationsSeconds?.at(-1) ?? durationSeconds;
}

/** A workflow's graph with these values in their places; values without a place are left out. */
export function fillGraph({ graph, inputs }: Workflow, values: ComfyuiValues): Record<string, object> {
  const filled = structuredClone(graph) as Record<string, { inputs: Record<string, unknown> }>;
  for (const [name, [node, , field]] of listPlaces(inputs)) {
    const value = values[name];
    const found = filled[node];
    if (value !== undefined && found) {
      found.inputs[field] = value;
    }
  }
  return filled;
}
