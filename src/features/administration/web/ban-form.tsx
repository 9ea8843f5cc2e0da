import { useState, type FormEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { AccountAnswer, BanAnswer } from '../contract.ts';
import { useAct, type Confirmed } from './use-administration.ts';

/** Suspends an account, or lifts the suspension. For an admin and oneself it says why it cannot be done. */
export function BanForm({
  account,
  ban,
  confirmed,
}: {
  account: AccountAnswer;
  ban: BanAnswer | undefined;
  confirmed: Confirmed;
}) {
  const t = useTranslations('administration.account');
  const format = useFormatter();
  const me = useMe();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const isBanned = account.bannedAt !== null;
  const act = useAct(confirmed, (administration, said: string) => {
    const given = { accountId: account.id, reason: said };
    return isBanned ? administration.liftBan(given) : administration.banAccount(given);
  });
  const cannot = account.id === me.data?.id ? t('banSelf') : account.isAdmin ? t('banAdmin') : undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (act.isPending) return;
    setProblem(reason.trim() === '' ? t('reasonMissing') : undefined);
    if (reason.trim() !== '') act.mutate(reason.trim(), { onSuccess: () => setReason('') });
  };
  return (
    <section aria-labelledby="change-ban" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="change-ban" className="font-semibold text-text-1">
        {t('banHeading')}
      </h3>
      {cannot ? (
        <p>{cannot}</p>
      ) : (
        <form onSubmit={send} noValidate className="flex flex-col gap-3">
          {ban ? (
            <div className="flex flex-col gap-0.5 border-l-2 border-err pl-3">
              <span className="text-note text-text-3">
                {t('since', { date: format.dateTime(new Date(ban.bannedAt), { dateStyle: 'medium' }) })}
              </span>
              <span className="text-text-1 [white-space:pre-line] wrap-anywhere">{ban.reason}</span>
            </div>
          ) : (
            <p>{t('banNote')}</p>
          )}
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
          {act.error && <Notice>{act.error.message}</Notice>}
          <Button type="submit" kind={isBanned ? 'plain' : 'danger'} busy={act.isPending} className="self-start">
            {isBanned ? t('unban') : t('ban')}
          </Button>
        </form>
      )}
    </section>
  );
}
