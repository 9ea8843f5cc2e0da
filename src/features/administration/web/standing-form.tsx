import { useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Switch } from '#src/platform/browser/ui/switch.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { AccountAnswer } from '../contract.ts';
import { useAct, type Confirmed } from './use-administration.ts';

/** The last moment of a day in a date field; null for an empty field. */
const endOf = (day: string): string | null => (day === '' ? null : new Date(`${day}T23:59:59`).toISOString());
/** A time as the value of a date field, in the local time zone. */
const dayOf = (moment: string | null | undefined): string =>
  moment ? new Date(moment).toLocaleDateString('sv-SE') : '';

/** The form's values. */
interface Standing {
  givenMembership?: { until: string | null } | null;
  isSpecial?: true;
  isAdmin?: boolean;
}

/** Gives or withdraws a membership besides any paid one, changes admin rights, and makes an account special. */
export function StandingForm({ account, confirmed }: { account: AccountAnswer; confirmed: Confirmed }) {
  const t = useTranslations('administration.account');
  const me = useMe();
  const given = account.givenMembership;
  const change = useAct(confirmed, (administration, input: Standing & { reason: string }) =>
    administration.changeStanding({ ...input, accountId: account.id }),
  );
  const { form, values, set, field, problems, isSending } = useForm({
    endpoint: 'administration.changeStanding',
    initial: () => ({
      isMember: given !== null,
      until: dayOf(given?.until),
      isSpecial: account.isSpecial,
      isAdmin: account.isAdmin,
      reason: '',
    }),
    texts: { reason: { missing: t('reasonMissing') } },
    check: ({ isMember, until }) => ({ until: isMember && isPast(until) ? t('givenUntilPast') : undefined }),
    send: async (filled) => {
      await change.mutateAsync({ ...changesOf(account, filled), reason: filled.reason });
      toast(t('standingSaved'), 'success');
    },
  });
  const isSame = Object.keys(changesOf(account, values)).length === 0;
  let adminNote: string | undefined;
  if (account.id === me.data?.id) {
    adminNote = t('ownAdmin');
  } else if (account.bannedAt) {
    adminNote = t('bannedAdmin');
  }
  return (
    <section aria-labelledby="change-standing" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="change-standing" className="font-semibold text-text-1">
        {t('standingHeading')}
      </h3>
      <form {...form} className="flex flex-col items-start gap-3">
        {account.isMember && <p className="text-note text-text-2">{t('paidMember')}</p>}
        <Switch checked={values.isMember} onChange={(isMember) => set({ isMember })}>
          {t('givenMember')}
        </Switch>
        {values.isMember && (
          <TextField
            {...field('until')}
            className="w-full"
            type="date"
            optional
            label={t('givenUntil')}
            hint={t('givenUntilHint')}
            max="9999-12-31"
          />
        )}
        <Switch checked={values.isSpecial} onChange={(isSpecial) => set({ isSpecial })} disabled={account.isSpecial}>
          {t('special')}
        </Switch>
        {values.isSpecial && !account.isSpecial && <p className="text-note text-text-3">{t('specialNote')}</p>}
        <Switch checked={values.isAdmin} onChange={(isAdmin) => set({ isAdmin })} disabled={adminNote !== undefined}>
          {t('admin')}
        </Switch>
        {adminNote && <p className="text-note text-text-3">{adminNote}</p>}
        {!isSame && <TextField {...field('reason')} className="w-full" label={t('reason')} autoComplete="off" />}
        {problems.form && <Notice className="w-full">{problems.form}</Notice>}
        <Button type="submit" busy={isSending} reason={isSame ? t('standingSame') : undefined}>
          {t('saveStanding')}
        </Button>
      </form>
    </section>
  );
}

/** The values that differ from the account's current ones. */
function changesOf(
  account: AccountAnswer,
  filled: { isMember: boolean; until: string; isSpecial: boolean; isAdmin: boolean },
): Standing {
  const { isMember, until, isSpecial, isAdmin } = filled;
  const given = account.givenMembership;
  const isSameMembership = isMember === (given !== null) && (!isMember || until === dayOf(given?.until));
  return {
    ...(isSameMembership ? {} : { givenMembership: isMember ? { until: endOf(until) } : null }),
    ...(isSpecial && !account.isSpecial ? { isSpecial: true } : {}),
    ...(isAdmin === account.isAdmin ? {} : { isAdmin }),
  };
}

/** Whether a day is over; an empty field is never over. */
function isPast(day: string): boolean {
  return day !== '' && !(Date.parse(endOf(day) ?? '') > Date.now());
}
