import { readStoredFile, type NamedFile } from '../../web/read-stored-file.ts';

/** What is filled in for a template. The photo goes along to the next template, the words do not. */
export interface TemplateFields {
  photo: NamedFile | null;
  title: string;
  line: string;
  /** The template that the words are for. */
  template: string;
}

export const NO_FIELDS: TemplateFields = { photo: null, title: '', line: '', template: '' };

/** What was kept on this device, or ordered before, in order. */
export function settle(kept: Partial<Record<keyof TemplateFields, unknown>>): TemplateFields {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    photo: readStoredFile(kept.photo),
    title: text(kept.title),
    line: text(kept.line),
    template: text(kept.template),
  };
}

/** The same for one template: words that were written for another one are left out. */
export function ofTemplate(fields: TemplateFields, template: string): TemplateFields {
  return fields.template === template ? fields : { photo: fields.photo, title: '', line: '', template };
}
