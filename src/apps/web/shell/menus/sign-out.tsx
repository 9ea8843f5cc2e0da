import { LogOut } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { forgetKeptEdits } from '#src/features/film/web/editor/state/kept-edits.ts';
import { useSignOut } from '#src/foundation/accounts/web/use-account-acts.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';

/** Signs out. Reloads the whole page, so that nothing of this account remains for the next one (BOOT-08). */
export function SignOut() {
  const t = useTranslations('menus');
  const signOut = useSignOut();
  const leave = (): void =>
    signOut.mutate(undefined, {
      onSuccess: () => {
        forgetKeptEdits();
        window.location.assign('/');
      },
    });
  return (
    <>
      <Button
        busy={signOut.isPending}
        onClick={leave}
        icon={<LogOut className="size-4" strokeWidth={1.75} aria-hidden="true" />}
      >
        {t('signOut')}
      </Button>
      {signOut.error && (
        <p role="alert" className="text-note text-err">
          {signOut.error.message}
        </p>
      )}
    </>
  );
}
