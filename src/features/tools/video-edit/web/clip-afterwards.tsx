import { useTranslations } from 'use-intl';
import { editOf, type ClipEdit } from '#src/shared/catalogue/clip-edits.ts';
import { clipAfterwards, clipSeconds, editedClipSeconds } from '#src/shared/catalogue/edited-clip.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { MeasuredMedia } from '../../measured-media.ts';

const MINUTES_FROM_SECONDS = 90;
const ROUND_SECONDS = 5;

/** What a clip is like, how it will be, and about how long this server takes. */
export function ClipAfterwards({ clip, edits }: { clip: MeasuredMedia; edits: readonly ClipEdit[] }) {
  const t = useTranslations('toolVideoEdit');
  const after = clipAfterwards(clip, edits);
  // A look is painted on smaller frames.
  const most = LIMITS.tools.editedClip.paintedSidePixels;
  const isSmaller = editOf(edits, 'style') !== undefined && Math.max(clip.width ?? 0, clip.height ?? 0) > most;
  const takes = editedClipSeconds(clip, edits);
  const clipWords = (of: { width: number; height: number; seconds: number }): string =>
    t('clipOf', { width: String(of.width), height: String(of.height), seconds: of.seconds });
  const facts: readonly (readonly [string, string])[] = [
    [t('now'), clipWords({ width: clip.width ?? 0, height: clip.height ?? 0, seconds: clipSeconds(clip) })],
    [t('afterwards'), isSmaller ? t('withReason', { clip: clipWords(after), pixels: String(most) }) : clipWords(after)],
    [
      t('takes'),
      takes > MINUTES_FROM_SECONDS
        ? t('takesMinutes', { minutes: Math.ceil(takes / 60) })
        : t('takesSeconds', { seconds: Math.ceil(takes / ROUND_SECONDS) * ROUND_SECONDS }),
    ],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-note tabular-nums">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-text-3">{name}</dt>
          <dd className="text-text-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
