import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { FilmEdit } from '../../../timeline/film-edit.ts';
import type { FilmApi } from '../../film-api.ts';
import { useEditor } from '../state/editor-context.tsx';
import { keptText, useKeptText } from '../state/kept-texts.ts';

/** Changes a drawn picture by words: an edit like all others, with what was understood of them (TOOL-07). */
export function ChangePrompt({ shotId }: { shotId: string }) {
  const t = useTranslations('filmPictures');
  const list = useList();
  const { films } = useApi<FilmApi>();
  const { filmId, edit, flush, saveState } = useEditor();
  const name = `change ${shotId}`;
  const [prompt = '', setPrompt] = useKeptText(name);
  const [isMissing, setMissing] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const read = useMutation({
    mutationFn: (sent: string) => films.readPictureChange({ filmId, shotId, prompt: sent }),
    onSuccess: ({ edits, unknown }, sent) => {
      const refused = edits.length > 0 && !edit(edits as unknown as FilmEdit[], { label: 'staging' });
      setRefused(refused);
      // What was typed meanwhile stays, and what can be put better.
      if (keptText(name) === sent && unknown.length === 0 && !refused) {
        setPrompt(undefined);
      }
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(prompt.trim() === '');
    if (prompt.trim() !== '') {
      read.mutate(prompt);
    }
  };
  const answer = read.data;
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <TextArea
        label={t('prompt')}
        hint={t('promptHint')}
        error={isMissing ? t('promptEmpty') : undefined}
        rows={2}
        maximum={LIMITS.film.changePromptCharacters}
        value={prompt}
        onFocus={flush}
        onChange={({ target }) => {
          setPrompt(target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" className="self-start" busy={read.isPending} disabled={saveState === 'saving'}>
        {t('promptGo')}
      </Button>
      {read.error && <Notice>{read.error.message}</Notice>}
      {isRefused && <Notice>{t('notPossible')}</Notice>}
      <div aria-live="polite" className="flex flex-col gap-0.5 text-note text-text-2">
        {answer && !isRefused && (
          <>
            <p>{t('understood', { words: list(answer.understood) })}</p>
            {answer.unknown.length > 0 && <p className="text-warn">{t('unknown', { words: list(answer.unknown) })}</p>}
            {answer.edits.length === 0 && <p>{t('already')}</p>}
          </>
        )}
      </div>
    </form>
  );
}
