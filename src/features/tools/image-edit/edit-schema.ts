import * as z from 'zod';
import {
  CAPTION_PLACES,
  EDIT_LIMITS,
  EFFECTS,
  GRADES,
  PICTURE_STYLES,
  TONES,
} from '#src/shared/catalogue/picture-edits.ts';
import { requiredText, writtenText } from '#src/shared/form-text.ts';

const amount = z.number().min(0).max(100);
const percent = z.number().min(0).max(100);
const colour = z
  .string()
  .max(7)
  .regex(/^#[0-9a-f]{6}$/);
const side = z.number().int().min(1).max(EDIT_LIMITS.resizePixels);
const { captionSize, borderSize, borderPixels } = EDIT_LIMITS;

/** One change of a picture (see `PictureEdit`). */
export const pictureEdit = z.union([
  z.object({
    kind: z.literal('remove'),
    what: writtenText(EDIT_LIMITS.whatCharacters),
    boxes: z.array(z.object({ x: percent, y: percent, width: percent, height: percent })).max(EDIT_LIMITS.boxes),
  }),
  z.object({ kind: z.literal('straighten') }),
  z.object({ kind: z.literal('rotate'), degrees: z.number().min(-180).max(180) }),
  z.object({ kind: z.literal('flip'), axis: z.enum(['leftRight', 'topBottom']) }),
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
    subject: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal('background'), colour: colour.nullable() }),
  z.object({ kind: z.literal('blur'), area: z.enum(['all', 'background']), amount }),
  z.object({ kind: z.enum(TONES), amount: z.number().min(-100).max(100) }),
  z.object({ kind: z.literal('grade'), grade: z.enum(GRADES), amount }),
  z.object({ kind: z.enum(EFFECTS), amount }),
  z.object({ kind: z.literal('style'), style: z.enum(PICTURE_STYLES), amount }),
  z.object({ kind: z.literal('resize'), width: side }),
  z.object({ kind: z.literal('resize'), height: side }),
  z.object({
    kind: z.literal('caption'),
    text: requiredText(EDIT_LIMITS.captionCharacters),
    place: z.enum(CAPTION_PLACES),
    colour,
    size: z.number().min(captionSize.least).max(captionSize.most),
  }),
  z.object({
    kind: z.literal('border'),
    colour,
    size: z.number().min(borderSize.least).max(borderSize.most),
    pixels: z.number().int().min(1).max(borderPixels).optional(),
  }),
]);

/** The edits of an order. */
export const pictureEdits = z.array(pictureEdit).max(EDIT_LIMITS.edits);
