import { useTranslations } from 'use-intl';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';

/** Placeholder of the film page, in its final dimensions. */
export function FilmSkeleton() {
  const t = useTranslations('film');
  return (
    <div className="flex flex-col gap-6" aria-busy="true">
      <h1 className="sr-only">{t('loading')}</h1>
      <Skeleton className="h-[52px] w-full" />
      <Skeleton className="h-12 w-2/3" />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} aspect="16:9" />
        ))}
      </div>
    </div>
  );
}
