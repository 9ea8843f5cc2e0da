import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAddressParameters } from '#src/platform/browser/device/use-address-parameters.ts';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { Segments } from '#src/platform/browser/ui/segments.tsx';
import { ASPECT_RATIOS } from '#src/shared/catalogue/shots.ts';
import { MovieList } from './movie-list.tsx';
import { useLikedMovies } from './use-movies.ts';

/** The films that this account likes (COMM-03), all of them or those of one orientation. */
export function LikedMoviesScreen() {
  const t = useTranslations('community');
  const [address, change] = useAddressParameters();
  const aspect = ASPECT_RATIOS.find((each) => each === address.get('aspect'));
  const list = useLikedMovies(aspect);
  return (
    <div className="flex flex-col gap-6">
      <PageHead
        heading={t('liked.heading')}
        lead={t('liked.lead')}
        end={
          <Segments
            label={t('filters.aspect')}
            value={aspect ?? 'all'}
            options={[
              { value: 'all', label: t('liked.all') },
              ...ASPECT_RATIOS.map((value) => ({ value, label: t(`aspects.${value}`) })),
            ]}
            onChange={(value) =>
              change({ aspect: value === 'all' ? null : value }, { replace: true, state: { keepsPlace: true } })
            }
          />
        }
      />
      <MovieList
        label={t('liked.heading')}
        list={list}
        aspect={aspect}
        empty={
          <EmptyState
            title={t(aspect ? 'liked.noneOfAspect' : 'liked.none')}
            action={
              <Link to="/community" className={buttonLook('primary')}>
                {t('toCommunity')}
              </Link>
            }
          >
            {t('liked.noneNote')}
          </EmptyState>
        }
      />
    </div>
  );
}
