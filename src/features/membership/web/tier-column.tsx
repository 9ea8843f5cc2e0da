import { clsx } from 'clsx';
import { Check, Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CoinGlyph } from '#src/platform/browser/ui/coin-glyph.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { isMemberTier, type Tier } from '#src/shared/catalogue/offers.ts';
import './tier-column.css';

/** Each tier's frame is wider than the one before, and so are the letters of its name. */
const FRAMES: Readonly<Record<Tier, { ratio: number; stretch: string }>> = {
  free: { ratio: 1.19, stretch: '[font-stretch:80%]' },
  starter: { ratio: 1.5, stretch: '[font-stretch:100%]' },
  creator: { ratio: 1.85, stretch: '[font-stretch:120%]' },
  pro_studio: { ratio: 2.39, stretch: '[font-stretch:138%]' },
};
const FRAME_HEIGHT = 96;

/** One tier of the price list: description, price, benefits, and the button. */
export function TierColumn({
  tier,
  note,
  price,
  per,
  coins,
  coinsNote,
  gives,
  isCurrent,
  status,
  action,
}: {
  tier: Tier;
  /** Who it is for, in a sentence. */
  note: string;
  price: string;
  per: string;
  coins: number;
  coinsNote: string;
  gives: readonly ReactNode[];
  /** The account's current tier. */
  isCurrent: boolean;
  /** For example until when. */
  status?: ReactNode;
  action: ReactNode;
}) {
  const t = useTranslations('membership');
  const format = useFormatter();
  const { ratio, stretch } = FRAMES[tier];
  const isMember = isMemberTier(tier);
  return (
    <li aria-labelledby={`tier-${tier}`} className="tier grid min-w-0 gap-y-4 border-line py-7">
      <div className="flex flex-col gap-2">
        <div aria-hidden="true" style={{ width: FRAME_HEIGHT * ratio }} className="max-w-full">
          <Gate aspect={`${ratio}:1`}>
            <img src="/showcase/hero-small.avif" alt="" className="size-full object-cover object-[72%_50%]" />
          </Gate>
        </div>
        <p className="edge flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-text-3">
          <span aria-hidden="true" translate="no">
            {ratio.toFixed(2)}:1
          </span>
          {isMember && (
            <span className="inline-flex items-center gap-1.5 text-gold">
              <Crown className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
              {t('member')}
            </span>
          )}
          {isCurrent && <Circled>{t('current')}</Circled>}
        </p>
      </div>
      <div className="flex flex-col gap-1.5">
        <h3 id={`tier-${tier}`} className={clsx('display text-head whitespace-nowrap', stretch)}>
          {t(`tiers.${tier}.name`)}
        </h3>
        <p className="text-text-2">{note}</p>
      </div>
      <div className="flex flex-col gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="display text-title tabular-nums [font-stretch:100%]">{price}</span>
          <span className="text-text-2">{per}</span>
        </p>
        <p className="flex items-baseline gap-1.5 text-text-2">
          <CoinGlyph className={clsx('translate-y-[2px]', isMember ? 'text-gold' : 'text-text-1')} />
          <span>
            <span className="font-edge text-[0.95em] font-semibold text-text-1 tabular-nums">
              {format.number(coins)}
            </span>{' '}
            {coinsNote}
          </span>
        </p>
        {status && <p className="pt-1 text-note text-text-1">{status}</p>}
      </div>
      <ul aria-label={t('gives')} className="flex flex-col gap-2 self-stretch border-t border-line pt-4">
        {gives.map((right, index) => (
          // The list stands still, so its place names each.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex items-start gap-2.5 text-text-1">
            <Check
              className={clsx('mt-0.5 size-4 shrink-0', isMember ? 'text-gold' : 'text-select')}
              strokeWidth={2}
              aria-hidden="true"
            />
            <span className="min-w-0">{right}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-col self-start pt-2">{action}</div>
    </li>
  );
}

/** A hand-drawn ring, as around a circled take. */
function Circled({ children }: { children: ReactNode }) {
  return (
    <span className="relative inline-block px-3.5 text-select">
      <svg
        viewBox="0 0 100 22"
        preserveAspectRatio="none"
        className="absolute -inset-y-1 inset-x-0 h-[calc(100%+8px)] w-full overflow-visible"
        aria-hidden="true"
      >
        <path
          d="M72 2.2C50 .3 19 1.6 8 7.2.5 11.2 8.5 17 26.5 19.2c22.5 2.7 54.5 1.2 65-4.6C100 9.8 86.5 4 64 2.5 51 1.7 37.5 2 28.7 3.1"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {children}
    </span>
  );
}
