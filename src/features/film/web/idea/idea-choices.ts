import { useTranslations } from 'use-intl';
import { FILM_TYPES, type FilmType } from '#src/shared/catalogue/film-types.ts';
import { LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';
import { ASPECT_RATIOS, RESOLUTIONS, type AspectRatio, type Resolution } from '#src/shared/catalogue/shots.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { mayHaveResolution, SHOT_CHOICES, useFilmRights } from './idea-form.ts';

/** A picture of a look, made by our own engine (scripts/showcase.ts). */
export const lookPicture = (look: LookId): string => `/showcase/${look}.avif`;

/** The choices for a film, with their labels. */
export function useChoices() {
  const t = useTranslations('film');
  const rights = useFilmRights();
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
    resolutions: RESOLUTIONS.map((value): { value: Resolution; label: string; disabled: boolean } => ({
      value,
      label: value,
      disabled: !mayHaveResolution(rights, value),
    })),
    shots: SHOT_CHOICES.map((value) => {
      const disabled = value > rights.maximumShots;
      return {
        value: String(value),
        label: t(disabled ? 'idea.shotCountMembers' : 'idea.shotCount', { count: value }),
        disabled,
      };
    }),
    /** True when a membership would allow more choices. */
    isLimited: !rights.member,
    maximumShots: rights.maximumShots,
  };
}
