import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { StillPage } from '#src/platform/browser/ui/still-page.tsx';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';

/** Says that there is no such page, and goes home after a while unless the person stays (ROUTE-06). */
export function NotFoundScreen() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const [left, setLeft] = useState<number | null>(TIMINGS.notFoundSeconds);
  useEffect(() => {
    if (left === null) {
      return;
    }
    if (left === 0) {
      return void navigate('/', { replace: true });
    }
    const tick = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(tick);
  }, [left, navigate]);
  return (
    <StillPage still="shot-5">
      <p className="edge text-text-3">404</p>
      <h1 className="display text-title">{t('notFound')}</h1>
      <p className="text-reading text-text-2">{t('notFoundNote')}</p>
      {left !== null && (
        <p aria-hidden="true" className="tabular-nums">
          {t('goingHome', { seconds: left })}
        </p>
      )}
      {/* Announced once: a number every second would be noise for screen readers. */}
      {left !== null && <output className="sr-only">{t('goingHome', { seconds: TIMINGS.notFoundSeconds })}</output>}
      <div className="flex flex-wrap gap-3">
        <Link to="/" className={buttonLook('primary')}>
          {t('goHome')}
        </Link>
        {left !== null && <Button onClick={() => setLeft(null)}>{t('stay')}</Button>}
      </div>
    </StillPage>
  );
}
