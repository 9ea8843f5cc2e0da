import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { ContentReview } from '../../safety-contract.ts';
import type { Reportable } from './report-dialog.tsx';

const AppealDialog = lazy(async () => ({ default: (await import('./appeal-dialog.tsx')).AppealDialog }));

/**
 * Why only its owner and admins see something: `what` says it, `review` what moderation says of it. An owner can
 * appeal.
 */
export function ReviewNote({
  what,
  review,
  subject,
  isOwn,
  action,
}: {
  what: string;
  review: ContentReview | null;
  subject: Reportable;
  isOwn: boolean;
  action?: ReactNode;
}) {
  const t = useTranslations('safety');
  const [isOpen, setOpen] = useState(false);
  const [isMet, setMet] = useState(false);
  const mayAppeal = isOwn && review?.state === 'hidden' && review.appeal === null;
  return (
    <>
      <Notice
        kind={review ? 'warning' : 'note'}
        action={
          (mayAppeal || action) && (
            <span className="flex flex-wrap gap-2">
              {action}
              {mayAppeal && (
                <Button
                  onClick={() => {
                    setMet(true);
                    setOpen(true);
                  }}
                >
                  {t('appeal.open')}
                </Button>
              )}
            </span>
          )
        }
      >
        <span className="flex flex-col gap-1">
          <span>{what}</span>
          {review && review.reason !== '' && (
            <span lang={langOf(review.reason)} className="wrap-anywhere">
              {t('reason', { reason: review.reason })}
            </span>
          )}
          {review?.appeal && <span className="font-semibold">{t(`appeal.states.${review.appeal.state}`)}</span>}
        </span>
      </Notice>
      <Suspense fallback={null}>
        {isMet && <AppealDialog subject={subject} open={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
