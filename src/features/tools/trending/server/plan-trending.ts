import { findTemplate, photoUseOf } from '#src/draft-engine/templates/all-templates.ts';
import { clipPixels } from '#src/shared/catalogue/clip-forms.ts';
import { countCharacters } from '#src/shared/count-characters.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { ToolRunner } from '../../tool-runner.ts';
import type { TrendingInputs } from '../definition.ts';

/**
 * One clip of a template. What it has no place for is left out. Throws NOT_FOUND, TEMPLATE_PHOTO_MISSING and
 * PROMPT_TOO_LONG.
 */
export const planTrending: ToolRunner<TrendingInputs> = ({ template: id, photo, ...written }, { language, seed }) => {
  const template = findTemplate(id);
  const { takesPhoto } = photoUseOf(template);
  if (takesPhoto && photo === undefined) {
    throw new AppError('TEMPLATE_PHOTO_MISSING');
  }
  const textFor = (name: 'title' | 'line'): string => {
    const slot = template.texts[name];
    const text = written[name].trim();
    if (slot && countCharacters(text) > slot.most) {
      throw new AppError('PROMPT_TOO_LONG', { details: { limit: slot.most } });
    }
    return slot ? text : '';
  };
  const { width, height } = clipPixels(template.aspect, '720p');
  return [
    {
      kind: 'template',
      template: id,
      ...(takesPhoto && photo !== undefined ? { photo } : {}),
      texts: { title: textFor('title'), line: textFor('line') },
      language,
      seed,
      widthPixels: width,
      heightPixels: height,
    },
  ];
};
