import * as z from 'zod';
import { LAYER_LIMITS, OWN_SOUNDS } from '#src/shared/catalogue/clip-sound.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { judgedText, writtenText } from '#src/shared/form-text.ts';
import { defineTool } from '../define-tool.ts';

const { promptCharacters } = LIMITS.tools;
const { least, most } = LAYER_LIMITS.decibels;

/** Sound for a clip (AUD-01). */
export const audioTool = defineTool({
  id: 'audio',
  summary: 'Give a clip a sound: its own one without noise, sounds that a text names on its cuts, or both',
  inputs: z.object({
    /** Id of a clip of the caller: an uploaded one, or a result of a tool. */
    clip: z.uuid(),
    /** What becomes of its own sound; only the draft engine keeps it alone. A clip without one: CLIP_SILENT. */
    own: z.enum(OWN_SOUNDS).default('mixed'),
    /** Takes the noise out of its own sound where somebody speaks. */
    removesNoise: z.boolean().default(true),
    /** What is to be heard, and when; empty: PROMPT_EMPTY, but where its own sound is kept alone. */
    prompt: judgedText({ most: promptCharacters }).default(''),
    /** What is not to be heard. */
    notWanted: writtenText(promptCharacters).default(''),
    /** How loud layers from `readClipSound` are; null takes one out. Only of the draft engine. */
    levels: z
      .array(
        z.object({
          layer: z.string().max(LAYER_LIMITS.nameCharacters),
          decibels: z.number().min(least).max(most).nullable(),
        }),
      )
      .max(LAYER_LIMITS.layers)
      .default([]),
    /** The same order with the same seed gives the same sound by the draft engine. */
    seed: z.number().int().min(0).max(0xffffffff).optional(),
  }),
  checkedTexts: ['prompt', 'notWanted'],
  files: { clip: 'video' },
  told: ['cuts', 'durationSeconds', 'layers', 'levels', 'lufs', 'ownSound', 'peakDecibels', 'unknown'],
  modelKind: 'clip-sound',
  folder: 'audio',
});

export type AudioInputs = z.infer<typeof audioTool.inputs>;
