import { useEffect, useState } from 'react';
import type { FilmPlayer } from '../preview/use-film-player.ts';
import { placeAt } from './shots-in-view.ts';

/** The id of the shot at the playhead; undefined without shots. */
export function useShotAtPlayhead({ player, played }: FilmPlayer): string | undefined {
  const { shots } = played.schedule;
  const [place, setPlace] = useState(() => placeAt(shots, player.seconds));
  useEffect(() => player.onTime((seconds) => setPlace(placeAt(shots, seconds))), [player, shots]);
  return shots[Math.min(place, shots.length - 1)]?.id;
}
