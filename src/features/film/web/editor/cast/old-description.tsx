import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { WRITING } from '#src/shared/language/writing.ts';
import type { DocumentCharacter } from '../../../timeline/film-document.ts';
import { useEditor } from '../state/editor-context.tsx';

/**
 * Says of a person whose look was changed that the description still tells the former one, and writes it anew: in the
 * language of the page, where that is the film's.
 */
export function OldDescription({
  character: { key, name, description, figure },
  onDescribed,
}: {
  character: DocumentCharacter;
  onDescribed: () => void;
}) {
  const t = useTranslations('filmCast');
  const { document, edit } = useEditor();
  const { language } = useLanguage();
  const describe = useDescription();
  const [first] = useState({ look: lookOf(figure), description });
  const isOld = description.trim() !== '' && description === first.description && lookOf(figure) !== first.look;
  if (!isOld || figure.kind !== 'person') {
    return null;
  }
  return (
    <Notice
      kind="note"
      {...(language === document.language && {
        action: (
          <Button
            size="dense"
            onClick={() => {
              edit([{ kind: 'character', key, set: { description: describe(name, figure) } }], { label: 'cast' });
              onDescribed();
            }}
          >
            {t('describeAnew')}
          </Button>
        ),
      })}
    >
      {t('descriptionOld')}
    </Notice>
  );
}

/** What a description tells of a look. */
const lookOf = (figure: DocumentCharacter['figure']): string =>
  figure.kind === 'person'
    ? JSON.stringify([
        figure.age,
        figure.build,
        figure.hair,
        figure.hairColour,
        figure.outfit,
        figure.hat,
        figure.colours,
      ])
    : figure.kind;

/** Describes a person by the names of the controls of its look. */
function useDescription(): (name: string, figure: Extract<DocumentCharacter['figure'], { kind: 'person' }>) => string {
  const t = useTranslations('filmCast');
  const looks = useTranslations('filmLooks');
  const { language } = useLanguage();
  const { colon, comma, fullStop } = WRITING[language];
  return (name, { age, build, hair, hairColour, outfit, colours, hat }) =>
    `${[
      name,
      looks(`ages.${age}`),
      looks(`builds.${build}`),
      `${t('hair')}${colon}${hair === 'bald' ? '' : `${looks(`colours.${hairColour}`)} · `}${looks(`hairs.${hair}`)}`,
      `${t('outfit')}${colon}${looks(`colours.${colours[0]}`)} · ${looks(`outfits.${outfit}`)}`,
      ...(hat === 'none' ? [] : [`${t('hat')}${colon}${looks(`hats.${hat}`)}`]),
    ].join(comma)}${fullStop}`;
}
