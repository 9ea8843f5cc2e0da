import { useTranslations } from 'use-intl';
import { FILM_TYPES, type FilmType } from '#src/shared/catalogue/film-types.ts';
import { LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';
import { ASPECT_RATIOS, type AspectRatio } from '#src/shared/catalogue/shots.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { SHOT_CHOICES } from './idea-draft.ts';

/** A picture of a look, made by our own engine (scripts/showcase.ts). */
export const lookPicture = (look: LookId): string => `/showcase/${look}.avif`;

/** What can be chosen for a film, in the words of the page. */
export function useChoices() {
  const t = useTranslations('film');
  return {
    types: FILM_TYPES.map((value): { value: FilmType; label: string } => ({ value, label: t(`types.${value}`) })),
    looks: LOOK_IDS.map((value): { value: LookId; label: string; picture: string } => ({
      value,
      label: t(`looks.${value}`),
      picture: lookPicture(value),
    })),
    aspects: ASPECT_RATIOS.map((value): { value: AspectRatio; label: string } => ({
      value,
      label: t(value === '16:9' ? 'idea.wide' : 'idea.tall'),
    })),
    languages: LANGUAGES.map((value): { value: Language; label: string } => ({
      value,
      label: t(`languages.${value}`),
    })),
    shots: SHOT_CHOICES.map((value) => ({ value: String(value), label: t('idea.shotCount', { count: value }) })),
  };
}
