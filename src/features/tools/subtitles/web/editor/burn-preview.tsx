import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BurnedCaption, columnsIn } from '#src/platform/browser/ui/burned-caption.tsx';
import type { SubtitleLook } from '#src/shared/catalogue/cut-settings.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { captionsOfLines } from '#src/shared/subtitles/caption-of-line.ts';
import type { StoredFile } from '../../../stored-file.ts';
import { lineAt, type EditedLine } from '../../edit-lines.ts';

/** A line on its picture as it will be burned: that of the moment, else the first one. */
export function BurnPreview({
  clip,
  lines,
  language,
  look,
  place,
}: {
  clip: StoredFile;
  lines: readonly EditedLine[];
  language: Language;
  look: SubtitleLook;
  /** Where the clip stands, in seconds. */
  place: () => number;
}) {
  const t = useTranslations('toolSubtitles');
  const [seconds] = useState(place);
  const [picture, setPicture] = useState({ width: 16, height: 9 });
  const now = lineAt(lines, seconds);
  const line = now?.text.trim() ? now : lines.find(({ text }) => text.trim() !== '');
  const shown = line
    ? captionsOfLines([line], { language, columns: columnsIn(picture, language, look.size) })[0]
    : null;
  const at = line && (seconds < line.startSeconds || seconds > line.endSeconds) ? line.startSeconds : seconds;
  return (
    <figure className="flex flex-col gap-1.5">
      <figcaption className="text-note text-text-2">{t('burnPreview')}</figcaption>
      <div
        className="@container relative mx-auto max-w-full overflow-hidden rounded-frame bg-media"
        style={{
          aspectRatio: `${picture.width} / ${picture.height}`,
          width: `calc(30dvh * ${picture.width / picture.height})`,
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its line stands over it */}
        <video
          src={`${clip.path}#t=${Math.max(0.05, at).toFixed(2)}`}
          aria-label={t('burnPreview')}
          muted
          playsInline
          preload="auto"
          onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
            width > 0 && height > 0 && setPicture({ width, height })
          }
          className="size-full object-contain"
        />
        {shown && <BurnedCaption lines={shown.lines} language={language} look={look} picture={picture} />}
      </div>
    </figure>
  );
}
