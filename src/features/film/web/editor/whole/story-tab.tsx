import { useTranslations } from 'use-intl';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { useEditor } from '../state/editor-context.tsx';
import { Outlines } from './outlines.tsx';

/** Characters of a story at most. */
const MOST_CHARACTERS = 10_000;

/** The film's story as a text, under the idea that it came from (EDIT-03). */
export function StoryTab() {
  const t = useTranslations('filmWhole');
  const { document, film, edit, flush } = useEditor();
  const lang = LANGUAGE_TAGS[document.language];
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 p-4 sm:p-6">
      <section aria-label={t('idea')} className="flex flex-col gap-1.5">
        <h2 className="text-note text-text-3">{t('idea')}</h2>
        <p lang="" className="text-lead">
          {film.idea}
        </p>
      </section>
      <div data-guide="outline">
        <TextArea
          label={t('outline')}
          hint={t('outlineHint')}
          lang={lang}
          rows={12}
          maximum={MOST_CHARACTERS}
          value={document.outline}
          onChange={({ target }) =>
            edit([{ kind: 'film', set: { outline: target.value } }], { label: 'text', key: 'film outline' })
          }
          onBlur={flush}
          controlClassName="text-base"
        />
      </div>
      <Outlines />
    </div>
  );
}
