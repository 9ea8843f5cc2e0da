import { clsx } from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { ModerationCaseAnswer } from '../moderation-contract.ts';
import { CaseReports } from './case-reports.tsx';
import { useAct, type Confirmed } from './use-administration.ts';

const WORDS = { file: 'words', film: 'logline', comment: 'comment' } as const;

/** One content, why it is here, and the decision about it. */
export function ModerationCase({ given, confirmed }: { given: ModerationCaseAnswer; confirmed: Confirmed }) {
  const t = useTranslations('administration.moderation');
  const format = useFormatter();
  const moment = (time: string): string => format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Slate
      as="li"
      className={clsx('grid gap-4 p-4 sm:p-5', given.file && 'sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]')}
    >
      {given.file && <Content file={given.file} />}
      <div className="flex min-w-0 flex-col gap-3">
        <header>
          <h2 className="font-semibold wrap-anywhere">
            <Link to={`/admin/user-management?account=${given.owner.id}`} className="link" translate="no">
              {given.owner.name}
            </Link>
          </h2>
          <p className="text-note text-text-3">
            {t(`kinds.${given.kind}`)} · {t('since', { time: moment(given.createdAt) })}
          </p>
        </header>
        {given.held && <Notice kind="warning">{t('held')}</Notice>}
        {given.movie && <Movie movie={given.movie} kind={given.kind} />}
        {given.kind === 'file' && (
          <p className="wrap-anywhere text-text-2">
            {t('why', { by: given.judgedBy })}{' '}
            <span translate="no" className="font-edge">
              {given.categories
                .map(({ name, score }) => `${name} ${format.number(score, { style: 'percent' })}`)
                .join(' · ')}
            </span>
          </p>
        )}
        {given.text !== null && given.text !== '' && (
          <blockquote
            lang={langOf(given.text)}
            aria-label={t(WORDS[given.kind])}
            className="max-h-40 overflow-y-auto border-l-2 border-line-strong pl-4 wrap-anywhere [white-space:pre-line]"
          >
            {given.text}
          </blockquote>
        )}
        {given.decidedAt !== null && (
          <p className="wrap-anywhere">
            {t(`states.${given.state}`)} · {moment(given.decidedAt)}
            {given.reason !== '' && <span lang={langOf(given.reason)}> · {given.reason}</span>}
          </p>
        )}
        <CaseReports reports={given.reports} />
        {given.appeal && (
          <section className="flex flex-col gap-1">
            <h3 className="font-semibold">
              {t('appeal', { date: moment(given.appeal.createdAt) })} · {t(`appealStates.${given.appeal.state}`)}
            </h3>
            <p lang={langOf(given.appeal.text)} className="wrap-anywhere whitespace-pre-line">
              {given.appeal.text}
            </p>
          </section>
        )}
        <Decision given={given} confirmed={confirmed} />
      </div>
    </Slate>
  );
}

/** The film that was reported, or that a comment is about. */
function Movie({
  movie,
  kind,
}: {
  movie: NonNullable<ModerationCaseAnswer['movie']>;
  kind: ModerationCaseAnswer['kind'];
}) {
  const t = useTranslations('administration.moderation');
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
      <span lang={langOf(movie.title)}>{kind === 'film' ? movie.title : t('on', { title: movie.title })}</span>
      <Link to={`/movie/${movie.id}`} className="link">
        {t('openFilm')}
      </Link>
    </p>
  );
}

/** The content itself, blurred until the admin asks for it. */
function Content({ file }: { file: NonNullable<ModerationCaseAnswer['file']> }) {
  const t = useTranslations('administration.moderation');
  const [isShown, setShown] = useState(false);
  const look = clsx('aspect-square w-full rounded-control bg-surface-2 object-contain', !isShown && 'blur-2xl');
  return (
    <div className="flex flex-col gap-2">
      <div className="overflow-hidden rounded-control">
        {file.mime.startsWith('video/') ? (
          // Clips have no sound of their own.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video src={file.path} controls={isShown} muted preload="metadata" aria-label={t('clip')} className={look} />
        ) : (
          <img src={file.path} alt={t(isShown ? 'picture' : 'blurred')} className={look} />
        )}
      </div>
      <Button aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'blur' : 'show')}
      </Button>
    </div>
  );
}

function Decision({ given, confirmed }: { given: ModerationCaseAnswer; confirmed: Confirmed }) {
  const t = useTranslations('administration.moderation');
  const decide = useAct(confirmed, (administration, values: { decision: 'allowed' | 'hidden'; reason: string }) =>
    administration.decideCase({ caseId: given.id, ...values }),
  );
  const {
    form: { ref },
    field,
    values,
    submit,
    problems,
    isSending,
  } = useForm({
    endpoint: 'administration.decideCase',
    initial: { reason: '', decision: 'allowed' as 'allowed' | 'hidden' },
    check: ({ reason, decision }) => ({
      reason: decision === 'hidden' && reason.trim() === '' ? t('reasonMissing') : undefined,
    }),
    send: (filled) => decide.mutateAsync(filled),
  });
  const busy = (decision: 'allowed' | 'hidden'): boolean => isSending && values.decision === decision;
  const isAppealed = given.appeal?.state === 'pending';
  return (
    <form ref={ref} className="flex flex-col gap-3 border-t border-line pt-3">
      <TextField
        {...field('reason')}
        label={t('reason')}
        hint={t(isAppealed ? 'reasonAppeal' : 'reasonHint')}
        autoComplete="off"
      />
      {problems.form && <Notice>{problems.form}</Notice>}
      <div className="flex flex-wrap gap-2.5">
        {given.state !== 'allowed' && (
          <Button kind="outline" busy={busy('allowed')} onClick={() => void submit({ decision: 'allowed' })}>
            {t(isAppealed ? 'accept' : 'allow')}
          </Button>
        )}
        {(given.state !== 'hidden' || isAppealed) && (
          <Button kind="danger" busy={busy('hidden')} onClick={() => void submit({ decision: 'hidden' })}>
            {t(isAppealed ? 'reject' : 'hide')}
          </Button>
        )}
      </div>
    </form>
  );
}
