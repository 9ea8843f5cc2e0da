import { useEffect, useState } from 'react';
import type { FilmPlayer } from '../preview/use-film-player.ts';
import { placeAt } from './shots-in-view.ts';

/** The place in the film of the shot at the playhead; -1 without shots. */
export function useShotAtPlayhead({ player, played }: FilmPlayer): number {
  const { shots } = played.schedule;
  const [place, setPlace] = useState(() => placeAt(shots, player.seconds));
  useEffect(() => player.onTime((seconds) => setPlace(placeAt(shots, seconds))), [player, shots]);
  return Math.min(place, shots.length - 1);
}
