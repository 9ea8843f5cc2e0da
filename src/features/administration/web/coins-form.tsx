import { useTranslations } from 'use-intl';
import { readNumber } from '#src/platform/browser/form/form-rule.ts';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { AccountAnswer } from '../contract.ts';
import { useAct, type Confirmed } from './use-administration.ts';

interface Change {
  accountId: string;
  deltaCoins: number;
  reason: string;
  idempotencyKey: string;
}

/** Grants or deducts film coins; shows the balance before and after. */
export function CoinsForm({ account, confirmed }: { account: AccountAnswer; confirmed: Confirmed }) {
  const t = useTranslations('administration.account');
  const change = useAct(confirmed, (administration, given: Change) => administration.changeCoins(given));
  const checkDelta = (typed: string): string | undefined => {
    const delta = readNumber(typed);
    if (delta === 0) {
      return t('changeWrong');
    }
    return account.coins + delta < 0 ? t('changeBelow') : undefined;
  };
  const { form, values, field, problems, isSending, reset } = useForm({
    endpoint: 'administration.changeCoins',
    initial: { deltaCoins: '', reason: '' },
    texts: { deltaCoins: t('changeWrong'), reason: { missing: t('reasonMissing') } },
    check: ({ deltaCoins }) => ({ deltaCoins: checkDelta(deltaCoins) }),
    send: async ({ deltaCoins, reason }, idempotencyKey) => {
      await change.mutateAsync({ accountId: account.id, deltaCoins: readNumber(deltaCoins), reason, idempotencyKey });
      reset();
    },
  });
  const delta = readNumber(values.deltaCoins);
  return (
    <section aria-labelledby="change-coins" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="change-coins" className="font-semibold text-text-1">
        {t('coinsHeading')}
      </h3>
      <form {...form} className="flex flex-col gap-4">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <TextField
            {...field('deltaCoins')}
            label={t('change')}
            hint={t('changeHint')}
            inputMode="text"
            autoComplete="off"
          />
          <TextField {...field('reason')} label={t('reason')} autoComplete="off" />
        </div>
        {Number.isInteger(delta) && !checkDelta(values.deltaCoins) && (
          <output className="font-edge tabular-nums text-text-1">
            {t('becomes', { before: account.coins, after: account.coins + delta })}
          </output>
        )}
        {problems.form && <Notice>{problems.form}</Notice>}
        {change.data && values.deltaCoins === '' && (
          <Notice kind="success">{t('changed', { coins: change.data.account.coins })}</Notice>
        )}
        <Button type="submit" busy={isSending} className="self-start">
          {t('changeCoins')}
        </Button>
      </form>
    </section>
  );
}
