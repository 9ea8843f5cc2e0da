import { useFormatter, useTranslations } from 'use-intl';
import { CoinGlyph } from './coin-glyph.tsx';

/** A whole number of coins: coin glyph and mono digits; read out in words. */
export function CoinAmount({ coins, className = '' }: { coins: number; className?: string }) {
  const t = useTranslations('ui');
  const format = useFormatter();
  return (
    <span className={`inline-flex items-baseline gap-1.5 whitespace-nowrap ${className}`}>
      <CoinGlyph className="self-center" />
      <span aria-hidden="true" className="font-edge text-[0.92em] tabular-nums">
        {format.number(coins)}
      </span>
      <span className="sr-only">{t('coins', { coins })}</span>
    </span>
  );
}
