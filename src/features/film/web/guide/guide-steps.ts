import type { FilmStage } from '#src/shared/catalogue/film-statuses.ts';
import type { en } from '../../texts/guide/en.ts';

/** One step of the guide (BOOT-11). */
export interface GuideStep {
  /** Key of its texts under `filmGuide.steps`. */
  key: keyof (typeof en)['steps'];
  /** Selector of the explained part of the film page. */
  part: string;
  /** The stage that creates the part; until then the step points at that stage in the leader. */
  stage: FilmStage | 'complete';
}

/** The tab of the storyboard, while the script is shown instead. */
const BOARD_TAB = '[data-guide="shots"] [role="tab"]:first-child[aria-selected="false"]';

/** The steps in order. Each refers to an existing part of the page. */
export const GUIDE_STEPS: readonly GuideStep[] = [
  { key: 'leader', part: '[data-guide="leader"]', stage: 'story' },
  { key: 'name', part: '[data-guide="name"]', stage: 'story' },
  { key: 'outline', part: '[data-guide="outline"]', stage: 'story' },
  { key: 'cast', part: '[data-guide="cast"]', stage: 'characters' },
  { key: 'places', part: '[data-guide="places"]', stage: 'characters' },
  { key: 'script', part: '[data-guide="shots"] [role="tab"]:last-child', stage: 'scripts' },
  { key: 'board', part: `[data-guide="board"], ${BOARD_TAB}`, stage: 'scenes' },
  { key: 'shot', part: `[data-shot="1"]:is([data-state="done"], [data-state="failed"]), ${BOARD_TAB}`, stage: 'video' },
  { key: 'music', part: '[data-guide="music"]:has(audio)', stage: 'music' },
  { key: 'film', part: '[data-guide="film"]', stage: 'movie' },
  { key: 'share', part: '[data-guide="share"]', stage: 'complete' },
  { key: 'receipt', part: '[data-guide="receipt"]', stage: 'complete' },
];

/** The steps of one walk. On a page that has its film, that comes first: nobody is led away from what was just made. */
export function stepsOfWalk(hasFilm: boolean): readonly GuideStep[] {
  return hasFilm ? GUIDE_STEPS.toSorted((a, b) => Number(b.key === 'film') - Number(a.key === 'film')) : GUIDE_STEPS;
}
