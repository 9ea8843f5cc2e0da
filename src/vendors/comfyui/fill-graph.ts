import type { ComfyuiInput, ComfyuiWorkflow } from '#src/platform/server/config/comfyui-settings.ts';
import type { ImageRequest, VideoRequest } from '../vendor.ts';

/** What is put into a workflow, by name. */
export type ComfyuiValues = Partial<Record<ComfyuiInput, string | number>>;

/** Sizes that every model draws: multiples of this. */
const SIZE_STEP = 16;
/** Models of clips make one frame and so many more at a time, or a divisor of that. */
const FRAME_STEP = 8;

const upTo = (step: number, value: number): number => Math.ceil(value / step) * step;

/** What a request says to a workflow, without its pictures. */
export function valuesOf(request: ImageRequest | VideoRequest, workflow: ComfyuiWorkflow): ComfyuiValues {
  const values: ComfyuiValues = {
    prompt: request.prompt,
    // Without any, what the workflow's author wrote there stays.
    ...(request.notWanted === undefined ? {} : { notWanted: request.notWanted }),
    seed: request.seed,
    width: upTo(SIZE_STEP, request.widthPixels),
    height: upTo(SIZE_STEP, request.heightPixels),
  };
  if (request.kind === 'image') {
    return values;
  }
  const { durationSeconds } = request;
  const frames = upTo(FRAME_STEP, durationSeconds * (workflow.framesPerSecond ?? request.framesPerSecond)) + 1;
  return { ...values, seconds: durationSeconds, frames };
}

/** A workflow's graph with these values in their places; values without a place are left out. */
export function fillGraph({ graph, inputs }: ComfyuiWorkflow, values: ComfyuiValues): Record<string, object> {
  const filled = structuredClone(graph) as Record<string, { inputs: Record<string, unknown> }>;
  for (const [name, [node, , field]] of Object.entries(inputs)) {
    const value = values[name as ComfyuiInput];
    const found = filled[node];
    if (value !== undefined && found) {
      found.inputs[field] = value;
    }
  }
  return filled;
}
