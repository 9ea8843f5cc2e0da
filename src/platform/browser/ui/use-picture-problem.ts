import { useTranslations } from 'use-intl';

/** Says why a picture's file was not taken: `format` for one of another format, `size` for one that is too large. */
export function usePictureProblem(): (problem: 'format' | 'size', file: { name: string; megabytes: number }) => string {
  const t = useTranslations('ui.pictureFile');
  return (problem, file) => t(problem === 'format' ? 'wrongFormat' : 'tooLarge', file);
}
