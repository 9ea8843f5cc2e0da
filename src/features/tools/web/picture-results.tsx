import { clsx } from 'clsx';
import { Expand } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { View } from '#src/shared/catalogue/views.ts';
import type { ToolResult, ToolTask } from '../contract.ts';
import { PictureViewer } from './picture-viewer.tsx';
import { SaveButton } from './save-button.tsx';
import type { SendFile } from './send-file.ts';
import { SendMenu } from './send-menu.tsx';
import { toldWords } from './told-words.ts';

const SIGN = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

/**
 * The pictures of a task: one large, several as a grid, each with what can be done with it. Places of those that are
 * being made have the shape that they will have.
 */
export function PictureResults({
  task,
  aspect,
  name,
  labelOf,
  noteOf,
  sideOf,
  destinations,
}: {
  task: ToolTask;
  /** As 16:9. */
  aspect: string;
  /** What they show, for their description and their files' names. */
  name: string;
  /** What one of them shows, where each shows something of its own; it stands below it too. */
  labelOf?: (result: ToolResult) => string;
  /** Something to know about one of them. */
  noteOf?: (result: ToolResult) => string | undefined;
  /** The side that one of them shows, where they are views. */
  sideOf?: (result: ToolResult) => View | undefined;
  destinations: readonly SendFile[];
}) {
  const t = useTranslations('toolPage');
  const [viewed, setViewed] = useState<string>();
  const made = task.results.filter((result): result is ToolResult & { file: NonNullable<ToolResult['file']> } =>
    Boolean(result.file),
  );
  const isAlone = task.results.length === 1;
  const places = task.results.filter(({ state }) => state !== 'failed' && state !== 'cancelled');
  return (
    <>
      <ul className={clsx('grid gap-4', !isAlone && 'sm:grid-cols-2', task.results.length > 4 && 'xl:grid-cols-3')}>
        {places.map((result) => {
          const number = task.results.indexOf(result) + 1;
          const own = labelOf?.(result);
          const label = own ?? (isAlone ? name : t('nth', { name, number }));
          const note = noteOf?.(result);
          return (
            <li key={result.id} className="flex min-w-0 flex-col gap-2">
              <Frame aspect={aspect} isAlone={isAlone}>
                {result.file ? (
                  <button
                    type="button"
                    aria-label={t('viewNamed', { name: label })}
                    onClick={() => setViewed(result.id)}
                    className="block size-full cursor-zoom-in -outline-offset-2"
                  >
                    <StoredPicture
                      path={result.file.path}
                      alt={label}
                      sizes={isAlone ? '(min-width: 64rem) 60vw, 100vw' : '(min-width: 40rem) 32vw, 100vw'}
                      className={clsx('size-full object-contain', result.file.mime === 'image/png' && 'cutout-ground')}
                    />
                  </button>
                ) : (
                  <Leader />
                )}
              </Frame>
              {own && <p className="font-semibold">{own}</p>}
              {result.file && (
                <div className="flex flex-wrap items-center gap-2">
                  <Button size="dense" icon={<Expand {...SIGN} />} onClick={() => setViewed(result.id)}>
                    {t('view')}
                  </Button>
                  <SaveButton file={result.file} name={own ?? (isAlone ? name : `${name} ${number}`)} />
                  <SendMenu file={result.file} side={sideOf?.(result)} destinations={destinations} />
                </div>
              )}
              {note && <p className="text-note text-text-2">{note}</p>}
              <NotDrawn words={toldWords(result, 'notDrawn')} />
            </li>
          );
        })}
      </ul>
      <PictureViewer
        pictures={made.map((result) => ({ id: result.id, file: result.file, name: labelOf?.(result) ?? name }))}
        shownId={viewed}
        onShow={setViewed}
        onClose={() => setViewed(undefined)}
      />
    </>
  );
}

/** What the draft engine could not draw of the prompt. */
function NotDrawn({ words }: { words: readonly string[] }) {
  const list = useList();
  const t = useTranslations('toolPage');
  return words.length > 0 && <p className="text-note text-text-2">{t('notDrawn', { words: list(words) })}</p>;
}

/** A frame in the pictures' shape; one that is alone is as high as the window allows. */
function Frame({ aspect, isAlone, children }: { aspect: string; isAlone: boolean; children: React.ReactNode }) {
  const [across = 1, down = 1] = aspect.split(':').map(Number);
  const limit = isAlone ? { maxWidth: `calc((100dvh - 17rem) * ${across / down})` } : undefined;
  return (
    <div className="w-full min-w-48" style={limit}>
      <Gate aspect={aspect}>{children}</Gate>
    </div>
  );
}
