import * as z from 'zod';
import { CLIP_EDIT_LIMITS, STILL_ONLY, type ClipEdit } from '#src/shared/catalogue/clip-edits.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { pictureEdit } from '../image-edit/edit-schema.ts';

const { speed, fadeSeconds, volumePercent, edits } = CLIP_EDIT_LIMITS;
const seconds = z.number().min(0).max(LIMITS.uploads.videoEditSeconds);
const percent = z.number().min(0).max(100);
const fade = z.number().min(fadeSeconds.least).max(fadeSeconds.most);

const isOfPictures = ({ kind }: { kind: string }): boolean => (STILL_ONLY as readonly string[]).includes(kind);

/** One change of a clip (see `ClipEdit`). */
const clipEdit = z.union([
  z.object({ kind: z.literal('trim'), from: seconds, to: seconds }),
  z.object({ kind: z.literal('reverse') }),
  z.object({ kind: z.literal('speed'), factor: z.number().min(speed.least).max(speed.most) }),
  z.object({ kind: z.literal('volume'), percent: z.number().min(0).max(volumePercent) }),
  z.object({ kind: z.literal('stabilise'), amount: percent }),
  z.object({ kind: z.enum(['fadeIn', 'fadeOut']), seconds: fade }),
  z.object({
    kind: z.literal('crop'),
    left: percent,
    top: percent,
    right: percent,
    bottom: percent,
    shape: z
      .string()
      .max(5)
      .regex(/^[1-9]\d?:[1-9]\d?$/)
      .optional(),
    at: percent.optional(),
    follows: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal('blur'), area: z.literal('all'), amount: percent }),
  pictureEdit.refine(
    (edit) => !isOfPictures(edit) && edit.kind !== 'crop' && edit.kind !== 'blur',
    'is an edit of pictures',
  ),
]);

/** The edits of an order. */
export const clipEdits = z
  .array(clipEdit)
  .max(edits)
  .transform((checked) => checked as ClipEdit[]);
