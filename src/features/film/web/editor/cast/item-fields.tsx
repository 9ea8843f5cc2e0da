import { useTranslations } from 'use-intl';
import { ITEM_KINDS, takesColour } from '#src/draft-engine/story/figure-spec.ts';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { DocumentItem } from '../../../timeline/film-document.ts';
import { useEditor } from '../state/editor-context.tsx';
import { Swatches, useColours } from './colour-swatches.tsx';
import { WordField } from './word-field.tsx';

/** Characters of the word on a thing. */
const MOST_LETTERING = 40;

/** What a thing is, its colour where its kind takes one, and what is written on it. */
export function ItemFields({ thing: { key, item, label, colour } }: { thing: DocumentItem }) {
  const t = useTranslations('filmCast');
  const { document, edit, flush } = useEditor();
  const colours = useColours();
  return (
    <>
      <WordField
        label={t('kind')}
        words="items"
        ids={ITEM_KINDS}
        value={item}
        onChange={(next) => edit([{ kind: 'item', key, set: { item: next } }], { label: 'item', key: `${key} item` })}
      />
      {takesColour(item) && (
        <Swatches
          label={t('mainColour')}
          value={colour ?? ''}
          options={[{ value: '' as const, label: t('usualColour'), colour: 'transparent' }, ...colours]}
          onChange={(next) =>
            edit([{ kind: 'item', key, set: { colour: next === '' ? null : next } }], {
              label: 'item',
              key: `${key} colour`,
            })
          }
        />
      )}
      <TextField
        label={t('label')}
        hint={t('labelHint')}
        optional
        lang={LANGUAGE_TAGS[document.language]}
        value={label ?? ''}
        maxLength={MOST_LETTERING}
        onChange={({ target: { value } }) =>
          edit([{ kind: 'item', key, set: { label: value === '' ? null : value } }], {
            label: 'item',
            key: `${key} label`,
          })
        }
        onBlur={flush}
      />
    </>
  );
}
