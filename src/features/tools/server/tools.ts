import type * as z from 'zod';
import type { ToolDefinition } from '../define-tool.ts';
import { imageUpscaleTool } from '../image-upscale/definition.ts';
import { planImageUpscale } from '../image-upscale/server/plan-image-upscale.ts';
import { imageTool } from '../image/definition.ts';
import { planImage } from '../image/server/plan-image.ts';
import type { ToolRunner } from '../tool-runner.ts';

/** A tool with its inputs checked: what an order needs. */
export interface ReadyTool<Inputs = unknown> {
  readonly definition: Pick<ToolDefinition, 'id' | 'files' | 'modelKind' | 'folder'>;
  readonly plan: ToolRunner<Inputs>;
}

function ready<Schema extends z.ZodObject>(
  definition: ToolDefinition<Schema>,
  plan: ToolRunner<z.infer<Schema>>,
): ReadyTool<z.infer<Schema>> {
  return { definition, plan };
}

/** Every tool with its runner. */
export const READY_TOOLS = {
  image: ready(imageTool, planImage),
  imageUpscale: ready(imageUpscaleTool, planImageUpscale),
};
