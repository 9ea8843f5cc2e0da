import { ALL_TEMPLATES, photoUseOf } from '#src/draft-engine/templates/all-templates.ts';
import type { TextSlot } from '#src/draft-engine/templates/template.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { TemplateFacts } from '../contract.ts';

/** Every template, in a language. */
export function listTemplates(language: Language): TemplateFacts[] {
  const slot = (given: TextSlot | undefined): TemplateFacts['texts']['title'] =>
    given ? { label: given.label[language], sample: given.sample[language], most: given.most } : null;
  return ALL_TEMPLATES.map((template) => {
    const { id, category, title, aspect, seconds, texts } = template;
    return {
      id,
      category,
      title: title[language],
      aspect,
      durationSeconds: seconds,
      ...photoUseOf(template),
      texts: { title: slot(texts.title), line: slot(texts.line) },
    };
  });
}
