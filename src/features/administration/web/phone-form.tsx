import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { AccountAnswer } from '../contract.ts';
import { useAct, type Confirmed } from './use-administration.ts';

/** Takes from an account the phone that it signs in with. */
export function PhoneForm({ account, confirmed }: { account: AccountAnswer; confirmed: Confirmed }) {
  const t = useTranslations('administration.account');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const remove = useAct(confirmed, (administration, said: string) =>
    administration.removePhone({ accountId: account.id, reason: said }),
  );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (remove.isPending) return;
    setProblem(reason.trim() === '' ? t('reasonMissing') : undefined);
    if (reason.trim() !== '') remove.mutate(reason.trim());
  };
  return (
    <section aria-labelledby="change-phone" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="change-phone" className="font-semibold text-text-1">
        {t('phone')}
      </h3>
      <form onSubmit={send} noValidate className="flex flex-col gap-3">
        <p>{t('phoneNote')}</p>
        <TextField
          label={t('reason')}
          error={problem}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setProblem(undefined);
          }}
          maxLength={500}
          autoComplete="off"
        />
        {remove.error && <Notice>{remove.error.message}</Notice>}
        <Button type="submit" kind="danger" busy={remove.isPending} className="self-start">
          {t('removePhone')}
        </Button>
      </form>
    </section>
  );
}
