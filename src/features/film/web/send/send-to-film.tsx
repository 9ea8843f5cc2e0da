import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import type { FilmSummary } from '../../film-view-contract.ts';
import { FilmChoice } from './film-choice.tsx';
import { NewFilm } from './new-film.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { isClip, type SentPicture } from './sent-picture.ts';

/**
 * Puts a picture into one of one's films, as the picture of a shot or of somebody or something in it, or into a new
 * one; or a clip, as a take of a shot.
 */
export function SendToFilm({ picture, onClose }: { picture: SentPicture; onClose: () => void }) {
  const t = useTranslations('filmSend');
  const [film, setFilm] = useState<FilmSummary>();
  const chosen = useRef<HTMLElement>(null);
  const choose = (next: FilmSummary): void => {
    chosen.current = document.activeElement as HTMLElement | null;
    setFilm(next);
  };
  const goBack = (): void => {
    setFilm(undefined);
    requestAnimationFrame(() => chosen.current?.focus());
  };
  return (
    <Dialog open onClose={onClose} title={t('title')} width={760}>
      {/* Kept, so that the search and the place in the list are still there on the way back. */}
      <div hidden={film !== undefined}>
        <FilmChoice
          before={isClip(picture) ? undefined : <NewFilm picture={picture} onClose={onClose} />}
          onChoose={choose}
        />
      </div>
      {film && <PlaceChoice film={film} picture={picture} onBack={goBack} onClose={onClose} />}
    </Dialog>
  );
}
