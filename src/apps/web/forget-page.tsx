import { ForgetScreen } from '#src/foundation/accounts/web/forget-screen.tsx';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';

/** A new password, by a code to a phone too where the operator has set a sender of SMS. */
export function ForgetPage() {
  return <ForgetScreen byPhone={useSettings().data?.phoneSignIn === true} />;
}
