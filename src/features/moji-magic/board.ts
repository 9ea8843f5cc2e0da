import * as z from 'zod';
import { answeredText, writtenText } from '#src/shared/form-text.ts';

/** Side of a board in its own units; its layers are measured in them. */
export const BOARD_SIDE = 1024;
/** Layers of one board. */
export const MOST_LAYERS = 60;
export const MOST_TEXT = 200;
export const BOARD_NAME_CHARACTERS = 60;
/** Boards of one account. */
export const MOST_BOARDS = 100;

export const MOTIONS = ['none', 'bounce', 'wiggle', 'spin', 'blink'] as const;
export type Motion = (typeof MOTIONS)[number];

export const BOARD_FONTS = ['display', 'text', 'mono'] as const;

const place = z
  .number()
  .min(-4 * BOARD_SIDE)
  .max(4 * BOARD_SIDE);
const colour = z.string().regex(/^#[0-9a-f]{6}$/);

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
export const boardLayer = z.discriminatedUnion('kind', [
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
export type BoardLayer = z.infer<typeof boardLayer>;
export type TextLayer = Extract<BoardLayer, { kind: 'text' }>;

/** What a board holds. */
export const boardContent = z.object({
  name: writtenText(BOARD_NAME_CHARACTERS),
  /** Null: clear. */
  background: colour.nullable(),
  layers: z.array(boardLayer).max(MOST_LAYERS),
});
export type BoardContent = z.infer<typeof boardContent>;

/** As an answer names it in a list. */
export const boardName = answeredText(BOARD_NAME_CHARACTERS);

/** Frames of an animation, and stickers of a pack. */
export const MOST_FRAMES = 48;
export const MOST_STICKERS = 30;
