/** From where a further picture of a character shows it: its whole figure from each side, or its face from near. */
export const CHARACTER_VIEWS = ['front', 'three_quarter', 'side', 'left', 'right', 'back', 'face'] as const;
export type CharacterView = (typeof CHARACTER_VIEWS)[number];

/** The sheet that the draft engine draws of a character. */
export const DRAWN_VIEWS = ['front', 'three_quarter', 'side', 'back'] as const satisfies readonly CharacterView[];

/** The sheet that a model makes of a picture. */
export const MADE_VIEWS = ['front', 'left', 'back', 'right'] as const satisfies readonly CharacterView[];
