import { RegisterScreen } from '#src/foundation/accounts/web/register-screen.tsx';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';

/** Registering, with a phone if the operator allows it. */
export function RegisterPage() {
  return <RegisterScreen withPhone={useSettings().data?.phoneSignUp === true} />;
}
