import { useTranslations } from 'use-intl';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { estimateSeconds } from './estimate-seconds.ts';

const FACTORS = [2, 4] as const;
export type Factor = (typeof FACTORS)[number];

interface Size {
  width: number;
  height: number;
}

const MINUTES_FROM_SECONDS = 90;
const ROUND_SECONDS = 5;

/** True where a picture can become so much larger; also while its size is not known. */
export const canBecome = (size: Size | undefined, factor: Factor): boolean =>
  size === undefined || Math.max(size.width, size.height) * factor <= LIMITS.tools.largerSidePixels;

/** How much larger a picture becomes: with the size that comes of it, about how long it takes, and what is too much. */
export function FactorChoice({
  value,
  size,
  content,
  onChange,
}: {
  value: Factor;
  /** Of the original; undefined while it is not known. */
  size: Size | undefined;
  /** What the draft engine takes it for; undefined where a model does it, whose time nobody knows. */
  content: 'photo' | 'drawing' | undefined;
  onChange: (factor: Factor) => void;
}) {
  const t = useTranslations('toolImageUpscale');
  const tooMuch = FACTORS.find((factor) => !canBecome(size, factor));
  const pixels = LIMITS.tools.largerSidePixels;
  const said = [
    size && canBecome(size, value) && sizesSaid(size, value, content, t),
    tooMuch === 4 && t('factorTooLarge', { factor: 4, pixels }),
    tooMuch === 2 && t('tooLarge', { pixels }),
  ];
  return (
    <RadioChips
      label={t('factor')}
      value={String(value)}
      options={FACTORS.map((factor) => ({
        value: String(factor),
        label: `× ${factor}`,
        disabled: !canBecome(size, factor),
      }))}
      onChange={(factor) => onChange(factor === '4' ? 4 : 2)}
      hint={said.filter(Boolean).join(' ') || undefined}
    />
  );
}

/** From which size to which, and in about how long. */
function sizesSaid(
  size: Size,
  factor: Factor,
  content: 'photo' | 'drawing' | undefined,
  t: ReturnType<typeof useTranslations<'toolImageUpscale'>>,
): string {
  const said = { from: sized(size, 1), to: sized(size, factor) };
  if (!content) {
    return t('sizes', said);
  }
  const seconds = estimateSeconds(size, factor, content);
  return seconds > MINUTES_FROM_SECONDS
    ? t('sizesMinutes', { ...said, minutes: Math.ceil(seconds / 60) })
    : t('sizesSeconds', { ...said, seconds: Math.ceil(seconds / ROUND_SECONDS) * ROUND_SECONDS });
}

const sized = ({ width, height }: Size, times: number): string => `${width * times} × ${height * times}`;
