import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { LANGUAGE_TAGS, type Language } from '#src/shared/language/languages.ts';
import type { StoredFile } from '../../../stored-file.ts';
import type { EditedLine } from '../../edit-lines.ts';

/** The clip, and over its picture the line of the moment. */
export function ClipWithLines({
  clip,
  video,
  line,
  language,
  onPlace,
}: {
  clip: StoredFile | null;
  video: RefObject<HTMLVideoElement | null>;
  line: EditedLine | undefined;
  language: Language;
  /** Hears where the clip is. */
  onPlace: (seconds: number) => void;
}) {
  const t = useTranslations('toolSubtitles');
  if (!clip) {
    return null;
  }
  return (
    <div className="sticky top-14 z-10 -mx-4 bg-bg px-4 py-2 sm:mx-0 sm:px-0">
      <div className="relative mx-auto w-fit max-w-full overflow-hidden rounded-frame bg-media">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its lines stand over it */}
        <video
          key={clip.id}
          ref={video}
          src={clip.path}
          aria-label={t('clip')}
          controls
          playsInline
          preload="metadata"
          onTimeUpdate={({ currentTarget }) => onPlace(currentTarget.currentTime)}
          onSeeking={({ currentTarget }) => onPlace(currentTarget.currentTime)}
          className="max-h-[30dvh] max-w-full sm:max-h-[40dvh]"
        />
        <p
          lang={langOf(line?.text ?? '') ?? LANGUAGE_TAGS[language]}
          className={clsx(
            'pointer-events-none absolute inset-x-3 bottom-[max(14%,4.5rem)] text-center text-base leading-snug font-semibold whitespace-pre-line text-white [overflow-wrap:anywhere] [text-shadow:0_0_3px_#000,0_0_6px_#000,0_1px_2px_#000] sm:text-lead',
            // Words of Korean stay whole, also beside those of another language.
            /\p{Script=Hangul}/u.test(line?.text ?? '') && '[word-break:keep-all]',
            !line?.text && 'hidden',
          )}
        >
          {line?.text}
        </p>
      </div>
    </div>
  );
}
