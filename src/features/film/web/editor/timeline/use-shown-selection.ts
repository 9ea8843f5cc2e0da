import { useEffect } from 'react';
import { showShot } from '../preview/show-shot.ts';
import type { FilmPlayer } from '../preview/use-film-player.ts';
import { useSelection } from '../state/use-shot-selection.ts';

/** A player that stands shows the active shot whenever another one is selected. */
export function useShownSelection({ player }: Pick<FilmPlayer, 'player'>): void {
  const { active } = useSelection();
  useEffect(() => showShot(player, active), [player, active]);
}
