import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CoinGlyph } from '#src/platform/browser/ui/coin-glyph.tsx';
import { putAwayLowBalanceNotice } from './reward-orders.ts';

/**
 * The reminder of a low balance while somebody is typing (BOOT-06): a line in the bar that takes no focus and links to
 * the prices.
 */
export function LowBalanceNotice() {
  const t = useTranslations('rewards.reminder');
  return (
    <div className="flex min-w-0 items-center rounded-control bg-warn-soft text-dense">
      <output className="min-w-0">
        <Link
          to="/pricing"
          onClick={putAwayLowBalanceNotice}
          className="control inline-flex items-center gap-1.5 rounded-control px-2 hover:underline"
        >
          <CoinGlyph className="size-4 shrink-0" />
          <span className="max-md:sr-only">{t('title')}</span>
        </Link>
      </output>
      <button
        type="button"
        aria-label={t('later')}
        onClick={putAwayLowBalanceNotice}
        className="grid size-9 shrink-0 place-items-center rounded-control text-text-2 hover:text-text-1 max-md:hidden pointer-coarse:size-11"
      >
        <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
