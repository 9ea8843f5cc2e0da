import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { useFilmPaths } from '../film-paths.ts';
import { keepCharacter } from '../idea/idea-form.ts';
import type { SentPicture } from './sent-picture.ts';

/** Goes to the idea page, with the picture as a character. */
export function NewFilm({ picture, onClose }: { picture: SentPicture; onClose: () => void }) {
  const t = useTranslations('filmSend');
  const paths = useFilmPaths();
  const navigate = useNavigate();
  const [isFull, setFull] = useState(false);
  const open = (): void => {
    onClose();
    void navigate(paths.idea);
  };
  const begin = (): void => {
    if (keepCharacter({ pictureId: picture.id, path: picture.path, name: '' })) {
      open();
    } else {
      setFull(true);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={begin} icon={<UserPlus className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />}>
          {t('newFilm')}
        </Button>
        <p className="min-w-0 flex-[1_1_16rem] text-note text-text-3">{t('newFilmNote')}</p>
      </div>
      {isFull && (
        <Notice action={<Button onClick={open}>{t('toIdea')}</Button>}>
          {t('full', { cast: LIMITS.film.charactersOnIdeaPage })}
        </Notice>
      )}
    </div>
  );
}
