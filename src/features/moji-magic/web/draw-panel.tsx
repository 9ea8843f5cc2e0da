import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { RARE_ONE_IN } from '#src/shared/catalogue/card-styles.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { FEATURE_PRICES } from '#src/shared/catalogue/prices.ts';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import type { MojiCard, MojiDraw, OpenSeed } from '../contract.ts';
import { useMojiChanges } from './use-moji.ts';

const COUNTS = LIMITS.draws;
const SHOWN_DIGITS = 16;

/** How many cards, at what price and odds, and the button that draws them. */
export function DrawPanel({
  seed,
  clientSeed,
  onDrawn,
}: {
  seed: OpenSeed;
  clientSeed: string;
  onDrawn: (answer: { draw: MojiDraw; cards: readonly MojiCard[] }) => void;
}) {
  const t = useTranslations('mojiMagic');
  const [count, setCount] = useState<(typeof COUNTS)[number]>(1);
  const { draw } = useMojiChanges();
  const keyOf = useDrawKey();
  const balance = useMe().data?.coins;
  const coins = count * FEATURE_PRICES.mojiMagicDraw;
  const missing = balance === undefined ? 0 : coins - balance;
  const order = { count, commitment: seed.commitment, clientSeed, agreedCoins: coins };
  const start = (): void => {
    if (!draw.isPending) {
      draw.mutate(
        { ...order, idempotencyKey: keyOf.current(order) },
        {
          onSuccess: (answer) => {
            keyOf.forget();
            onDrawn(answer);
          },
        },
      );
    }
  };
  return (
    <Slate className="flex flex-col gap-4 self-start p-5">
      <h2 className="text-lead font-semibold">{t('drawTitle')}</h2>
      <RadioChips
        label={t('count')}
        value={String(count)}
        options={COUNTS.map((number) => ({ value: String(number), label: String(number) }))}
        onChange={(chosen) => setCount(COUNTS.find((number) => String(number) === chosen) ?? 1)}
      />
      <p id="moji-odds" className="text-note text-text-2">
        {t('odds', { one: RARE_ONE_IN })} {t('oddsLegal')}
      </p>
      {draw.error && <Notice>{draw.error.message}</Notice>}
      {missing > 0 && (
        <Notice
          id="moji-missing"
          kind="warning"
          action={
            <Link to="/pricing" className={buttonLook('outline', 'dense')}>
              {t('getCoins')}
            </Link>
          }
        >
          <span className="block">{t('freeCoins', { coins: REWARDS.dailyCheckIn })}</span>
          <span className="block">{t('missing', { coins: missing })}</span>
        </Notice>
      )}
      <Button
        kind="primary"
        size="large"
        className="w-full"
        price={coins}
        busy={draw.isPending}
        blockedBy={missing > 0 ? 'moji-missing' : undefined}
        aria-describedby="moji-odds"
        onClick={start}
      >
        {draw.isPending ? t('drawing') : t('draw', { count })}
      </Button>
      <p className="text-note text-text-3">
        <span className="break-all" title={seed.commitment}>
          {t('commitmentShort', { commitment: `${seed.commitment.slice(0, SHOWN_DIGITS)}…` })}
        </span>{' '}
        <a href="#fair" className="underline underline-offset-2 hover:text-text-1">
          {t('howFair')}
        </a>
      </p>
    </Slate>
  );
}

/** One key for an order until it is answered, so that one that is sent again is not paid again. */
function useDrawKey(): { current: (order: object) => string; forget: () => void } {
  const kept = useRef<{ order: string; key: string }>(undefined);
  return {
    current: (order) => {
      const asked = JSON.stringify(order);
      if (kept.current?.order !== asked) {
        kept.current = { order: asked, key: crypto.randomUUID() };
      }
      return kept.current.key;
    },
    forget: () => {
      kept.current = undefined;
    },
  };
}
