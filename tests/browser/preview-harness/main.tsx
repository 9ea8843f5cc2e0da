import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { contract } from '#src/apps/contract.ts';
import { en as filmPreview } from '#src/features/film/texts/preview/en.ts';
import { applyEdits } from '#src/features/film/timeline/apply-edits.ts';
import type { FilmDocument } from '#src/features/film/timeline/film-document.ts';
import type { FilmEdit } from '#src/features/film/timeline/film-edit.ts';
import { ShotStill } from '#src/features/film/web/editor/drawing/shot-still.tsx';
import { createDecodedSounds, type DecodedSounds } from '#src/features/film/web/editor/preview/decoded-sounds.ts';
import { createFileBank } from '#src/features/film/web/editor/preview/file-bank.ts';
import { FilmPreview } from '#src/features/film/web/editor/preview/film-preview.tsx';
import { usePreviewMaterial } from '#src/features/film/web/editor/preview/use-preview-material.ts';
import type { FilmApi } from '#src/features/film/web/film-api.ts';
import { createApiClient } from '#src/platform/browser/api/api-client.ts';
import { ApiContext, useApi } from '#src/platform/browser/api/api-context.tsx';
import './style.css';

/** What a test brings; it finds `edit`, `transport` and `decodedSounds` here too. */
interface Harness {
  document: FilmDocument;
  filmId: string;
  width: number;
}
const harness = globalThis as unknown as { harness: Harness };
Object.assign(harness.harness, { decodedSounds: (): DecodedSounds => createDecodedSounds(createFileBank()) });
const STILL = { width: 320, height: 180 };

function Page() {
  const { films } = useApi<FilmApi>();
  const { filmId } = harness.harness;
  const [document, setDocument] = useState(harness.harness.document);
  useEffect(() => {
    Object.assign(harness.harness, {
      edit: (edits: readonly FilmEdit[]) => setDocument((before) => applyEdits(before, edits).document),
    });
  }, []);
  const { data: film } = useQuery({ queryKey: ['film', filmId], queryFn: () => films.readFilm({ filmId }) });
  return (
    <main style={{ width: harness.harness.width }}>
      {film && <Preview film={film} document={document} />}
      <ol>
        {document.shots.map((shot) => (
          <li key={shot.id} data-shot={shot.plan.number} style={STILL}>
            <ShotStill document={document} shot={shot} size={STILL} label={shot.plan.script} />
          </li>
        ))}
      </ol>
    </main>
  );
}

function Preview({ film, document }: { film: Parameters<typeof usePreviewMaterial>[0]; document: FilmDocument }) {
  const material = usePreviewMaterial(film);
  return (
    <div style={{ display: 'grid', height: 460 }}>
      <FilmPreview
        document={document}
        film={film}
        material={material}
        transport={(transport) => void Object.assign(harness.harness, { transport })}
      />
    </div>
  );
}

const api = createApiClient(
  contract,
  () => 'en',
  () => 'unreachable',
);
createRoot(globalThis.document.getElementById('root')!).render(
  <StrictMode>
    <ApiContext value={api}>
      <QueryClientProvider client={new QueryClient()}>
        <IntlProvider locale="en" messages={{ filmPreview, ui: {} }}>
          <Page />
        </IntlProvider>
      </QueryClientProvider>
    </ApiContext>
  </StrictMode>,
);
