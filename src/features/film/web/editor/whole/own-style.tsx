import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { useEditor } from '../state/editor-context.tsx';

const NAME_CHARACTERS = 60;
const NONE = { name: '', prompt: '' };

/** A style in the owner's words, for models (IDEA-01). It counts once it has a name and a description. */
export function OwnStyle() {
  const t = useTranslations('filmWhole');
  const { document, edit, flush } = useEditor();
  /** What is not whole yet. */
  const [started, setStarted] = useState<typeof NONE>();
  const style = started ?? document.customStyle ?? NONE;
  const isHalf = (style.name.trim() === '') !== (style.prompt.trim() === '');
  const change = (part: Partial<typeof NONE>): void => {
    const next = { ...style, ...part };
    const isWhole = next.name.trim() !== '' && next.prompt.trim() !== '';
    setStarted(isWhole ? undefined : next);
    if (isWhole) {
      edit([{ kind: 'film', set: { customStyle: next } }], { label: 'film', key: 'film style' });
    }
  };
  const remove = (): void => {
    setStarted(undefined);
    edit([{ kind: 'film', set: { customStyle: null } }], { label: 'film' });
  };
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="text-lead font-semibold">{t('ownStyle')}</legend>
      <p className="text-note text-text-3">{t('ownStyleHint')}</p>
      <TextField
        label={t('styleName')}
        value={style.name}
        maximum={NAME_CHARACTERS}
        onChange={({ target }) => change({ name: target.value })}
        onBlur={flush}
      />
      <TextArea
        label={t('stylePrompt')}
        rows={3}
        value={style.prompt}
        maximum={LIMITS.film.stylePromptCharacters}
        error={isHalf ? t('stylePart') : undefined}
        onChange={({ target }) => change({ prompt: target.value })}
        onBlur={flush}
      />
      {document.customStyle && (
        <Button size="dense" className="self-start" onClick={remove}>
          {t('removeStyle')}
        </Button>
      )}
    </fieldset>
  );
}
