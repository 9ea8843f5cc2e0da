import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isEnter } from '#src/platform/browser/ui/is-enter.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { useEditor } from './state/editor-context.tsx';

/** The film's title, edited in place; an empty one is not saved, and gone when the field is left (EDIT-14). */
export function EditorTitle() {
  const t = useTranslations('filmEditor');
  const { document, edit, flush } = useEditor();
  const [isEmpty, setEmpty] = useState(false);
  const noteId = useId();
  return (
    <div className="relative min-w-24 flex-1 max-sm:min-w-0 low:min-w-0">
      <h1 className="sr-only">{t('heading', { title: document.title })}</h1>
      <input
        type="text"
        aria-label={t('title')}
        aria-invalid={isEmpty || undefined}
        aria-describedby={isEmpty ? noteId : undefined}
        lang={LANGUAGE_TAGS[document.language]}
        maxLength={LIMITS.film.titleCharacters}
        spellCheck={false}
        value={isEmpty ? '' : document.title}
        onChange={({ target: { value } }) => {
          setEmpty(value.trim() === '');
          if (value.trim() !== '') {
            edit([{ kind: 'film', set: { title: value } }], { label: 'film', key: 'title' });
          }
        }}
        onKeyDown={(event) => {
          if (isEnter(event) || event.key === 'Escape') {
            event.currentTarget.blur();
          }
        }}
        onBlur={() => {
          setEmpty(false);
          flush();
        }}
        className={clsx(
          'display field-sizing-content max-w-full min-w-24 max-sm:min-w-0 low:min-w-0 truncate rounded-control border border-transparent bg-transparent px-2 py-1 text-lead leading-tight max-sm:pb-4 max-sm:text-base text-text-1 pointer-coarse:min-h-11',
          'hover:border-line-strong focus:border-line-strong focus:bg-surface-2 aria-invalid:border-err',
        )}
      />
      {isEmpty && (
        <p
          id={noteId}
          role="alert"
          className="absolute top-full left-2 z-30 rounded-control border border-err bg-err-soft px-2 py-1 text-note text-text-1"
        >
          {t('titleEmpty')}
        </p>
      )}
    </div>
  );
}
