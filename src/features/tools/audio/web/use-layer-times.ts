import { useFormatter, useTranslations } from 'use-intl';
import type { SoundLayer } from '#src/shared/catalogue/clip-sound.ts';

/** Times named for one layer; others are counted. */
const NAMED = 6;

/** Says when a layer is heard: where from and until, or at which seconds. */
export function useLayerTimes(): (layer: SoundLayer, durationSeconds: number) => string {
  const t = useTranslations('toolAudio');
  const format = useFormatter();
  const seconds = (value: number): string => format.number(value, { maximumFractionDigits: 1 });
  return ({ kind, spans, moments }, durationSeconds) => {
    if (kind === 'event' && (spans.length === 0 || moments.length === 0)) {
      const named = moments.slice(0, NAMED).map(seconds).join(' · ');
      const more = moments.length - NAMED;
      return moments.length === 0 ? t('afterEnd') : t('at', { times: more > 0 ? `${named} · +${more}` : named });
    }
    const [first] = spans;
    const isWhole = spans.length === 1 && first?.fromSeconds === 0 && first.untilSeconds >= durationSeconds - 0.05;
    const stretches = spans
      .slice(0, NAMED)
      .map(({ fromSeconds, untilSeconds }) => `${seconds(fromSeconds)}–${seconds(untilSeconds)}`);
    return isWhole ? t('wholeClip') : t('during', { times: stretches.join(' · ') });
  };
}
