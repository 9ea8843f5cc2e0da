import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Switch } from '#src/platform/browser/ui/switch.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { AccountAnswer } from '../contract.ts';
import { useAct, type Confirmed } from './use-administration.ts';

/** The last moment of a day as it is written in a date field; null for an empty one. */
const endOf = (day: string): string | null => (day === '' ? null : new Date(`${day}T23:59:59`).toISOString());
/** A moment as a date field has it, in the time of who looks. */
const dayOf = (moment: string | null | undefined): string =>
  moment ? new Date(moment).toLocaleDateString('sv-SE') : '';

/** Gives and takes a membership beside whatever is paid for, the rights of an admin, and makes a special user. */
export function StandingForm({ account, confirmed }: { account: AccountAnswer; confirmed: Confirmed }) {
  const t = useTranslations('administration.account');
  const me = useMe();
  const given = account.givenMembership;
  const [isMember, setMember] = useState(given !== null);
  const [until, setUntil] = useState(() => dayOf(given?.until));
  const [isSpecial, setSpecial] = useState(account.isSpecial);
  const [isAdmin, setAdmin] = useState(account.isAdmin);
  const [isPast, setPast] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const change = useAct(
    confirmed,
    (
      administration,
      wish: { givenMembership?: { until: string | null } | null; isSpecial?: true; isAdmin?: boolean; reason: string },
    ) => administration.changeStanding({ ...wish, accountId: account.id }),
  );
  const changes = {
    ...(isMember === (given !== null) && (!isMember || until === dayOf(given?.until))
      ? {}
      : { givenMembership: isMember ? { until: endOf(until) } : null }),
    ...(isSpecial && !account.isSpecial ? { isSpecial: true as const } : {}),
    ...(isAdmin === account.isAdmin ? {} : { isAdmin }),
  };
  const isSame = Object.keys(changes).length === 0;
  const adminNote = account.id === me.data?.id ? t('ownAdmin') : account.bannedAt ? t('bannedAdmin') : undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (change.isPending || isSame) return;
    const isOver = isMember && until !== '' && !(Date.parse(endOf(until) ?? '') > Date.now());
    setPast(isOver);
    setProblem(reason.trim() === '' ? t('reasonMissing') : undefined);
    if (reason.trim() !== '' && !isOver)
      change.mutate({ ...changes, reason: reason.trim() }, { onSuccess: () => toast(t('standingSaved'), 'success') });
  };
  return (
    <section aria-labelledby="change-standing" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="change-standing" className="font-semibold text-text-1">
        {t('standingHeading')}
      </h3>
      <form onSubmit={send} noValidate className="flex flex-col items-start gap-3">
        {account.isMember && <p className="text-note text-text-2">{t('paidMember')}</p>}
        <Switch checked={isMember} onChange={setMember}>
          {t('givenMember')}
        </Switch>
        {isMember && (
          <TextField
            className="w-full"
            type="date"
            optional
            label={t('givenUntil')}
            hint={t('givenUntilHint')}
            error={isPast ? t('givenUntilPast') : undefined}
            value={until}
            max="9999-12-31"
            onChange={(event) => {
              setUntil(event.target.value);
              setPast(false);
            }}
          />
        )}
        <Switch checked={isSpecial} onChange={setSpecial} disabled={account.isSpecial}>
          {t('special')}
        </Switch>
        {isSpecial && !account.isSpecial && <p className="text-note text-text-3">{t('specialNote')}</p>}
        <Switch checked={isAdmin} onChange={setAdmin} disabled={adminNote !== undefined}>
          {t('admin')}
        </Switch>
        {adminNote && <p className="text-note text-text-3">{adminNote}</p>}
        {!isSame && (
          <TextField
            className="w-full"
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
        )}
        {change.error && <Notice className="w-full">{change.error.message}</Notice>}
        <Button type="submit" busy={change.isPending} reason={isSame ? t('standingSame') : undefined}>
          {t('saveStanding')}
        </Button>
      </form>
    </section>
  );
}
