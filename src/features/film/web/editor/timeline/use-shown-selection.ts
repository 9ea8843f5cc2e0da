import { useEffect } from 'react';
import { showShot } from '../preview/show-shot.ts';
import type { FilmPlayer } from '../preview/use-film-player.ts';
import { useSelection } from '../state/use-shot-selection.ts';

/** A player that stands shows the active shot whenever another one is selected. */
export function useShownSelection({ player, played }: FilmPlayer): void {
  const { active } = useSelection();
  const transition = played.schedule.shots.find(({ id }) => id === active)?.plan.transition ?? 'cut';
  useEffect(() => showShot(player, active, transition), [player, active, transition]);
}
