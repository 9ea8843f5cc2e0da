import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { contract } from 'virtual:contract';
import { ApiContext } from '#src/platform/browser/api/api-context.tsx';
import { ME_KEY } from '#src/foundation/accounts/web/use-account.ts';
import { createApiClient } from '#src/platform/browser/api/api-client.ts';
import { isSignedOut, renewSession } from '#src/platform/browser/api/browser-session.ts';
import { readStoredLanguage } from '#src/platform/browser/language/stored-language.ts';
import { guardMarkup } from '#src/platform/browser/security/trusted-markup.ts';
import { followThemeOfOtherTabs } from '#src/platform/browser/theme/use-theme.ts';
import { App, loadScreenOf } from './app.tsx';
import { loadTexts } from './load-texts.ts';
import { LanguageProvider } from './shell/language-provider.tsx';
import './style.css';

/** How long the frame waits for the first screen's code, so that both are painted at once, milliseconds. */
const SCREEN_MILLISECONDS = 1500;

guardMarkup();
followThemeOfOtherTabs();

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: true } } });
const api = createApiClient(contract, readStoredLanguage);
// The first paint does not wait for who is signed in.
if (isSignedOut()) queries.setQueryData(ME_KEY, null);
else renewSession();

// A function of its own: screens import what is bundled with this file, so they would wait for an `await` of the file itself.
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const language = readStoredLanguage();
  const screen = Promise.race([loadScreenOf(window.location.pathname), new Promise((resolve) => { setTimeout(resolve, SCREEN_MILLISECONDS); })]);
  const first = { language, texts: await loadTexts(language) };
  await screen;
  createRoot(root).render(
    <StrictMode>
      <ApiContext value={api}>
        <QueryClientProvider client={queries}>
          <LanguageProvider first={first}>
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
