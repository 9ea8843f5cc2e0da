import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
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
              edit([{ kind: 'character', key, set: { description: describe({ name, description }, figure) } }], {
                label: 'cast',
              });
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

type Person = Extract<DocumentCharacter['figure'], { kind: 'person' }>;

/** Describes a person in a sentence that begins as the former description did: with who that is in the story. */
function useDescription(): (former: { name: string; description: string }, figure: Person) => string {
  const t = useTranslations('filmCast');
  const looks = useTranslations('filmLooks');
  const { language } = useLanguage();
  const one = (thing: string): string => (language === 'en' ? withArticle(thing) : thing);
  return (former, { age, build, hair, hairColour, outfit, colours, hat }) =>
    t('lookTold', {
      who: roleIn(former),
      age,
      build,
      buildName: looks(`builds.${build}`),
      hair,
      hairName: looks(`hairs.${hair}`),
      hairColour: looks(`colours.${hairColour}`),
      outfit: one(t('outfitTold', { colour: looks(`colours.${colours[0]}`), outfit: looks(`outfits.${outfit}`) })),
      hat,
      hatName: one(looks(`hats.${hat}`)),
    });
}

/** Up to where a description names somebody, and no farther: 'Her daughter Mia', '娘の美咲'. */
const ROLE_CHARACTERS = 60;

function roleIn({ name, description }: { name: string; description: string }): string {
  const at = description.toLowerCase().indexOf(name.toLowerCase());
  const role = description.slice(0, at + name.length).trim();
  return at < 0 || role.length > ROLE_CHARACTERS || /[.。!?！？\n]/u.test(role.slice(0, -name.length)) ? name : role;
}

/** English: a thing, or several. */
const withArticle = (thing: string): string =>
  /[^s]s$/.test(thing) ? thing : `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`;
