import { Link, useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useDownload } from '#src/platform/browser/download/use-download.ts';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { PagedList } from '#src/platform/browser/ui/paged-list.tsx';
import type { AuditAnswer } from '../contract.ts';
import { identityName } from './identity-name.ts';
import { ProofsSection } from './proofs-section.tsx';
import { useAudit, useExportAudit } from './use-administration.ts';

/** The audit (ADM-01). The subject filter is in the URL. */
export function AuditScreen() {
  const t = useTranslations('administration.audit');
  const [parameters] = useSearchParams();
  const subject = parameters.get('subject')?.slice(0, 200) || undefined;
  const list = useAudit(subject);
  const save = useDownload();
  const bring = useExportAudit();
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className="flex w-full flex-col gap-5">
      <PageHead heading={t('heading')} lead={t('explain')} />
      <ProofsSection />
      <div className="flex flex-wrap gap-2.5">
        <Button busy={save.share !== null} onClick={() => save.start(bring, 'kinora-audit.csv')}>
          {t('save')}
        </Button>
      </div>
      {save.problem && <Notice>{save.problem}</Notice>}
      {subject && (
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-text-2">
          <span className="wrap-anywhere">{t('only', { id: subject })}</span>{' '}
          <Link to="/admin/audit" className="link">
            {t('all')}
          </Link>
        </p>
      )}
      <PagedList list={list} isEmpty={entries.length === 0} empty={<EmptyState title={t('empty')} />} skeleton="h-64">
        <Entries entries={entries} />
      </PagedList>
    </div>
  );
}

/** A table on wide screens, a block of lines per entry on narrow ones. */
function Entries({ entries }: { entries: readonly AuditAnswer[] }) {
  const t = useTranslations('administration.audit');
  const format = useFormatter();
  const name = (person: { name: string | null }): string => person.name ?? t('gone');
  return (
    <ol aria-label={t('list')} reversed className="flex flex-col border-t border-line text-dense">
      {entries.map((entry) => (
        <li
          key={entry.sequence}
          className="grid grid-cols-1 gap-x-5 gap-y-0.5 border-b border-line px-1 py-2.5 hover:bg-surface-1 sm:grid-cols-2 lg:grid-cols-[9.5rem_minmax(0,1.1fr)_minmax(0,1.6fr)_minmax(0,1.4fr)]"
        >
          <span className="flex min-w-0 flex-col">
            <time dateTime={entry.at} className="whitespace-nowrap text-text-3 tabular-nums">
              {format.dateTime(new Date(entry.at), { dateStyle: 'short', timeStyle: 'medium' })}
            </time>
            <span className="wrap-anywhere" translate="no">
              {entry.actor ? name(entry.actor) : t('commandLine')}
            </span>
          </span>
          <span className="flex min-w-0 flex-col">
            <code translate="no" className="font-edge text-note">
              {entry.action}
            </code>
            {entry.subject.kind === 'account' ? (
              <Link
                translate="no"
                to={`/admin/user-management?account=${entry.subject.id}`}
                className="self-start link wrap-anywhere"
              >
                {name(entry.subject)}
              </Link>
            ) : (
              <span translate="no" className="text-text-3 wrap-anywhere">
                {entry.subject.id}
              </span>
            )}
          </span>
          <Changes before={entry.before} after={entry.after} />
          <span lang={langOf(entry.reason ?? '')} className="text-text-2 wrap-anywhere">
            {entry.reason}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Only values that differ before and after. */
function Changes({ before, after }: Pick<AuditAnswer, 'before' | 'after'>) {
  const names = useTranslations('administration.identity');
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (key) => before?.[key] !== after?.[key],
  );
  const say = (key: string, value: unknown): string => {
    if (value === undefined) {
      return '–';
    }
    if (value === null || value === '') {
      return '∅';
    }
    return key === 'identity' && typeof value === 'number' ? names(identityName(value)) : String(value);
  };
  return (
    <span translate="no" className="flex min-w-0 flex-col font-edge text-note">
      {keys.map((key) => (
        <span key={key} className="wrap-anywhere">
          <span className="text-text-3">{key}</span> {before ? `${say(key, before[key])} → ` : ''}
          {say(key, after?.[key])}
        </span>
      ))}
    </span>
  );
}
