import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import type { ModerationCaseAnswer } from '../moderation-contract.ts';

/** Who reported a content, why, and in which words. */
export function CaseReports({ reports: { count, newest } }: Pick<ModerationCaseAnswer, 'reports'>) {
  const t = useTranslations('administration.moderation');
  const reasons = useTranslations('safety.report.reasons');
  const format = useFormatter();
  if (count === 0) {
    return null;
  }
  const heading = t('reports', { count });
  return (
    <section aria-label={heading} className="flex flex-col gap-2">
      <h3 className="font-semibold">{heading}</h3>
      <ol className="flex max-h-60 flex-col gap-2 overflow-y-auto">
        {newest.map(({ person, reason, words, createdAt }) => (
          <li key={person.id} className="border-l-2 border-line-strong pl-3">
            <p>
              <span className="font-semibold">{reasons(reason)}</span>
              <span className="text-note text-text-3">
                {' · '}
                <Link to={`/admin/user-management?account=${person.id}`} className="link" translate="no">
                  {person.name}
                </Link>
                {' · '}
                {format.dateTime(new Date(createdAt), { dateStyle: 'medium' })}
              </span>
            </p>
            {words !== '' && (
              <p lang={langOf(words)} className="wrap-anywhere whitespace-pre-line text-text-2">
                {words}
              </p>
            )}
          </li>
        ))}
      </ol>
      {count > newest.length && <p className="text-note text-text-3">{t('more', { count: count - newest.length })}</p>}
    </section>
  );
}
