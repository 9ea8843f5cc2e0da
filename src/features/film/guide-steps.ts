/** The steps of the guide in the order of a film's making, by chapter (BOOT-11). */
export const GUIDE_CHAPTERS = {
  plan: ['name', 'outline', 'cast', 'places'],
  board: ['items', 'shot', 'camera', 'take'],
  shoot: ['clip', 'sound', 'cut', 'share'],
} as const;

export type GuideChapter = keyof typeof GUIDE_CHAPTERS;

export const GUIDE_STEPS = [...GUIDE_CHAPTERS.plan, ...GUIDE_CHAPTERS.board, ...GUIDE_CHAPTERS.shoot] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

/** Steps that are also done by finding what the program made good as it is. */
export const ACCEPTED_STEPS = ['outline', 'items'] as const satisfies readonly GuideStep[];
export type AcceptedStep = (typeof ACCEPTED_STEPS)[number];
