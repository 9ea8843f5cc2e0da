import { useTranslations } from 'use-intl';
import { BY_THE_STORY } from '#src/shared/catalogue/by-the-story.ts';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { lookPicture } from '#src/shared/catalogue/look-picture.ts';
import { DEFAULT_LOOK, LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';
import { ASPECT_RATIOS, RESOLUTIONS, type AspectRatio, type Resolution } from '#src/shared/catalogue/shots.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { type IdeaForm, mayHaveResolution, SHOT_CHOICES, useFilmRights } from './idea-form.ts';

/** The name of a look, or that it is left to the story. */
export function useLookName(): (look: LookId | typeof BY_THE_STORY) => string {
  const t = useTranslations('film');
  const ofIdea = useTranslations('filmIdea');
  return (look) => (look === BY_THE_STORY ? ofIdea('byTheStory') : t(`looks.${look}`));
}

/** The choices for a film, with their labels. */
export function useChoices() {
  const t = useTranslations('film');
  const ofIdea = useTranslations('filmIdea');
  const terms = useTranslations('film.terms');
  const rights = useFilmRights();
  return {
    types: [
      { value: BY_THE_STORY as IdeaForm['type'], label: ofIdea('byTheStory') },
      ...FILM_TYPES.map((value): { value: IdeaForm['type']; label: string } => ({ value, label: t(`types.${value}`) })),
    ],
    looks: [
      { value: BY_THE_STORY as IdeaForm['style'], label: ofIdea('byTheStory'), picture: lookPicture(DEFAULT_LOOK) },
      ...LOOK_IDS.map((value): { value: IdeaForm['style']; label: string; picture: string } => ({
        value,
        label: t(`looks.${value}`),
        picture: lookPicture(value),
      })),
    ],
    aspects: ASPECT_RATIOS.map((value): { value: AspectRatio; label: string } => ({
      value,
      label: terms(value === '16:9' ? 'wide' : 'tall'),
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
        label: disabled ? ofIdea('shotCountMembers', { count: value }) : terms('shotCount', { count: value }),
        disabled,
      };
    }),
    /** True when a membership would allow more choices. */
    isLimited: !rights.member,
    maximumShots: rights.maximumShots,
  };
}
