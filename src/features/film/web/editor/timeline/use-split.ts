import { useTranslations } from 'use-intl';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { PreviewMaterial } from '../../../preview-contract.ts';
import { isLengthOfClip } from '../../../timeline/seen-part.ts';
import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';
import type { FilmPlayer } from '../preview/use-film-player.ts';
import { useBoard } from '../storyboard/use-board.ts';
import { placeAt } from './shots-in-view.ts';

/** Divides the shot at the playhead there; says why where it cannot be divided. */
export function useSplit({ player, played }: FilmPlayer, material: PreviewMaterial | undefined): () => void {
  const t = useTranslations('filmEditor');
  const board = useBoard();
  const { shots } = played.schedule;
  return () => {
    const times = shots[Math.min(placeAt(shots, player.seconds), shots.length - 1)];
    if (!times) {
      return;
    }
    // Where a shot begins there is nothing to divide: a second press divides no further.
    if (player.seconds - times.startSeconds < 0.5 / FRAMES_PER_SECOND) {
      return;
    }
    if (isLengthOfClip(material?.shots.find(({ id }) => id === times.id)?.clip)) {
      toast(t('lengthOfClip'));
    } else {
      board.split(times, player.seconds - times.startSeconds);
    }
  };
}
