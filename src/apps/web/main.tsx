import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { contract } from 'virtual:contract';
import { ApiContext } from '#src/platform/browser/api/api-context.tsx';
import { createApiClient } from '#src/platform/browser/api/api-client.ts';
import { readStoredLanguage } from '#src/platform/browser/language/stored-language.ts';
import { guardMarkup } from '#src/platform/browser/security/trusted-markup.ts';
import { followThemeOfOtherTabs } from '#src/platform/browser/theme/use-theme.ts';
import { App } from './app.tsx';
import { loadTexts } from './load-texts.ts';
import { LanguageProvider } from './shell/language-provider.tsx';
import './style.css';

guardMarkup();
followThemeOfOtherTabs();

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: true } } });
const api = createApiClient(contract, readStoredLanguage);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const language = readStoredLanguage();
const first = { language, texts: await loadTexts(language) };

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
