import { GUIDE_STEPS, type GuideStep } from '../../guide-steps.ts';
import type { EditorTab } from '../editor-tabs.ts';

/** A page that a step of the guide may be on: a tab of the editor, or the film's own page. */
export type GuidePage = EditorTab | 'film';

/** Where a step is done. */
interface GuidePlace {
  page: GuidePage;
  /** Selectors of the part of the page that the step is about; the first that is shown counts. */
  parts: readonly string[];
  /** Its part is in the inspector of the editor. */
  inspected?: true;
}

/** The first shot, in the table and as a card. */
const FIRST_SHOT = '[data-index="0"] [data-row]';
/** What opens the inspector, where it covers the page. */
const DETAILS = '[data-index="0"] [data-guide="details"]';

/** Where each step is done. */
export const GUIDE_PLACES: Readonly<Record<GuideStep, GuidePlace>> = {
  name: { page: 'settings', parts: ['[data-guide="name"]'] },
  outline: { page: 'story', parts: ['[data-guide="outline"]'] },
  cast: { page: 'characters', parts: ['[data-guide="member"]', '[data-guide="members"] li', '[data-guide="add"]'] },
  places: { page: 'locations', parts: ['[data-guide="member"]', '[data-guide="members"] li', '[data-guide="add"]'] },
  items: { page: 'items', parts: ['[data-guide="add"]'] },
  shot: { page: 'storyboard', parts: [FIRST_SHOT] },
  camera: { page: 'storyboard', parts: ['[data-guide="move"]', DETAILS], inspected: true },
  take: { page: 'storyboard', parts: ['[data-guide="pictures"]', DETAILS], inspected: true },
  clip: { page: 'video', parts: ['[data-guide="clips"]'] },
  sound: { page: 'soundtrack', parts: ['[data-guide="mix"]'] },
  cut: { page: 'final-cut', parts: ['[data-guide="cut"]'] },
  share: { page: 'film', parts: ['[data-guide="share"]'] },
};

/** The parameter of an address with the step that is being shown. */
export const STEP_PARAMETER = 'guide';

/** The step that is shown at an address. */
export function stepAt(params: URLSearchParams): GuideStep | undefined {
  return GUIDE_STEPS.find((step) => step === params.get(STEP_PARAMETER));
}

/** The address at which a step is shown; `film` is that of the film's page. */
export function addressOf(step: GuideStep, film: string): string {
  const { page } = GUIDE_PLACES[step];
  return page === 'film' ? `${film}?${STEP_PARAMETER}=${step}` : `${film}/edit?tab=${page}&${STEP_PARAMETER}=${step}`;
}

/** The first step after this one, or from the beginning, that is neither done nor skipped. */
export function nextStep(
  { done, skipped }: { done: readonly GuideStep[]; skipped: readonly GuideStep[] },
  after?: GuideStep,
): GuideStep | undefined {
  const from = after === undefined ? 0 : GUIDE_STEPS.indexOf(after) + 1;
  return [...GUIDE_STEPS.slice(from), ...GUIDE_STEPS.slice(0, from)].find(
    (step) => step !== after && !done.includes(step) && !skipped.includes(step),
  );
}
