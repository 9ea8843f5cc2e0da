import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFilmPaths } from '#src/features/film/web/film-paths.ts';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { StillPage } from '#src/platform/browser/ui/still-page.tsx';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { en } from './texts/features/en.ts';

const ACTIONS = {
  idea: '/dashboard/film/idea',
  all: '/dashboard/all',
  examples: '/#home-looks',
  users: '/admin/user-management',
  outbox: '/admin/outbox',
} as const satisfies Record<keyof (typeof en)['actions'], string>;
type Action = keyof typeof ACTIONS;

/** A feature without a page of its own on this site. */
export type Feature = Exclude<keyof typeof en, 'actions' | 'drawn'>;

/** Each feature with a picture by our own engine, and links to what works, the likeliest first. */
const FEATURES: Readonly<Record<Feature, { look: LookId; actions: readonly [Action, ...Action[]] }>> = {};

/** The screen of one feature: what exists of it here, in a sentence, and links to what works today. */
export function featureScreen(feature: Feature): ComponentType {
  const { look, actions } = FEATURES[feature];
  return function FeatureScreen() {
    const t = useTranslations('features');
    const { idea } = useFilmPaths();
    return (
      <StillPage still={look} caption={t('drawn')}>
        <h1 className="display text-title sm:text-[clamp(1.9rem,1.3rem+1.6vw,2.6rem)] sm:leading-[calc(1.06*var(--leading-scale))]">
          {t(`${feature}.title`)}
        </h1>
        <p className="max-w-[52ch] text-reading text-text-2">{t(`${feature}.note`)}</p>
        <div className="mt-1 flex flex-wrap gap-3">
          {actions.map((action, place) => (
            <Link
              key={action}
              to={action === 'idea' ? idea : ACTIONS[action]}
              className={buttonLook(place === 0 ? 'primary' : 'outline')}
            >
              {t(`actions.${action}`)}
            </Link>
          ))}
        </div>
      </StillPage>
    );
  };
}
