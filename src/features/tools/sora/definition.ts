import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { ASPECT_RATIOS, RESOLUTIONS } from '#src/shared/catalogue/shots.ts';
import { judgedText } from '#src/shared/form-text.ts';
import { defineTool } from '../define-tool.ts';

const { promptCharacters } = LIMITS.tools;
const { least, most } = LIMITS.tools.clipSeconds;

/** The models that are paid by the second, each also by a second provider. */
const SECONDS_MODELS = ['sora2', 'sora2_pro', 'sora2_second', 'sora2_pro_second'];

/** Clips of what a text says, by the second (SOR-01). */
export const soraTool = defineTool({
  id: 'sora',
  summary: 'Make a clip of what a text says, paid by the second',
  inputs: z.object({
    /** Empty: TEXT_TO_VIDEO_PROMPT_EMPTY. */
    prompt: judgedText({ least: 1, most: promptCharacters }),
    aspect: z.enum(ASPECT_RATIOS).default('16:9'),
    /** The larger one is for members. */
    resolution: z.enum(RESOLUTIONS).default('720p'),
    /** One of the model's lengths. */
    seconds: z.number().int().min(least).max(most).default(4),
    /** The same order with the same seed gives the same clip by the draft engine. */
    seed: z.number().int().min(0).max(0xffffffff).optional(),
  }),
  checkedTexts: ['prompt'],
  files: {},
  told: ['notDrawn'],
  modelKind: 'video',
  offers: ({ id, vendor }) => vendor === 'draft' || SECONDS_MODELS.includes(id),
  folder: 'video',
});

export type SoraInputs = z.infer<typeof soraTool.inputs>;
