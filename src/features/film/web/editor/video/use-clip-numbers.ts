import { useEditor } from '../state/editor-context.tsx';
import { useSelection } from '../state/use-shot-selection.ts';
import type { ShotView } from '../storyboard/shot-standing.ts';
import { useShotViews } from '../storyboard/use-shot-views.ts';
import { clipStandingOf, type ClipStanding } from './clip-standing.ts';

/** Numbers of shots, from 1, by how their clips stand. */
export interface ClipNumbers {
  /** Nothing is made of them. */
  missing: number[];
  selected: number[];
  making: number[];
  /** Those in the video. */
  all: number[];
  /** What a model made of them shows something else than the plan: their pictures or clips. */
  outdatedPaid: number[];
}

function isOutdatedPaid({ outdated, pictureServedBy, clipServedBy }: ShotView): boolean {
  const isOfModel = (servedBy: { id: string } | null): boolean => servedBy !== null && !servedBy.id.startsWith('draft');
  return (
    (outdated.includes('picture') && isOfModel(pictureServedBy)) ||
    (outdated.includes('clip') && isOfModel(clipServedBy))
  );
}

/** Which shots an order or a stop may be about. */
export function useClipNumbers(): ClipNumbers {
  const { document } = useEditor();
  const { ids } = useSelection();
  const views = useShotViews();
  const shots = document.shots.flatMap((shot) => {
    const view = views.get(shot.id);
    const standing = clipStandingOf(shot, view);
    return view ? [{ id: shot.id, number: view.number, standing, isOutdatedPaid: isOutdatedPaid(view) }] : [];
  });
  const numbersOf = (is: (shot: (typeof shots)[number]) => boolean): number[] =>
    shots.filter(is).map(({ number }) => number);
  const standing =
    (...wanted: ClipStanding[]) =>
    (shot: (typeof shots)[number]): boolean =>
      wanted.includes(shot.standing);
  return {
    missing: numbersOf(standing('failed', 'missing')),
    selected: numbersOf(({ id }) => ids.has(id)),
    making: numbersOf(standing('making')),
    all: numbersOf((shot) => shot.standing !== 'left_out'),
    outdatedPaid: numbersOf((shot) => shot.isOutdatedPaid && !standing('left_out', 'making')(shot)),
  };
}
