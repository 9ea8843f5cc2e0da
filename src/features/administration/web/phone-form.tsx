import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { AccountAnswer } from '../contract.ts';
import { useAct, type Confirmed } from './use-administration.ts';

/** Removes the phone that an account signs in with. */
export function PhoneForm({ account, confirmed }: { account: AccountAnswer; confirmed: Confirmed }) {
  const t = useTranslations('administration.account');
  const remove = useAct(confirmed, (administration, given: { accountId: string; reason: string }) =>
    administration.removePhone(given),
  );
  const { form, field, problems, isSending } = useForm({
    endpoint: 'administration.removePhone',
    initial: { reason: '' },
    texts: { reason: { missing: t('reasonMissing') } },
    send: (values) => remove.mutateAsync({ accountId: account.id, ...values }),
  });
  return (
    <section aria-labelledby="change-phone" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="change-phone" className="font-semibold text-text-1">
        {t('phone')}
      </h3>
      <form {...form} className="flex flex-col gap-3">
        <p>{t('phoneNote')}</p>
        <TextField {...field('reason')} label={t('reason')} autoComplete="off" />
        {problems.form && <Notice>{problems.form}</Notice>}
        <Button type="submit" kind="danger" busy={isSending} className="self-start">
          {t('removePhone')}
        </Button>
      </form>
    </section>
  );
}
