import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { QrCode } from '#src/platform/browser/ui/qr-code.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { EntryFrame } from './entry-form.tsx';
import { useSignOut } from './use-account-acts.ts';
import { ME_KEY } from './use-account.ts';
import { useAppeal, useBan } from './use-standing.ts';

type Ban = NonNullable<ReturnType<typeof useBan>['data']>;

/** How an appeal's state is shown. */
const NOTICE_OF = { pending: 'note', accepted: 'success', rejected: 'warning' } as const;

/**
 * The page of a banned account: the reason, the contact, the appeal and its result, and signing out (ROUTE-08,
 * ROLE-05). `contact` is the operator's email or web address.
 */
export function BannedScreen({ contact }: { contact: string | null }) {
  const t = useTranslations('standing.banned');
  const ban = useBan();
  const signOut = useSignOut();
  const queries = useQueryClient();
  if (ban.data === null) {
    return (
      <EntryFrame heading={t('lifted')}>
        <Link
          to="/"
          onClick={() => void queries.resetQueries({ queryKey: ME_KEY })}
          className={`${buttonLook('primary')} self-start`}
        >
          {t('goOn')}
        </Link>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      heading={t('heading')}
      foot={
        <>
          {contact !== null && <Contact contact={contact} />}
          {/* Reloads the whole page, so that nothing of this account remains for the next one (BOOT-08). */}
          <Button
            className="self-start"
            busy={signOut.isPending}
            onClick={() => signOut.mutate(undefined, { onSuccess: () => window.location.assign('/') })}
          >
            {t('signOut')}
          </Button>
          {signOut.error && <Notice>{signOut.error.message}</Notice>}
        </>
      }
    >
      {ban.isPending && <Skeleton className="h-40" />}
      {ban.error && (
        <Notice
          action={
            <Button busy={ban.isFetching} onClick={() => void ban.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {ban.error.message}
        </Notice>
      )}
      {ban.data && <Suspension ban={ban.data} />}
    </EntryFrame>
  );
}

function Suspension({ ban }: { ban: Ban }) {
  const t = useTranslations('standing.banned');
  const format = useFormatter();
  const day = (moment: string): string => format.dateTime(new Date(moment), { dateStyle: 'long' });
  return (
    <>
      <Slate as="section" aria-labelledby="ban-reason" className="flex flex-col gap-2 p-4 sm:p-5">
        <h2 id="ban-reason" className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
          {t('reason')}{' '}
          <time dateTime={ban.bannedAt} className="text-note font-normal text-text-3">
            {t('since', { date: day(ban.bannedAt) })}
          </time>
        </h2>
        <p lang={langOf(ban.reason)} className="[white-space:pre-line] wrap-anywhere">
          {ban.reason}
        </p>
      </Slate>
      <p className="text-text-2">{t('kept')}</p>
      <section aria-labelledby="ban-appeal" className="flex flex-col gap-3">
        <h2 id="ban-appeal" className="text-lead font-semibold">
          {t('appealHeading')}
        </h2>
        {ban.appeal ? (
          <>
            <Notice kind={NOTICE_OF[ban.appeal.state]}>{t(ban.appeal.state)}</Notice>
            {ban.appeal.answer !== '' && (
              <div className="flex flex-col gap-1">
                <h3 className="text-note text-text-2">{t('answer')}</h3>
                <p lang={langOf(ban.appeal.answer)} className="[white-space:pre-line] wrap-anywhere">
                  {ban.appeal.answer}
                </p>
              </div>
            )}
            <blockquote
              lang={langOf(ban.appeal.description)}
              className="border-l-2 border-line-strong pl-4 text-text-2 [white-space:pre-line] wrap-anywhere"
            >
              {ban.appeal.description}
            </blockquote>
            <p className="text-note text-text-3">{t('sentOn', { date: day(ban.appeal.createdAt) })}</p>
          </>
        ) : (
          <AppealForm />
        )}
      </section>
    </>
  );
}

function AppealForm() {
  const t = useTranslations('standing.banned');
  const appeal = useAppeal();
  const { form, field, problems, isSending } = useForm({
    endpoint: 'accounts.bans.createAppeal',
    initial: { description: '' },
    texts: { description: { missing: t('appealEmpty'), tooLong: t('appealLong') } },
    send: ({ description }) => appeal.mutateAsync(description),
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      <p className="text-text-2">{t('appealNote')}</p>
      <TextArea {...field('description')} label={t('appealLabel')} hint={t('appealHint')} controlClassName="min-h-32" />
      {problems.form && <Notice>{problems.form}</Notice>}
      <Button kind="primary" type="submit" busy={isSending} className="self-start">
        {t('send')}
      </Button>
    </form>
  );
}

/** The operator's contact, as a QR code and as text. */
function Contact({ contact }: { contact: string }) {
  const t = useTranslations('standing.banned');
  const address = /^https?:/.test(contact) ? contact : `mailto:${contact}`;
  return (
    <section aria-labelledby="ban-contact" className="flex flex-col gap-3">
      <h2 id="ban-contact" className="font-semibold text-text-1">
        {t('contactHeading')}
      </h2>
      <p>
        {t('contact')}{' '}
        <a href={address} className="link wrap-anywhere">
          {contact}
        </a>
      </p>
      <QrCode text={address} label={t('contactCode', { contact })} />
    </section>
  );
}
