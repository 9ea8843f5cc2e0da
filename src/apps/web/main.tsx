import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { contract } from 'virtual:contract';
import { noteRefusedSpend } from '#src/features/rewards/web/reward-orders.ts';
import { ME_KEY, recordQuery } from '#src/foundation/accounts/web/use-account.ts';
import { SETTINGS_KEY } from '#src/foundation/settings/web/use-settings.ts';
import { createApiClient } from '#src/platform/browser/api/api-client.ts';
import { ApiContext } from '#src/platform/browser/api/api-context.tsx';
import { isSignedOut } from '#src/platform/browser/api/browser-session.ts';
import { readStoredLanguage } from '#src/platform/browser/language/stored-language.ts';
import { logInClient, silenceConsole } from '#src/platform/browser/log/client-log.ts';
import { guardMarkup } from '#src/platform/browser/security/trusted-markup.ts';
import type { UiTexts } from '#src/platform/browser/texts/en.ts';
import { followThemeOfOtherTabs } from '#src/platform/browser/theme/use-theme.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import { App, loadScreenOf } from './app.tsx';
import { LanguageProvider } from './shell/language-provider.tsx';
import { loadPatiently } from './shell/load-screen.ts';
import { readTexts, showLanguage } from './shell/text-sections.ts';
import './style.css';

/** How long the frame waits for the first screen's code, so that both are painted together, milliseconds. */
const SCREEN_MILLISECONDS = 1500;
/** How long the public settings count as fresh, milliseconds. */
const SETTINGS_MILLISECONDS = 60_000;
/** How long the account does: parts of the first page that come later do not read it again, milliseconds. */
const ACCOUNT_MILLISECONDS = 2000;

if (import.meta.env.MODE === 'production') {
  silenceConsole();
}
guardMarkup();
followThemeOfOtherTabs();

const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: true } },
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => logInClient('warn', `could not read ${String(queryKey[0])}`, error),
  }),
});
queries.setQueryDefaults(SETTINGS_KEY, { staleTime: SETTINGS_MILLISECONDS });
queries.setQueryDefaults(ME_KEY, { staleTime: ACCOUNT_MILLISECONDS });
/** Refusals by the server show that the guards' knowledge is outdated. */
const REFUSALS: Partial<Record<ErrorCode, () => void>> = {
  // A purchase refused for too few coins opens the reminder, from any page (COIN-12).
  INSUFFICIENT_COINS: noteRefusedSpend,
  MAINTENANCE: () => void queries.invalidateQueries({ queryKey: SETTINGS_KEY }),
  ACCOUNT_BANNED: () => void queries.invalidateQueries({ queryKey: ME_KEY }),
};
const unreachable = (): string => (readTexts().messages as { ui: UiTexts }).ui['unreachable'];
const api = createApiClient(contract, readStoredLanguage, unreachable, ({ code }) => REFUSALS[code]?.());
// Read while the screen's code is loaded; the first paint does not wait for the account.
if (isSignedOut()) {
  queries.setQueryData(ME_KEY, null);
} else {
  void queries.prefetchQuery(recordQuery(api));
}

// A separate function: screens import what is bundled with this file, so a top-level `await` would block them.
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) {
    throw new Error('the page has no #root');
  }
  // Without its texts the page shows nothing.
  const texts = loadPatiently(() => showLanguage(readStoredLanguage()));
  const screen = Promise.race([
    loadScreenOf(window.location.pathname),
    new Promise((resolve) => {
      setTimeout(resolve, SCREEN_MILLISECONDS);
    }),
  ]);
  await texts;
  await screen;
  createRoot(root).render(
    <StrictMode>
      <ApiContext value={api}>
        <QueryClientProvider client={queries}>
          <LanguageProvider>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </LanguageProvider>
        </QueryClientProvider>
      </ApiContext>
    </StrictMode>,
  );
}

void start();
