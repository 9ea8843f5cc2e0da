import * as z from 'zod';
import { CLIP_ASPECTS } from '#src/shared/catalogue/clip-forms.ts';
import { CLIP_EFFORTS, CLIP_MOTIONS } from '#src/shared/catalogue/clip-modes.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { CLIP_MOVEMENTS, RESOLUTIONS } from '#src/shared/catalogue/shots.ts';
import { judgedText, writtenText } from '#src/shared/form-text.ts';
import { defineTool } from '../define-tool.ts';

const { promptCharacters } = LIMITS.tools;
const { least, most } = LIMITS.tools.clipSeconds;

/** Clips from words, pictures or both (VID-01). */
export const videoTool = defineTool({
  id: 'video',
  summary: 'Make a clip of what a text says, or of a picture',
  inputs: z.object({
    /** Empty: VIDEO_DESCRIPTION_EMPTY, but where the draft engine moves through a first picture. */
    prompt: judgedText({ most: promptCharacters }).default(''),
    /** A picture that it begins with; needed by models that take no text alone. */
    startFrame: z.uuid().optional(),
    /** A picture that it ends with; only together with one that it begins with. */
    endFrame: z.uuid().optional(),
    /** Absent: as suits what is seen. */
    camera: z.enum(CLIP_MOVEMENTS).optional(),
    motion: z.enum(CLIP_MOTIONS).optional(),
    /** Only for models that let one choose. */
    effort: z.enum(CLIP_EFFORTS).optional(),
    /** Of a clip by its text alone; absent: as the text says, else the usual one. */
    look: z.enum(LOOK_IDS).optional(),
    aspect: z.enum(CLIP_ASPECTS).default('16:9'),
    /** The larger one is for members. */
    resolution: z.enum(RESOLUTIONS).default('720p'),
    /** One of the model's lengths. */
    seconds: z.number().int().min(least).max(most).default(5),
    /** What is not to be seen; only for models that can leave something out. */
    notWanted: writtenText(promptCharacters).default(''),
    /** The same order with the same seed gives the same clip by the draft engine. */
    seed: z.number().int().min(0).max(0xffffffff).optional(),
  }),
  checkedTexts: ['prompt', 'notWanted'],
  files: { startFrame: 'image', endFrame: 'image' },
  told: ['notDrawn', 'isFlat'],
  modelKind: 'video',
  folder: 'video',
});

export type VideoInputs = z.infer<typeof videoTool.inputs>;
