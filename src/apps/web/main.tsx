import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { contract } from 'virtual:contract';
import { ApiContext } from '#src/platform/browser/api/api-context.tsx';
import { createApiClient } from '#src/platform/browser/api/api-client.ts';
import { readStoredLanguage } from '#src/platform/browser/language/stored-language.ts';
import { guardMarkup } from '#src/platform/browser/security/trusted-markup.ts';
import { router } from './app.tsx';
import './style.css';

guardMarkup();

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: true } } });
const api = createApiClient(contract, readStoredLanguage);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <ApiContext value={api}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ApiContext>
  </StrictMode>,
);
