import { LoginScreen } from '#src/foundation/accounts/web/login-screen.tsx';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';

/** Signing in, also by phone if the operator has configured an SMS sender. */
export function LoginPage() {
  return <LoginScreen byPhone={useSettings().data?.phoneSignIn === true} />;
}
