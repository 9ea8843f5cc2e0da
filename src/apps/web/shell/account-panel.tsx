import { LogOut } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSignOut } from '#src/foundation/accounts/web/use-account.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';

/** Who is signed in, what they have, and the way out. */
export function AccountPanel({ name, coins }: { name: string; coins: number }) {
  const t = useTranslations('shell');
  const signOut = useSignOut();
  // The whole page is loaded again, so that nothing of the one account is left for the next (BOOT-08).
  const leave = (): void => signOut.mutate(undefined, { onSuccess: () => window.location.assign('/') });
  return (
    <div className="flex flex-col gap-3">
      <p className="truncate font-semibold">{name}</p>
      <p className="flex items-center justify-between gap-3 text-text-2"><span>{t('balance')}</span><CoinAmount coins={coins} className="text-text-1" /></p>
      <Button busy={signOut.isPending} onClick={leave} icon={<LogOut className="size-4" strokeWidth={1.75} aria-hidden="true" />}>{t('signOut')}</Button>
      {signOut.error && <p role="alert" className="text-note text-err">{signOut.error.message}</p>}
    </div>
  );
}
