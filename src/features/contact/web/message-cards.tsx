import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { FEEDBACK_RATINGS } from '#src/shared/catalogue/feedback.ts';
import type { ListedEnquiry, ListedFeedback } from './use-contact.ts';

/** An enquiry of a business. */
export function EnquiryCard({ message }: { message: ListedEnquiry }) {
  const t = useTranslations('contact.messages');
  const format = useFormatter();
  const mailed =
    message.mailedAt === null
      ? t('notMailed')
      : t('mailed', { date: format.dateTime(new Date(message.mailedAt), { dateStyle: 'medium', timeStyle: 'short' }) });
  return (
    <Card moment={message.createdAt} end={mailed}>
      <h2 translate="no" className="font-semibold wrap-anywhere">
        {message.company} · {message.name}
      </h2>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-dense">
        <Fact name={t('contact')}>
          <Said>{message.contact}</Said>
        </Fact>
        {message.budget !== null && (
          <Fact name={t('budget')}>
            <Said>{message.budget}</Said>
          </Fact>
        )}
      </dl>
      <p lang={langOf(message.message)} className="text-text-1 [white-space:pre-line] wrap-anywhere">
        {message.message}
      </p>
    </Card>
  );
}

/** One person's feedback. */
export function FeedbackCard({ feedback }: { feedback: ListedFeedback }) {
  const t = useTranslations('contact.messages');
  const words = useTranslations('contact.feedback');
  const film = useTranslations('film');
  return (
    <Card
      moment={feedback.createdAt}
      end={
        <Link to={`/admin/user-management?search=${feedback.accountId}`} className="link">
          {t('account')}
        </Link>
      }
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-dense sm:grid-cols-3 lg:grid-cols-5">
        {FEEDBACK_RATINGS.map((name) => (
          <Fact key={name} name={words(`ratings.${name}`)}>
            {feedback.ratings[name]}
          </Fact>
        ))}
      </dl>
      <dl className="flex flex-col gap-2.5">
        <Fact name={`${words('filmType')} · ${words('style')}`}>
          {film(`types.${feedback.filmType}`)} · {film(`looks.${feedback.style}`)}
        </Fact>
        <Fact name={words('functionFeedback')}>
          <Said>{feedback.functionFeedback}</Said>
        </Fact>
        <Fact name={words('suggestions')}>
          <Said>{feedback.suggestions}</Said>
        </Fact>
        {feedback.contact !== null && (
          <Fact name={t('contact')}>
            <Said>{feedback.contact}</Said>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

/** The mean of each rating, as a number and as a bar of one to five. */
export function RatingMeans({
  heading,
  means,
}: {
  heading: string;
  means: Partial<Record<(typeof FEEDBACK_RATINGS)[number], number>>;
}) {
  const words = useTranslations('contact.feedback');
  const format = useFormatter();
  return (
    <Slate as="section" aria-label={heading} className="flex flex-col gap-2 px-4 py-4">
      <h2 className="font-semibold">{heading}</h2>
      <dl className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
        {FEEDBACK_RATINGS.map((name) => {
          const mean = means[name] ?? 0;
          return (
            <div key={name} className="grid grid-cols-[minmax(0,1fr)_96px_3ch] items-center gap-3 text-dense">
              <dt className="text-text-2">{words(`ratings.${name}`)}</dt>
              <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface-3">
                <span className="block h-full rounded-full bg-select" style={{ width: `${(mean / 5) * 100}%` }} />
              </span>
              <dd className="text-right tabular-nums">
                {format.number(mean, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
              </dd>
            </div>
          );
        })}
      </dl>
    </Slate>
  );
}

function Card({ moment, end, children }: { moment: string; end: ReactNode; children: ReactNode }) {
  const format = useFormatter();
  return (
    <Slate as="li" className="flex flex-col gap-3 px-4 py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-note text-text-2">
        <time dateTime={moment}>{format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' })}</time>
        <span>{end}</span>
      </p>
      {children}
    </Slate>
  );
}

/** What a person wrote, in their language. */
function Said({ children }: { children: string }) {
  return <span lang={langOf(children)}>{children}</span>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-note text-text-3">{name}</dt>
      <dd className="[white-space:pre-line] wrap-anywhere">{children}</dd>
    </div>
  );
}
