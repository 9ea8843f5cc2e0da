import { Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { useAddressParameters } from '#src/platform/browser/device/use-address-parameters.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { ListEnd } from '#src/platform/browser/ui/list-end.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { SelectChip } from '#src/platform/browser/ui/select-field.tsx';
import { Tabs } from '#src/platform/browser/ui/tabs.tsx';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { SERIES_SORTS, type SeriesSort } from '../../series-lists.ts';
import { MovieSearch } from '../movie-search.tsx';
import { MovieWallSkeleton } from '../movie-wall.tsx';
import { seriesPath } from '../paths.ts';
import { useSignInFirst } from '../use-sign-in-first.tsx';
import { SeriesWall } from './series-card.tsx';
import { useOwnSeries, useSeriesShelf, type SeriesWishes } from './use-series.ts';

const loadDialog = () => import('./series-dialog.tsx');
const SeriesDialog = lazy(async () => ({ default: (await loadDialog()).SeriesDialog }));

const SAME_PAGE = { replace: true, state: { keepsPlace: true } };

/** The drama channel (COMM-08): series with a public episode, sorted and searched in the address; above them one's own. */
export function SeriesShelfScreen() {
  const t = useTranslations('series');
  const film = useTranslations('film');
  const { data: me } = useMe();
  const { wishes, change } = useSeriesWishes();
  const list = useSeriesShelf(wishes);
  const own = useOwnSeries(Boolean(me)).data?.series ?? [];
  const { signedIn, dialog } = useSignInFirst();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isMet, setMet] = useState(false);
  const series = list.data?.pages.flatMap((page) => page.series) ?? [];
  const isNarrowed = wishes.search !== undefined || wishes.language !== undefined;
  const make = (): void =>
    signedIn(() => {
      setMet(true);
      setOpen(true);
    });
  return (
    <div className="flex flex-col gap-6">
      <PageHead
        heading={t('heading')}
        lead={t('lead')}
        end={
          <Button icon={<Plus className="size-4" aria-hidden="true" />} onClick={make}>
            {t('make')}
          </Button>
        }
      />
      {own.length > 0 && (
        <section aria-labelledby="own-series" className="flex flex-col gap-2">
          <h2 id="own-series" className="text-lead font-semibold">
            {t('own')}
          </h2>
          {/* Short: those that are public are among the others below. */}
          <ul className="flex flex-wrap gap-2">
            {own.map(({ id, title, episodes }) => (
              <li key={id} className="max-w-full">
                <Link to={seriesPath(id)} className={buttonLook()}>
                  <span className="truncate">{title}</span>
                  <span className="shrink-0 text-note text-text-3">{t('episodes', { count: episodes })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Tabs<SeriesSort>
        label={t('sortLabel')}
        value={wishes.sort}
        onChange={(key) => change({ sort: key === 'hottest' ? null : key }, { state: { keepsPlace: true } })}
        tabs={SERIES_SORTS.map((key) => ({ key, label: t(`sorts.${key}`) }))}
      >
        <div className="flex flex-col gap-6">
          <search className="flex flex-wrap items-center gap-2">
            <MovieSearch
              label={t('search')}
              searched={wishes.search ?? ''}
              onSearch={(text) => change({ search: text === '' ? null : text }, SAME_PAGE)}
            />
            <SelectChip
              size="usual"
              label={t('language')}
              value={wishes.language ?? ''}
              onChange={(value) => change({ language: value === '' ? null : value }, SAME_PAGE)}
              options={[
                { value: '', label: t('anyLanguage') },
                ...LANGUAGES.map((value) => ({ value, label: film(`languages.${value}`) })),
              ]}
            />
          </search>
          {list.isPending && <MovieWallSkeleton aspect="16:9" />}
          {list.isSuccess && series.length === 0 && (
            <NoSeries
              isNarrowed={isNarrowed}
              onMake={make}
              onShowAll={() => change({ search: null, language: null }, { state: { keepsPlace: true } })}
            />
          )}
          {series.length > 0 && <SeriesWall label={t('list', { sort: t(`sorts.${wishes.sort}`) })} list={series} />}
          <ListEnd list={list} />
        </div>
      </Tabs>
      <Suspense fallback={null}>
        {isMet && (
          <SeriesDialog
            open={isOpen}
            onClose={() => setOpen(false)}
            onMade={(seriesId) => void navigate(seriesPath(seriesId))}
          />
        )}
      </Suspense>
      {dialog}
    </div>
  );
}

function NoSeries({
  isNarrowed,
  onMake,
  onShowAll,
}: {
  isNarrowed: boolean;
  onMake: () => void;
  onShowAll: () => void;
}) {
  const t = useTranslations('series');
  return isNarrowed ? (
    <EmptyState title={t('nothing')} action={<Button onClick={onShowAll}>{t('showAll')}</Button>}>
      {t('nothingNote')}
    </EmptyState>
  ) : (
    <EmptyState
      title={t('none')}
      action={
        <Button kind="primary" onClick={onMake}>
          {t('make')}
        </Button>
      }
    >
      {t('noneNote')}
    </EmptyState>
  );
}

/** What the address says of the wanted series; unknown values are ignored. */
function useSeriesWishes() {
  const [address, change] = useAddressParameters();
  const wishes = useMemo((): SeriesWishes & { sort: SeriesSort } => {
    const search = address.get('search')?.trim();
    const language = LANGUAGES.find((value) => value === address.get('language'));
    return {
      sort: SERIES_SORTS.find((value) => value === address.get('sort')) ?? 'hottest',
      ...(search ? { search } : {}),
      ...(language ? { language } : {}),
    };
  }, [address]);
  return { wishes, change };
}
