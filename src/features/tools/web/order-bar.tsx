import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';

/**
 * The button that orders, with its price; it stays in sight below the form. Where the coins do not suffice it says how
 * many are missing, and where there are more.
 */
export function OrderBar({
  label,
  coins,
  billedBy,
  problem,
  isSending,
  isKept = false,
  reason,
  onDraft,
}: {
  label: string;
  /** Undefined while the models are loading. */
  coins: number | undefined;
  /** The provider that bills the person itself; null where film coins pay. */
  billedBy: string | null;
  problem: ReactNode;
  isSending: boolean;
  /** It was pressed while a file was on its way, and starts by itself. */
  isKept?: boolean;
  /** Why nothing can be ordered now. */
  reason?: string | undefined;
  /** Chooses the draft engine instead; absent where it is chosen or cannot do it. */
  onDraft?: (() => void) | undefined;
}) {
  const t = useTranslations('toolPage');
  const terms = useTranslations('modelTerms');
  const missingId = useId();
  const balance = useMe().data?.coins;
  const missing = coins !== undefined && balance !== undefined ? coins - balance : 0;
  return (
    <div
      data-bottom-bar="always"
      className="sticky bottom-0 z-20 -mx-4 mt-1 flex flex-col gap-2.5 border-t border-line bg-bg px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
    >
      {problem && <Notice>{problem}</Notice>}
      {missing > 0 && (
        <Notice id={missingId} kind="warning">
          <span className="flex flex-col gap-2.5">
            <span>{t('missing', { coins: missing })}</span>
            <span className="flex flex-wrap gap-2">
              <Link to="/pricing" className={buttonLook('outline', 'dense')}>
                {terms('getCoins')}
              </Link>
              {onDraft && (
                <Button size="dense" onClick={onDraft}>
                  {t('useDraft')}
                </Button>
              )}
            </span>
          </span>
        </Notice>
      )}
      <Button
        type="submit"
        kind="primary"
        size="large"
        className="w-full"
        busy={isSending || isKept}
        reason={missing > 0 ? undefined : reason}
        blockedBy={missing > 0 ? missingId : undefined}
        {...(coins === undefined || billedBy !== null ? {} : { price: coins })}
      >
        <ButtonWords label={label} isSending={isSending} isKept={isKept} />
      </Button>
      {billedBy !== null && <p className="text-note text-text-2">{terms('billed', { vendor: billedBy })}</p>}
    </div>
  );
}

/** What the button says; that it starts by itself is also announced. */
function ButtonWords({ label, isSending, isKept }: { label: string; isSending: boolean; isKept: boolean }) {
  const t = useTranslations('toolPage');
  const going = isSending ? t('sending') : label;
  return <span aria-live="polite">{isKept ? t('startsWithFile') : going}</span>;
}
