import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import { closeRedeemDialog } from './reward-orders.ts';
import { redeemProblem, useRedeem } from './use-rewards.ts';

const FORM = 'redeem-code';
/** The format of a code. */
const SHAPE = 'XXXXX-XXXXX-XXXXX-XXXXX';

/** The dialog for redeeming a code (NAV-08). An error is shown as a toast and stays beside the field for screen readers. */
export function RedeemDialog() {
  const t = useTranslations('rewards.redeem');
  const redeem = useRedeem(closeRedeemDialog);
  const explain = (error: unknown): string => {
    const named = redeemProblem(error);
    return named === 'other' && error instanceof Error ? error.message : t(`problems.${named}`);
  };
  const { form, field, isSending } = useForm({
    endpoint: 'rewards.redeemCode',
    initial: { code: '' },
    texts: { code: { missing: t('problems.EMPTY_CODE'), tooLong: t('problems.INVALID_CODE') } },
    explain: (error) => ({ code: explain(error) }),
    onWrong: ({ code }) => toast(code ?? '', 'error'),
    send: ({ code }) => redeem.mutateAsync(code),
  });
  return (
    <Dialog
      open
      onClose={closeRedeemDialog}
      title={t('title')}
      width={450}
      actions={
        <Button type="submit" form={FORM} kind="primary" busy={isSending} className="w-full">
          {t('submit')}
        </Button>
      }
    >
      <form {...form} id={FORM} className="flex flex-col gap-4">
        <p>{t('text', { coins: REWARDS.redeemCode })}</p>
        <TextField
          {...field('code')}
          label={t('code')}
          placeholder={SHAPE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}
