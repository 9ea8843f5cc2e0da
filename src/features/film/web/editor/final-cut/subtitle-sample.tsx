import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { BurnedCaption, columnsIn } from '#src/platform/browser/ui/burned-caption.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { SubtitleSettings } from '#src/shared/catalogue/cut-settings.ts';
import { breakCaptions } from '#src/shared/language/break-captions.ts';
import type { FilmView } from '../../../film-view-contract.ts';

export type SampleFilm = Pick<FilmView, 'aspect' | 'language' | 'shots' | 'cover'>;

/** What is said in a shot as it will look when it is burned, broken into lines as in the cut, on the shot's picture. */
export function SubtitleSample({ subtitles, film }: { subtitles: SubtitleSettings; film: SampleFilm }) {
  const t = useTranslations('filmCut');
  const isUpright = film.aspect === '9:16';
  const shape = isUpright ? { width: 9, height: 16 } : { width: 16, height: 9 };
  const columns = columnsIn(shape, film.language, subtitles.size);
  const shot = film.shots.find(({ speech, picture }) => speech.text !== '' && picture !== null);
  const said = shot?.speech.text ?? t('sample');
  const picture = shot?.picture ?? film.cover;
  const lines = breakCaptions(said, film.language, columns)[0] ?? [];
  return (
    <figure className={clsx('flex flex-col gap-1.5', isUpright && 'mx-auto w-full max-w-[min(22rem,60svh)]')}>
      <Gate aspect={film.aspect}>
        <div className="@container relative size-full">
          {picture && (
            <StoredPicture
              path={picture.path}
              alt=""
              sizes="(min-width: 64rem) 55rem, 100vw"
              className="size-full object-cover"
            />
          )}
          <BurnedCaption lines={lines} language={film.language} look={subtitles} picture={shape} />
        </div>
      </Gate>
      <figcaption className="edge text-text-3">{t('sampleHint')}</figcaption>
    </figure>
  );
}
