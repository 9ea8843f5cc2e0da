import { useFormatter, useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { AccountAnswer, BanAnswer } from '../contract.ts';
import { useAct, type Confirmed } from './use-administration.ts';

/** Bans an account, or lifts the ban. For admins and oneself it says why that is not possible. */
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
  const me = useMe();
  let cannot: string | undefined;
  if (account.id === me.data?.id) {
    cannot = t('banSelf');
  } else if (account.isAdmin) {
    cannot = t('banAdmin');
  }
  return (
    <section aria-labelledby="change-ban" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="change-ban" className="font-semibold text-text-1">
        {t('banHeading')}
      </h3>
      {cannot ? <p>{cannot}</p> : <ReasonForm account={account} ban={ban} confirmed={confirmed} />}
    </section>
  );
}

function ReasonForm({
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
  const isBanned = account.bannedAt !== null;
  const act = useAct(confirmed, (administration, given: { accountId: string; reason: string }) =>
    isBanned ? administration.liftBan(given) : administration.banAccount(given),
  );
  const { form, field, problems, isSending, reset } = useForm({
    endpoint: isBanned ? 'administration.liftBan' : 'administration.banAccount',
    initial: { reason: '' },
    texts: { reason: { missing: t('reasonMissing') } },
    send: async (values) => {
      await act.mutateAsync({ accountId: account.id, ...values });
      reset();
    },
  });
  return (
    <form {...form} className="flex flex-col gap-3">
      {ban ? (
        <div className="flex flex-col gap-0.5 border-l-2 border-err pl-3">
          <span className="text-note text-text-3">
            {t('since', { date: format.dateTime(new Date(ban.bannedAt), { dateStyle: 'medium' }) })}
          </span>
          <span lang={langOf(ban.reason)} className="text-text-1 [white-space:pre-line] wrap-anywhere">
            {ban.reason}
          </span>
        </div>
      ) : (
        <p>{t('banNote')}</p>
      )}
      <TextField {...field('reason')} label={t('reason')} autoComplete="off" />
      {problems.form && <Notice>{problems.form}</Notice>}
      <Button type="submit" kind={isBanned ? 'plain' : 'danger'} busy={isSending} className="self-start">
        {isBanned ? t('unban') : t('ban')}
      </Button>
    </form>
  );
}
