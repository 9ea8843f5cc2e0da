import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { AccountAnswer } from '../contract.ts';
import { useAct, type Confirmed } from './use-administration.ts';

/** Gives film coins or takes some away; shows the balance before and after. */
export function CoinsForm({ account, confirmed }: { account: AccountAnswer; confirmed: Confirmed }) {
  const t = useTranslations('administration.account');
  const [delta, setDelta] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  // The same key as long as it is the same change, so that a second try cannot count twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const change = useAct(confirmed, (administration, given: { deltaCoins: number; reason: string }) =>
    administration.changeCoins({ ...given, accountId: account.id, idempotencyKey: key }),
  );
  // Also the minus sign that some keyboards write.
  const number = /^[+-]?\d{1,9}$/.test(delta.trim().replace('−', '-')) ? Number(delta.trim().replace('−', '-')) : 0;
  const problems = {
    delta: number === 0 ? t('changeWrong') : account.coins + number < 0 ? t('changeBelow') : undefined,
    reason: reason.trim() === '' ? t('reasonMissing') : undefined,
  };
  const touch = (): void => {
    change.reset();
    setKey(crypto.randomUUID());
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (change.isPending || problems.delta || problems.reason) return;
    change.mutate(
      { deltaCoins: number, reason: reason.trim() },
      {
        onSuccess: () => {
          setDelta('');
          setReason('');
          setTried(false);
          setKey(crypto.randomUUID());
        },
      },
    );
  };
  return (
    <section aria-labelledby="change-coins" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="change-coins" className="font-semibold text-text-1">
        {t('coinsHeading')}
      </h3>
      <form onSubmit={send} noValidate className="flex flex-col gap-4">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <TextField
            label={t('change')}
            hint={t('changeHint')}
            error={tried ? problems.delta : undefined}
            value={delta}
            onChange={(event) => {
              setDelta(event.target.value);
              touch();
            }}
            inputMode="text"
            maxLength={12}
            autoComplete="off"
          />
          <TextField
            label={t('reason')}
            error={tried ? problems.reason : undefined}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              touch();
            }}
            maxLength={500}
            autoComplete="off"
          />
        </div>
        {number !== 0 && !problems.delta && (
          <output className="font-edge tabular-nums text-text-1">
            {t('becomes', { before: account.coins, after: account.coins + number })}
          </output>
        )}
        {change.error && <Notice>{change.error.message}</Notice>}
        {change.data && delta === '' && (
          <Notice kind="success">{t('changed', { coins: change.data.account.coins })}</Notice>
        )}
        <Button type="submit" busy={change.isPending} className="self-start">
          {t('changeCoins')}
        </Button>
      </form>
    </section>
  );
}
