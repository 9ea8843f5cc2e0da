import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import type { BanAnswer } from '../contract.ts';
import { useAct, useAppeals, type Confirmed } from './use-administration.ts';

/** Appeals against bans; pending ones can be decided here. */
export function AppealList({ confirmed, onOpen }: { confirmed: Confirmed; onOpen: (accountId: string) => void }) {
  const t = useTranslations('administration.appeals');
  const shared = useTranslations('administration');
  const [state, setState] = useState<'pending' | 'reviewed'>('pending');
  const list = useAppeals(state);
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <RadioChips
        label={t('state')}
        value={state}
        onChange={setState}
        options={[
          { value: 'pending', label: t('pending') },
          { value: 'reviewed', label: t('reviewed') },
        ]}
      />
      {list.isPending && <Skeleton className="h-40" />}
      {list.error && (
        <Notice
          action={
            <Button busy={list.isFetching} onClick={() => void list.refetch()}>
              {shared('tryAgain')}
            </Button>
          }
        >
          {list.error.message}
        </Notice>
      )}
      {list.data?.appeals.length === 0 && (
        <EmptyState title={t(state === 'pending' ? 'nonePending' : 'noneReviewed')} />
      )}
      <ul className="flex flex-col gap-4">
        {list.data?.appeals.map(({ accountId, username, email, ban }) => (
          <Slate as="li" key={ban.id} className="flex flex-col gap-3 p-4 sm:p-5">
            <AppealText username={username} email={email} ban={ban} onOpen={() => onOpen(accountId)} />
            {ban.appeal?.state === 'pending' && <Decision appealId={ban.appeal.id} confirmed={confirmed} />}
          </Slate>
        ))}
      </ul>
    </div>
  );
}

function AppealText({
  username,
  email,
  ban,
  onOpen,
}: {
  username: string;
  email: string | null;
  ban: BanAnswer;
  onOpen: () => void;
}) {
  const t = useTranslations('administration.appeals');
  const format = useFormatter();
  const day = (moment: string): string => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  const { appeal } = ban;
  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 font-semibold wrap-anywhere">
          <span translate="no">{username}</span> {email && <span className="font-normal text-text-3">{email}</span>}
        </h2>
        <Button size="dense" onClick={onOpen}>
          {t('open')}
        </Button>
      </header>
      <p className="text-text-2 wrap-anywhere">
        <span className="text-note text-text-3">{t('bannedFor', { date: day(ban.bannedAt) })}</span>{' '}
        <span lang={langOf(ban.reason)}>{ban.reason}</span>
      </p>
      {appeal && (
        <>
          <blockquote
            lang={langOf(appeal.description)}
            className="border-l-2 border-line-strong pl-4 [white-space:pre-line] wrap-anywhere"
          >
            {appeal.description}
          </blockquote>
          <p className="text-note text-text-3">
            {t('sent', { date: day(appeal.createdAt) })} · {t(`states.${appeal.state}`)}
          </p>
          {appeal.answer !== '' && (
            <p className="wrap-anywhere">
              <span className="text-note text-text-3">{t('answer')}:</span> {appeal.answer}
            </p>
          )}
        </>
      )}
    </>
  );
}

function Decision({ appealId, confirmed }: { appealId: string; confirmed: Confirmed }) {
  const t = useTranslations('administration.appeals');
  const review = useAct(confirmed, (administration, given: { decision: 'accepted' | 'rejected'; answer: string }) =>
    administration.reviewAppeal({ appealId, ...given }),
  );
  const {
    form: { ref },
    field,
    values,
    submit,
    problems,
    isSending,
  } = useForm({
    endpoint: 'administration.reviewAppeal',
    initial: { answer: '', decision: 'accepted' as 'accepted' | 'rejected' },
    texts: { answer: t('answerLong') },
    send: (filled) => review.mutateAsync(filled),
  });
  const busy = (decision: 'accepted' | 'rejected'): boolean => isSending && values.decision === decision;
  return (
    <form ref={ref} className="flex flex-col gap-3 border-t border-line pt-3">
      <TextArea {...field('answer')} label={t('answer')} rows={2} />
      {problems.form && <Notice>{problems.form}</Notice>}
      <div className="flex flex-wrap gap-2.5">
        <Button kind="outline" busy={busy('accepted')} onClick={() => void submit({ decision: 'accepted' })}>
          {t('accept')}
        </Button>
        <Button busy={busy('rejected')} onClick={() => void submit({ decision: 'rejected' })}>
          {t('reject')}
        </Button>
      </div>
    </form>
  );
}
