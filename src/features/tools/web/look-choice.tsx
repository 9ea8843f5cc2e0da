import { useTranslations } from 'use-intl';
import { PictureChoice } from '#src/platform/browser/ui/picture-choice.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { lookPicture } from '#src/shared/catalogue/look-picture.ts';
import { DEFAULT_LOOK, LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';

type Look = LookId | 'own' | 'prompt';

/** The look of a picture: one of the catalogue, as the prompt says, or with models a style in one's own words. */
export function LookChoice({
  value,
  ownStyle,
  onChange,
  onOwnStyle,
}: {
  value: Look;
  /** Undefined where the model has no style in words. */
  ownStyle: string | undefined;
  onChange: (look: Look) => void;
  onOwnStyle: (style: string) => void;
}) {
  const t = useTranslations('toolPage');
  const film = useTranslations('film');
  const hasOwn = ownStyle !== undefined;
  const shown = value === 'own' && !hasOwn ? 'prompt' : value;
  const nameOf = (look: Look): string => {
    if (look === 'prompt') {
      return t('lookOfPrompt');
    }
    return look === 'own' ? t('ownStyle') : film(`looks.${look}`);
  };
  const options: Look[] = ['prompt', ...LOOK_IDS, ...(hasOwn ? (['own'] as const) : [])];
  return (
    <details className="group min-w-0 rounded-control border border-line-strong open:pb-3">
      <summary className="control flex cursor-pointer items-center justify-between gap-3 px-3">
        <span className="text-note text-text-2">{t('look')}</span>
        <span className="flex min-w-0 items-center gap-2.5">
          <span className="truncate font-semibold">{nameOf(shown)}</span>
          <img
            src={lookPicture(shown === 'prompt' || shown === 'own' ? DEFAULT_LOOK : shown)}
            alt=""
            width={48}
            height={27}
            className="h-[27px] w-12 shrink-0 rounded-frame object-cover"
          />
        </span>
      </summary>
      <div className="flex max-h-[26rem] flex-col gap-4 overflow-y-auto px-3 pt-2">
        <PictureChoice
          label={t('look')}
          value={shown}
          options={options.map((look) => ({
            value: look,
            label: nameOf(look),
            picture: lookPicture(look === 'prompt' || look === 'own' ? DEFAULT_LOOK : look),
          }))}
          onChange={onChange}
        />
        {shown === 'own' && hasOwn && (
          <TextArea
            label={t('ownStyleWords')}
            value={ownStyle}
            maximum={LIMITS.film.stylePromptCharacters}
            onChange={(event) => onOwnStyle(event.target.value)}
          />
        )}
      </div>
    </details>
  );
}
