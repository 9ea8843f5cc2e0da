import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { FilmView } from '../../film-view-contract.ts';
import { useFilmPaths } from '../film-paths.ts';
import { useLiveFilm } from '../film/use-live-film.ts';
import { EditorFrame } from './editor-frame.tsx';
import type { EditorParts } from './editor-parts.ts';
import type { EditSession } from './state/edit-session-contract.ts';
import { useEditorOf, useEditSession } from './state/use-editor.ts';
import { useChoose } from './use-choose.ts';

/** The editor of the film in the address. `parts` are loaded on demand. */
export function EditorScreen({ parts }: { parts: EditorParts }) {
  const { filmId = '' } = useParams();
  const film = useLiveFilm(filmId, { stays: true });
  const opened = useEditSession(filmId, useChoose(filmId));
  if (film.data && opened.state === 'open') {
    return (
      <OpenEditor
        key={filmId}
        session={opened.session}
        film={film.data}
        isCutOff={film.line === 'offline'}
        parts={parts}
      />
    );
  }
  if (opened.state === 'failed') {
    return <NotOpened filmId={filmId} error={opened.error} again={opened.again} />;
  }
  if (!film.data && film.isError) {
    return <NotOpened filmId={filmId} error={film.error} again={() => void film.refetch()} />;
  }
  return <EditorSkeleton />;
}

function OpenEditor({
  session,
  film,
  isCutOff,
  parts,
}: {
  session: EditSession;
  film: FilmView;
  /** The film could not be read. */
  isCutOff: boolean;
  parts: EditorParts;
}) {
  const editor = useEditorOf(session, film);
  // Each new try to save is no sign that the server is there again.
  const [isUnsaved, setUnsaved] = useState(false);
  if (editor.saveState !== 'saving' && isUnsaved !== (editor.saveState === 'offline')) {
    setUnsaved(editor.saveState === 'offline');
  }
  return <EditorFrame editor={editor} isCutOff={isCutOff || isUnsaved} parts={parts} />;
}

/** Why the film cannot be edited now: it is not there, its story is not written yet, or the server is not reached. */
function NotOpened({ filmId, error, again }: { filmId: string; error: unknown; again: () => void }) {
  const t = useTranslations('filmEditor');
  const paths = useFilmPaths();
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-start gap-5 px-4 py-16">
      <h1 className="display text-title">{t('notOpened')}</h1>
      <Notice className="w-full" action={<Button onClick={again}>{t('retry')}</Button>}>
        {error instanceof Error ? error.message : String(error)}
      </Notice>
      <Link to={paths.film(filmId)} className={buttonLook('primary')}>
        {t('back')}
      </Link>
    </div>
  );
}

function EditorSkeleton() {
  const t = useTranslations('filmEditor');
  return (
    <div data-fills-window="" className="flex min-h-0 flex-1 flex-col gap-3 overflow-hidden px-2 py-3 sm:px-4">
      <h1 className="sr-only">{t('opening')}</h1>
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-7 w-full" />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-28 w-full" />
      ))}
    </div>
  );
}
