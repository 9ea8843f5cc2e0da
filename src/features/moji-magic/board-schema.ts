import * as z from 'zod';
import { answeredText, writtenText } from '#src/shared/form-text.ts';
import { BOARD_FONTS, BOARD_NAME_CHARACTERS, BOARD_SIDE, MOST_LAYERS, MOST_TEXT, MOTIONS } from './board.ts';

const place = z
  .number()
  .min(-4 * BOARD_SIDE)
  .max(4 * BOARD_SIDE);
const colour = z
  .string()
  .max(7)
  .regex(/^#[0-9a-f]{6}$/);

const everyLayer = {
  /** Unique on its board. */
  id: z.string().min(1).max(40),
  /** Of its centre. */
  x: place,
  y: place,
  /** Before it is turned. */
  width: z
    .number()
    .min(4)
    .max(4 * BOARD_SIDE),
  height: z
    .number()
    .min(4)
    .max(4 * BOARD_SIDE),
  /** Degrees clockwise. */
  rotation: z.number().min(-360).max(360),
  isFlipped: z.boolean(),
  motion: z.enum(MOTIONS),
};

/** The parts of a board from the back to the front. */
const boardLayer = z.discriminatedUnion('kind', [
  z.object({
    ...everyLayer,
    kind: z.literal('picture'),
    /** A file of the account. */
    fileId: z.uuid(),
    /** What it shows, for whoever cannot see it. */
    name: writtenText(BOARD_NAME_CHARACTERS),
  }),
  z.object({
    ...everyLayer,
    kind: z.literal('text'),
    text: z.string().max(MOST_TEXT * 2),
    font: z.enum(BOARD_FONTS),
    colour,
    /** Of the line around the letters. */
    outline: colour.nullable(),
  }),
]);

/** What a board holds. */
export const boardContent = z.object({
  name: writtenText(BOARD_NAME_CHARACTERS),
  /** Null: clear. */
  background: colour.nullable(),
  layers: z.array(boardLayer).max(MOST_LAYERS),
});

/** As an answer names it in a list. */
export const boardName = answeredText(BOARD_NAME_CHARACTERS);

/** A part of a board; the last one is in front. */
export type BoardLayer = z.infer<typeof boardLayer>;
export type TextLayer = Extract<BoardLayer, { kind: 'text' }>;
export type BoardContent = z.infer<typeof boardContent>;
