import { LoginScreen } from '#src/foundation/accounts/web/login-screen.tsx';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';

/** Signing in, by phone too where the operator has set a sender of SMS. */
export function LoginPage() {
  return <LoginScreen byPhone={useSettings().data?.phoneSignIn === true} />;
}
