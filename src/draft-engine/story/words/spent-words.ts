import type { Language } from '#src/shared/language/languages.ts';
import type { Grammar } from './grammar.ts';

/** The opening by which a hearer would notice that a sentence is built like another. */
function constructionOf(template: string): string {
  const words = template.toLowerCase().split(' ');
  return words.length > 2 ? words.slice(0, 2).join(' ') : template.slice(0, 4).toLowerCase();
}

/** The words by which a hearer notices that two sentences begin alike. */
export const openingOf = (grammar: Grammar, text: string): string => OPENINGS[grammar.language](text);

const firstLetters = (text: string): string => text.slice(0, 4);

const OPENINGS: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => text.toLowerCase().split(' ').slice(0, 3).join(' '),
  cn: firstLetters,
  ko: firstLetters,
  ja: firstLetters,
};

/** What a film has said, so that no sentence, opening or construction comes twice. */
export interface SpentWords {
  has(template: string): boolean;
  /** Whether the template or one built like it was used. */
  hasLike(template: string): boolean;
  /** Whether the text was said, or one that begins like it. */
  hasSaid(text: string): boolean;
  /** Whether the last sentence began with the template's first word. */
  openedLast(template: string): boolean;
  spendTemplate(template: string): void;
  /** What a plot has spoken for: nothing else may begin like it. */
  reserve(template: string, text: string): void;
  spend(template: string, text: string): void;
}

/** Begins with nothing said. */
export function createSpentWords(grammar: Grammar): SpentWords {
  const templates = new Set<string>(),
    constructions = new Set<string>(),
    texts = new Set<string>(),
    openings = new Set<string>();
  let lastOpening: string | undefined;
  const firstWord = (template: string): string => template.split(' ')[0] as string;
  const reserve = (template: string, text: string): void => {
    constructions.add(constructionOf(template));
    texts.add(text);
    openings.add(openingOf(grammar, text));
  };
  return {
    has: (template) => templates.has(template),
    hasLike: (template) => templates.has(template) || constructions.has(constructionOf(template)),
    hasSaid: (text) => texts.has(text) || openings.has(openingOf(grammar, text)),
    openedLast: (template) => lastOpening === firstWord(template),
    spendTemplate: (template) => void templates.add(template),
    reserve,
    spend(template, text) {
      templates.add(template);
      lastOpening = firstWord(template);
      reserve(template, text);
    },
  };
}
