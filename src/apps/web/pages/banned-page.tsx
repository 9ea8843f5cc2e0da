import { BannedScreen } from '#src/foundation/accounts/web/banned-screen.tsx';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';

/** The page of banned accounts, with the operator's contact. */
export function BannedPage() {
  const { data: settings } = useSettings();
  return <BannedScreen contact={settings?.contact ?? null} />;
}
