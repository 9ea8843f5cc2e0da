import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { StillPage } from '#src/platform/browser/ui/still-page.tsx';

/** Says that the operator has closed the community. */
export function ClosedCommunity() {
  const t = useTranslations('safety');
  const shell = useTranslations('shell');
  return (
    <StillPage still="shot-6">
      <h1 className="display text-title">{t('closed.heading')}</h1>
      <p className="text-reading text-text-2">{t('closed.note')}</p>
      <Link to="/my/movies" className={buttonLook('primary')}>
        {shell('titles.myMovies')}
      </Link>
    </StillPage>
  );
}
