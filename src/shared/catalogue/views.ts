/** The sides from which something can be shown (CAT-06). The left side looks to the left of its picture. */
export const VIEWS = ['front', 'left', 'right', 'back', 'top', 'bottom'] as const;
export type View = (typeof VIEWS)[number];
