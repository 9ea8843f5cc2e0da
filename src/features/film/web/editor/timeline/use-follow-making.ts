import { useEffect, useState } from 'react';
import type { PreviewTransport } from '../preview/preview-player.ts';
import { showShot } from '../preview/show-shot.ts';
import { useEditor } from '../state/editor-context.tsx';
import { shotInTheMaking } from './missing-shots.ts';

/** The playhead goes to the shot that is being made, until one pauses that or plays the film. */
interface FollowedMaking {
  /** Number of the shot that is being made. */
  making: number | undefined;
  isFollowing: boolean;
  follow(isWanted: boolean): void;
}

/** Lets a player that stands follow the making of a film. */
export function useFollowMaking(player: PreviewTransport): FollowedMaking {
  const { document, film } = useEditor();
  const [isWanted, follow] = useState(true);
  const making = shotInTheMaking(film.progress.making);
  const made = film.shots.find(({ number }) => number === making);
  const shotId = document.shots.find(({ id }) => id === made?.id)?.id;
  const isFollowing = isWanted && shotId !== undefined;
  useEffect(() => {
    if (isFollowing && shotId !== undefined) {
      showShot(player, shotId);
    }
  }, [isFollowing, shotId, player]);
  useEffect(() => player.onState(() => player.state.rate !== 0 && follow(false)), [player]);
  return { making, isFollowing, follow };
}
