import { ForgetScreen } from '#src/foundation/accounts/web/forget-screen.tsx';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';

/** Resetting the password, also by phone if the operator has configured an SMS sender. */
export function ForgetPage() {
  return <ForgetScreen byPhone={useSettings().data?.phoneSignIn === true} />;
}
