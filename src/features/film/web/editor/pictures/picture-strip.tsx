import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { CircledTake } from '#src/platform/browser/ui/circled-take.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { ShotPicture } from '../../../shot-picture-contract.ts';
import { useFreshLinks } from '../../film/use-fresh-links.ts';
import { Unexposed } from '../../unexposed.tsx';
import { useEditor } from '../state/editor-context.tsx';

/** Pictures of a shot side by side, of which one is used. The keys 1 to 8 choose by place. */
export function PictureStrip({
  pictures,
  shownId,
  onChoose,
}: {
  pictures: readonly ShotPicture[];
  /** The one that shows the shot. */
  shownId: string | undefined;
  onChoose: (picture: ShotPicture) => void;
}) {
  const t = useTranslations('filmPictures');
  const { document, filmId } = useEditor();
  const freshen = useFreshLinks(filmId);
  return (
    <ul className="grid grid-cols-3 gap-2" aria-label={t('strip')}>
      {pictures.map((picture, index) => {
        const isShown = picture.id === shownId;
        return (
          <li key={picture.id} data-picture={picture.number} data-status={picture.status} className="min-w-0">
            <button
              type="button"
              disabled={!picture.file}
              aria-pressed={isShown}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => onChoose(picture)}
              className={clsx(
                'flex w-full flex-col items-start gap-1 rounded-control text-left',
                picture.file ? 'cursor-pointer' : 'cursor-default',
              )}
            >
              <Gate aspect={document.aspect} selected={isShown} className="w-full">
                {picture.file ? (
                  <StoredPicture
                    path={picture.file.path}
                    alt={t('take', { number: picture.number })}
                    sizes="8rem"
                    onError={freshen}
                    className="size-full object-cover"
                  />
                ) : (
                  <Unexposed />
                )}
                {picture.status === 'generating' && <Leader count={1} />}
              </Gate>
              <span className="flex w-full items-center justify-between gap-1">
                <CircledTake number={picture.number} chosen={isShown} />
                {picture.file && pictures.length > 1 && (
                  // Numbers of takes have gaps: what is pressed is another one.
                  <kbd
                    aria-hidden="true"
                    className="edge rounded-control border border-line-strong px-1.5 text-text-2 pointer-coarse:hidden"
                  >
                    {index + 1}
                  </kbd>
                )}
                {picture.origin !== 'drawn' && (
                  <span className="truncate text-note text-text-2">{t(`origin.${picture.origin}`)}</span>
                )}
              </span>
              {picture.failure && <span className="text-note text-warn">{picture.failure.message}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
