import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import {
  burnedColumns,
  SUBTITLE_COLOURS,
  SUBTITLE_SCALES,
  type SubtitleSettings,
} from '#src/shared/catalogue/cut-settings.ts';
import { breakCaptions, columnsOf } from '#src/shared/language/break-captions.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { WRITING } from '#src/shared/language/writing.ts';
import type { FilmView } from '../../../film-view-contract.ts';

/** The typeface that is burned, where the device has it, or one like it. */
const TYPEFACES = "'Noto Sans CJK JP', 'Source Sans 3', 'Noto Sans', var(--font-language)";

export type SampleFilm = Pick<FilmView, 'aspect' | 'language' | 'shots' | 'cover'>;

/** What is said in a shot as it will look when it is burned, broken into lines as in the cut, on the shot's picture. */
export function SubtitleSample({ subtitles, film }: { subtitles: SubtitleSettings; film: SampleFilm }) {
  const t = useTranslations('filmCut');
  const { size, colour, place, ground } = subtitles;
  const isUpright = film.aspect === '9:16';
  // Shares of the width, which container units count.
  const { captionColumns, emPerColumn } = WRITING[film.language];
  const columns = burnedColumns(captionColumns[isUpright ? 'upright' : 'wide'], size);
  const shot = film.shots.find(({ speech, picture }) => speech.text !== '' && picture !== null);
  const said = shot?.speech.text ?? t('sample');
  const picture = shot?.picture ?? film.cover;
  const lines = breakCaptions(said, film.language, columns)[0] ?? [];
  const widest = Math.max(columns, ...lines.map(columnsOf));
  const usual = isUpright ? 5.6 : (5 * 9) / 16;
  const letters = Math.min(usual * SUBTITLE_SCALES[size], 90 / (widest * emPerColumn));
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
              'absolute inset-x-[4%] mx-auto w-fit text-center font-bold leading-tight [paint-order:stroke_fill] [-webkit-text-stroke:0.18em_#101010] [text-shadow:0_0_0.17em_#000000bf]',
              place === 'top' ? 'top-[6%]' : 'bottom-[8%]',
              ground === 'shade' && 'bg-black/55 px-[2cqw] py-[0.5cqw]',
            )}
            style={{ color: `#${SUBTITLE_COLOURS[colour]}`, fontSize: `${letters}cqw`, fontFamily: TYPEFACES }}
          >
            {lines.map((line) => (
              <span key={line} className="block whitespace-nowrap">
                {line}
              </span>
            ))}
          </p>
        </div>
      </Gate>
      <figcaption className="edge text-text-3">{t('sampleHint')}</figcaption>
    </figure>
  );
}
