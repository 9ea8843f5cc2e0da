import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Avatar } from '#src/platform/browser/ui/avatar.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { PagedList } from '#src/platform/browser/ui/paged-list.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { authorPath } from '../paths.ts';
import { useBlock, useBlockedPeople } from './use-block.ts';

type BlockedPerson = NonNullable<ReturnType<typeof useBlockedPeople>['data']>['pages'][number]['people'][number];

/** Whom this account has blocked and muted, and where it takes that back. */
export function BlockedPeopleScreen() {
  const t = useTranslations('safety.people');
  const list = useBlockedPeople();
  const people = list.data?.pages.flatMap((page) => page.people) ?? [];
  return (
    <div className="flex w-full flex-col gap-5">
      <PageHead heading={t('heading')} lead={t('lead')} />
      <PagedList
        list={list}
        isEmpty={people.length === 0}
        empty={<EmptyState title={t('none')}>{t('noneNote')}</EmptyState>}
        skeleton="h-64"
      >
        <Slate className="overflow-hidden">
          <ol aria-label={t('list')}>
            {people.map((person) => (
              <Entry key={person.id} person={person} />
            ))}
          </ol>
        </Slate>
      </PagedList>
    </div>
  );
}

function Entry({ person }: { person: BlockedPerson }) {
  const t = useTranslations('safety.people');
  const format = useFormatter();
  const block = useBlock(person);
  const { id, username, kind, createdAt } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <Avatar name={username} size={32} />
      <span className="flex min-w-0 flex-1 basis-48 flex-col">
        <Link to={authorPath(id)} translate="no" className="font-semibold wrap-anywhere hover:underline">
          {username}
        </Link>
        <span className="text-note text-text-2">
          {t(`kinds.${kind}`)} · {t('since', { date: format.dateTime(new Date(createdAt), { dateStyle: 'medium' }) })}
        </span>
      </span>
      <Button busy={block.isPending} onClick={() => block.mutate(null)}>
        {t(`takeBack.${kind}`)}
      </Button>
    </li>
  );
}
