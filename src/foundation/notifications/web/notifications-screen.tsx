import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { PagedList } from '#src/platform/browser/ui/paged-list.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import type { Notification } from '../contract.ts';
import { subjectPath } from './subject-path.ts';
import { useMarkRead, useNotifications } from './use-notifications.ts';

/** All notifications, read and unread (COMM-12). */
export function NotificationsScreen() {
  const t = useTranslations('notifications');
  const list = useNotifications();
  const mark = useMarkRead();
  const entries = list.data?.pages.flatMap((page) => page.notifications) ?? [];
  const hasUnread = (list.data?.pages[0]?.unread ?? 0) > 0;
  return (
    <div className="flex w-full flex-col gap-5">
      <PageHead
        heading={t('heading')}
        lead={t('lead')}
        end={
          hasUnread && (
            <Button busy={mark.isPending && mark.variables === 'all'} onClick={() => mark.mutate('all')}>
              {t('markAll')}
            </Button>
          )
        }
      />
      {mark.error && <Notice>{mark.error.message}</Notice>}
      <PagedList
        list={list}
        isEmpty={entries.length === 0}
        empty={
          <EmptyState
            title={t('empty')}
            action={
              <Link to="/dashboard/film/idea" className={buttonLook('primary')}>
                {t('makeFilm')}
              </Link>
            }
          >
            {t('emptyNote')}
          </EmptyState>
        }
        skeleton="h-64"
      >
        <Slate className="overflow-hidden">
          <ol aria-label={t('list')}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} onRead={() => mark.mutate([entry.id])} />
            ))}
          </ol>
        </Slate>
      </PagedList>
    </div>
  );
}

/** One notification: what happened, when, and the link to it, which marks it as read. */
function Entry({ entry, onRead }: { entry: Notification; onRead: () => void }) {
  const t = useTranslations('notifications');
  const format = useFormatter();
  const isUnread = entry.readAt === null;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 pr-4 pl-8 last:border-0 hover:bg-surface-2">
      {isUnread && <span className="absolute top-5 left-4 size-2 rounded-full bg-select" aria-hidden="true" />}
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-0.5">
        <Link
          to={subjectPath(entry)}
          onClick={() => isUnread && onRead()}
          className={clsx('wrap-anywhere hover:underline pointer-coarse:py-2', isUnread && 'font-semibold')}
        >
          {t(`kinds.${entry.kind}`, {
            title: entry.title,
            named: entry.title === '' ? 'no' : 'yes',
            person: entry.person,
            known: entry.person === '' ? 'no' : 'yes',
            reason: entry.reason,
          })}
          {isUnread && <span className="sr-only"> ({t('unread')})</span>}
        </Link>
        <time dateTime={entry.createdAt} className="text-note text-text-2">
          {format.dateTime(new Date(entry.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </div>
      {isUnread && (
        <Button kind="quiet" onClick={onRead}>
          {t('markOne')}
        </Button>
      )}
    </li>
  );
}
