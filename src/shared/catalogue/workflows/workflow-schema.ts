import * as z from 'zod';
import { requiredLine } from '#src/shared/form-text.ts';
import { WORKFLOW_INPUTS, WORKFLOW_KINDS, WORKFLOW_LIMITS, type WorkflowInput } from './workflow.ts';

const {
  nameCharacters: MOST_NAME,
  labelCharacters,
  priceCoins,
  durations: MOST_DURATIONS,
  durationSeconds: LONGEST_SECONDS,
  leastSidePixels,
  mostSidePixels,
  framesPerSecond,
} = WORKFLOW_LIMITS;

const name = z.string().max(MOST_NAME);
const place = z
  .tuple([name, z.literal('inputs'), name])
  .readonly()
  .optional();
const places = Object.fromEntries(WORKFLOW_INPUTS.map((input) => [input, place]));

/** What is said of a workflow beside its graph. */
export const workflowFacts = {
  kind: z.enum(WORKFLOW_KINDS),
  inputs: z.strictObject(places as Record<WorkflowInput, typeof place>),
  output: name,
  framesPerSecond: z.number().min(1).max(framesPerSecond).optional(),
  label: requiredLine(labelCharacters).optional(),
  priceCoins: z.int().min(0).max(priceCoins).optional(),
  durationsSeconds: z
    .array(z.number().min(1).max(LONGEST_SECONDS))
    .min(1)
    .max(MOST_DURATIONS)
    .overwrite((lengths) => [...new Set(lengths)].sort((one, other) => one - other))
    .readonly()
    .optional(),
  longestSidePixels: z.int().min(leastSidePixels).max(mostSidePixels).optional(),
};
