/** Side of a board in its own units; its layers are measured in them. */
export const BOARD_SIDE = 1024;
/** Layers of one board. */
export const MOST_LAYERS = 60;
export const MOST_TEXT = 200;
export const BOARD_NAME_CHARACTERS = 60;
/** Boards of one account. */
export const MOST_BOARDS = 100;
/** Frames of an animation, and stickers of a pack. */
export const MOST_FRAMES = 48;
export const MOST_STICKERS = 30;

export const MOTIONS = ['none', 'bounce', 'wiggle', 'spin', 'blink'] as const;
export type Motion = (typeof MOTIONS)[number];

export const BOARD_FONTS = ['display', 'text', 'mono'] as const;
