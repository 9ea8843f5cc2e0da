import { useEditor } from '../state/editor-context.tsx';
import { useSelection } from '../state/use-shot-selection.ts';
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
}

/** Which shots an order or a stop may be about. */
export function useClipNumbers(): ClipNumbers {
  const { document } = useEditor();
  const { ids } = useSelection();
  const views = useShotViews();
  const shots = document.shots.flatMap((shot) => {
    const view = views.get(shot.id);
    return view ? [{ id: shot.id, number: view.number, standing: clipStandingOf(shot, view) }] : [];
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
  };
}
