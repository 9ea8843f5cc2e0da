import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import { closeRedeemDialog } from './reward-orders.ts';
import { redeemProblem, useRedeem } from './use-rewards.ts';

const FORM = 'redeem-code';
/** How a code looks. */
const SHAPE = 'XXXXX-XXXXX-XXXXX-XXXXX';

/**
 * Where a code is redeemed (NAV-08). What is wrong is said in a message and stays beside the field, where a screen
 * reader hears it.
 */
export function RedeemDialog() {
  const t = useTranslations('rewards.redeem');
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const redeem = useRedeem(closeRedeemDialog);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (redeem.isPending) return;
    setEmpty(code.trim() === '');
    if (code.trim() !== '') return redeem.mutate(code);
    redeem.reset();
    toast(t('problems.EMPTY_CODE'), 'error');
  };
  const type = (typed: string): void => {
    setCode(typed);
    setEmpty(false);
    redeem.reset();
  };
  const problem = empty ? t('problems.EMPTY_CODE') : redeem.error ? explain(redeem.error) : undefined;
  function explain(error: Error): string {
    const named = redeemProblem(error);
    return named === 'other' ? error.message : t(`problems.${named}`);
  }
  return (
    <Dialog
      open
      onClose={closeRedeemDialog}
      title={t('title')}
      width={450}
      actions={
        <Button type="submit" form={FORM} kind="primary" busy={redeem.isPending} className="w-full">
          {t('submit')}
        </Button>
      }
    >
      <form id={FORM} onSubmit={send} noValidate className="flex flex-col gap-4">
        <p>{t('text', { coins: REWARDS.redeemCode })}</p>
        <TextField
          label={t('code')}
          value={code}
          error={problem}
          onChange={(event) => type(event.target.value)}
          placeholder={SHAPE}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}
