import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { SUBTITLE_COLOURS, type SubtitleSettings } from '#src/shared/catalogue/cut-settings.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FilmView } from '../../../film-view-contract.ts';

/** Letter heights as shares of the picture's shorter side, as they are burned. */
const SIZES: Readonly<Record<SubtitleSettings['size'], number>> = { small: 0.8, medium: 1, large: 1.3 };
const LONGEST_SAMPLE = 28;

export type SampleFilm = Pick<FilmView, 'aspect' | 'language' | 'shots' | 'cover'>;

/** A line of the film as its burned subtitles will look, on the picture of its shot. */
export function SubtitleSample({ subtitles, film }: { subtitles: SubtitleSettings; film: SampleFilm }) {
  const t = useTranslations('filmCut');
  const { size, colour, place, ground } = subtitles;
  const isUpright = film.aspect === '9:16';
  // Shares of the width, which container units count.
  const letters = (isUpright ? 5.6 : (5 * 9) / 16) * SIZES[size];
  const shot = film.shots.find(({ speech, picture }) => speech.text !== '' && picture !== null);
  const said = shot?.speech.text ?? t('sample');
  const picture = shot?.picture ?? film.cover;
  const line = said.length > LONGEST_SAMPLE ? `${said.slice(0, LONGEST_SAMPLE)}…` : said;
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
          <p
            data-subtitle-sample=""
            lang={LANGUAGE_TAGS[film.language]}
            className={clsx(
              'absolute inset-x-[4%] mx-auto w-fit text-center font-bold leading-tight [text-shadow:0_0_0.14em_#101010,0_0_0.1em_#101010,0_0.05em_0.05em_#101010]',
              place === 'top' ? 'top-[6%]' : 'bottom-[8%]',
              ground === 'shade' && 'bg-black/55 px-[2cqw] py-[0.5cqw]',
            )}
            style={{ color: `#${SUBTITLE_COLOURS[colour]}`, fontSize: `${letters}cqw` }}
          >
            {line}
          </p>
        </div>
      </Gate>
      <figcaption className="edge text-text-3">{t('sampleHint')}</figcaption>
    </figure>
  );
}
