import { useTranslations } from 'use-intl';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import { Unexposed } from '../../unexposed.tsx';

/** As many as stand side by side on a phone. */
const MOST_CARDS = 4;

/**
 * What fills a film's frame before its first moving picture: who and what was drawn for it so far, in front of the
 * first frame of the storyboard or of a place, without colour as all that is not filmed yet. `isReady`: the film waits
 * to be played, so the frame alone is seen, in colour.
 */
export function LiveOpening({ film, isReady = false }: { film: FilmView; isReady?: boolean }) {
  const t = useTranslations('filmLive');
  const backdrop = film.shots[0]?.picture ?? film.places.find(({ picture }) => picture)?.picture;
  const cards = [...film.characters, ...film.items].filter(({ picture }) => picture).slice(0, MOST_CARDS);
  return (
    <div
      aria-hidden={isReady}
      data-live-opening=""
      className="theme-dark @container absolute inset-0 flex flex-col overflow-hidden rounded-frame bg-media text-text-1 outline outline-line"
    >
      {backdrop && (
        <StoredPicture
          path={backdrop.path}
          alt=""
          sizes="(min-width: 64rem) 60rem, 100vw"
          className={`absolute inset-0 size-full object-cover ${isReady ? '' : 'brightness-50 grayscale'}`}
        />
      )}
      {!isReady && (
        <>
          <div className="relative grid min-h-0 flex-1 place-items-center">
            {cards.length === 0 && !backdrop && <Unexposed />}
            <ul lang={LANGUAGE_TAGS[film.language]} className="flex justify-center gap-[2.5cqw] px-4">
              {cards.map(({ key, name, picture }) => (
                <li key={key} className="arrive w-[clamp(3.5rem,14cqw,9rem)] min-w-0 text-center">
                  <Gate aspect="4:5">
                    {picture && (
                      <StoredPicture path={picture.path} alt="" sizes="9rem" className="size-full object-cover" />
                    )}
                  </Gate>
                  <p className="mt-1 truncate text-note">{name}</p>
                </li>
              ))}
            </ul>
          </div>
          <p className="relative bg-linear-to-t from-black/80 to-transparent px-4 pt-6 pb-3 text-center text-dense">
            {t('before')}
          </p>
          <div className="relative h-0.5 bg-white/15">
            <div
              className="h-full bg-action transition-[width] duration-[140ms]"
              style={{ width: `${film.progress.percent}%` }}
            />
          </div>
        </>
      )}
    </div>
  );
}
