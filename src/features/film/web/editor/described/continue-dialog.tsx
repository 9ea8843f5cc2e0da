import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useKeptText } from '../state/kept-texts.ts';
import { useDescribedShot } from './use-described-shot.ts';

const FORM = 'continue-shot';

/** Asks what happens next, and adds a shot that shows it (EDIT-09). */
export function ContinueDialog({ shotId, onClose }: { shotId: string; onClose: () => void }) {
  const t = useTranslations('filmDescribed');
  const { document } = useEditor();
  const describe = useDescribedShot();
  const [text = '', setText] = useKeptText(`continuation ${shotId}`);
  const [isEmpty, setEmpty] = useState(false);
  const closing = useRef<AbortController>(null);
  useEffect(() => () => closing.current?.abort(), []);
  const number = document.shots.find(({ id }) => id === shotId)?.plan.number ?? 0;
  const add = (event: FormEvent): void => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() !== '' && !describe.isPending) {
      closing.current = new AbortController();
      const { signal } = closing.current;
      describe.mutate(
        { description: text, shotId, as: 'continuation', signal },
        {
          onSuccess: () => {
            setText(undefined);
            onClose();
          },
        },
      );
    }
  };
  const error = isEmpty ? t('required') : describe.error?.message;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { number })}
      actions={
        <Button kind="primary" type="submit" form={FORM} busy={describe.isPending}>
          {t('add')}
        </Button>
      }
    >
      <form id={FORM} onSubmit={add} noValidate>
        <TextArea
          label={t('label')}
          hint={t('hint')}
          lang={LANGUAGE_TAGS[document.language]}
          value={text}
          maximum={LIMITS.film.shotDescriptionCharacters}
          required
          data-first-focus=""
          onChange={({ target }) => {
            setText(target.value);
            setEmpty(false);
          }}
          {...(error === undefined ? {} : { error })}
        />
      </form>
    </Dialog>
  );
}
