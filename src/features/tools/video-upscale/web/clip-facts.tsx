import { useTranslations } from 'use-intl';
import { clipLength, largerClipSeconds } from '#src/shared/catalogue/larger-clip.ts';
import { PRICES_PER_SECOND } from '#src/shared/catalogue/prices.ts';
import type { MeasuredMedia } from '../../measured-media.ts';
import { useTimeWords } from './use-time-words.ts';

/** What a clip is like, and what becomes of it: length, sizes, and its price or how long this server takes. */
export function ClipFacts({
  clip,
  factor,
  isDraft,
  pace,
  coins,
}: {
  clip: MeasuredMedia;
  factor: 2 | 4;
  isDraft: boolean;
  /** How many times as long as a quiet server this one takes. */
  pace: number;
  /** Of the order; undefined while the models are loading. */
  coins: number | undefined;
}) {
  const t = useTranslations('toolVideoUpscale');
  const timeWords = useTimeWords();
  const pixels = (times: number): string =>
    t('pixels', { width: String((clip.width ?? 0) * times), height: String((clip.height ?? 0) * times) });
  const takes = timeWords(pace * largerClipSeconds(clip));
  const facts: [string, string][] = [
    [t('length'), t('lengthOf', { seconds: clipLength(clip), frames: Math.round(clip.framesPerSecond ?? 0) })],
    [t('now'), pixels(1)],
    [t('afterwards'), pixels(factor)],
    ...(isDraft ? [[t('takes'), t('takesBoth', { takes })] as [string, string]] : []),
    ...(coins ? [[t('price'), t('priceOf', { coins, each: PRICES_PER_SECOND.videoUpscale })] as [string, string]] : []),
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
