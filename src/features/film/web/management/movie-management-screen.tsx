import { useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useConfirmation } from '#src/foundation/accounts/web/use-confirmation.tsx';
import { useAddressParameters } from '#src/platform/browser/device/use-address-parameters.ts';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { PagedList } from '#src/platform/browser/ui/paged-list.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { useDebounced } from '#src/platform/browser/use-debounced.ts';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { MANAGED_GROUPS, MANAGED_STATES } from '../../managed-films.ts';
import { ManagedFilmDialog } from './managed-film-dialog.tsx';
import { ManagedFilmTable } from './managed-film-table.tsx';
import { useManagedFilms, type Confirmed, type ManagedWishes } from './use-managed-films.ts';

const SEARCH_AFTER_MILLISECONDS = 300;

type Change = (changes: Record<string, string | null>) => void;

/**
 * Films of everybody (ADM-02). The search and the open film are in the address. `renderAuthor` shows the membership of
 * an author and how it is set.
 */
export function MovieManagementScreen({
  renderAuthor,
}: {
  renderAuthor: (accountId: string, confirmed: Confirmed) => ReactNode;
}) {
  const t = useTranslations('filmManagement');
  const [address, change] = useAddressParameters();
  const { confirmed, dialog } = useConfirmation();
  const open = address.get('film');
  const one = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === address.get(name));
  return (
    <div className="flex w-full flex-col gap-6">
      <PageHead heading={t('heading')} lead={t('lead')} />
      <FilmSearch
        wishes={{
          search: address.get('search') ?? '',
          group: one('group', MANAGED_GROUPS),
          state: one('state', MANAGED_STATES),
          type: one('type', FILM_TYPES),
        }}
        change={(changes) => change(changes, { replace: true, preventScrollReset: true })}
        onOpen={(film, part) =>
          change({ film, part: part ?? null }, { preventScrollReset: true, state: { keepsPlace: true } })
        }
      />
      {open && (
        <ManagedFilmDialog
          key={open}
          filmId={open}
          confirmed={confirmed}
          opensAuthor={address.get('part') === 'author'}
          renderAuthor={(accountId) => renderAuthor(accountId, confirmed)}
          onClose={() => change({ film: null, part: null }, { replace: true, preventScrollReset: true })}
        />
      )}
      {dialog}
    </div>
  );
}

function FilmSearch({
  wishes,
  change,
  onOpen,
}: {
  wishes: ManagedWishes;
  change: Change;
  onOpen: (filmId: string, part?: 'author') => void;
}) {
  const t = useTranslations('filmManagement');
  const film = useTranslations('film');
  const [typed, setTyped] = useState(wishes.search);
  const settled = useDebounced(typed.trim(), SEARCH_AFTER_MILLISECONDS);
  useEffect(() => {
    if (settled !== wishes.search) {
      change({ search: settled === '' ? null : settled });
    }
  }, [settled]); // oxlint-disable-line react-hooks/exhaustive-deps
  const list = useManagedFilms({ ...wishes, search: settled });
  const films = list.data?.pages.flatMap((page) => page.films) ?? [];
  return (
    <div className="flex flex-col gap-4">
      <search className="grid grid-cols-1 gap-4 sm:grid-cols-3 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
        <TextField
          className="sm:max-lg:col-span-3"
          label={t('search')}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={320}
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          label={t('group')}
          value={wishes.group ?? ''}
          onChange={(value) => change({ group: value || null })}
          options={[
            { value: '', label: t('groups.all') },
            ...MANAGED_GROUPS.map((value) => ({ value, label: t(`groups.${value}`) })),
          ]}
        />
        <SelectField
          label={t('state')}
          value={wishes.state ?? ''}
          onChange={(value) => change({ state: value || null })}
          options={[
            { value: '', label: t('states.all') },
            ...MANAGED_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
          ]}
        />
        <SelectField
          label={t('type')}
          value={wishes.type ?? ''}
          onChange={(value) => change({ type: value || null })}
          options={[
            { value: '', label: t('anyType') },
            ...FILM_TYPES.map((value) => ({ value, label: film(`types.${value}`) })),
          ]}
        />
      </search>
      <PagedList
        list={list}
        isEmpty={films.length === 0}
        empty={<EmptyState title={t('none')}>{t('noneNote')}</EmptyState>}
        skeleton="h-64"
      >
        <ManagedFilmTable films={films} onOpen={onOpen} />
      </PagedList>
    </div>
  );
}
