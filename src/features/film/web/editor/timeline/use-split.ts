import { useTranslations } from 'use-intl';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { PreviewMaterial } from '../../../preview-contract.ts';
import { isLengthOfClip } from '../../../timeline/seen-part.ts';
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
    if (isLengthOfClip(material?.shots.find(({ id }) => id === times.id)?.clip)) {
      toast(t('lengthOfClip'));
    } else {
      board.split(times, player.seconds - times.startSeconds);
    }
  };
}
