import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';

/** The prices, in two lines. */
export function HomePrices() {
  const t = useTranslations('home');
  return (
    <section
      aria-labelledby="home-prices"
      className="grid gap-x-10 gap-y-5 rounded-panel border border-line bg-surface-1 px-5 py-7 sm:px-8 lg:grid-cols-[1fr_2fr_auto] lg:items-center"
    >
      <h2 id="home-prices" className="display text-head">
        {t('pricesHeading')}
      </h2>
      <p className="max-w-[62ch] text-reading text-text-2">{t('pricesText')}</p>
      <Link to="/pricing" className={buttonLook('outline', 'large')}>
        {t('pricing')}
      </Link>
    </section>
  );
}
