import type { FilmDocument } from '../../../timeline/film-document.ts';
import type { FilmTimes } from '../../../timeline/film-schedule.ts';
import { captionsOfText, type PreviewFilm, type ShownCaption } from '../preview/preview-film.ts';
import type { ShotView } from '../storyboard/shot-standing.ts';

/** Whether a shot is made: it has a clip, and no other is being made. */
export function isShotMade(view: ShotView | undefined): boolean {
  return view !== undefined && view.clip !== null && view.clipStatus !== 'generating';
}

/** The captions of a film, and for each shot that has neither clip nor voice what is said or seen in it. */
export function captionsWithMissing(
  { captions, schedule }: Pick<PreviewFilm, 'captions'> & { schedule: Pick<FilmTimes, 'shots'> },
  views: ReadonlyMap<string, ShotView>,
  document: Pick<FilmDocument, 'language' | 'aspect'>,
): ShownCaption[] {
  const missing = schedule.shots.flatMap(({ id, plan, startSeconds, endSeconds, spokenSeconds }): ShownCaption[] => {
    const text = plan.speech.text || plan.script;
    const isMissing = !isShotMade(views.get(id)) && spokenSeconds === 0 && text !== '';
    return isMissing ? captionsOfText(text, document, { startSeconds, endSeconds }) : [];
  });
  return [...captions, ...missing].toSorted((one, other) => one.startSeconds - other.startSeconds);
}

/** In the order in which a shot comes nearer to its end. */
const MADE_LAST = ['clip', 'picture', 'voice'];

/** The number of the shot that is being made: of several, the one that is furthest, and of those the first. */
export function shotInTheMaking(making: readonly { kind: string; shot: number | null }[]): number | undefined {
  const [kind] = MADE_LAST.filter((each) => making.some((asset) => asset.kind === each && asset.shot !== null));
  const numbers = making.flatMap((asset) => (asset.kind === kind && asset.shot !== null ? [asset.shot] : []));
  return kind === undefined ? undefined : Math.min(...numbers);
}
