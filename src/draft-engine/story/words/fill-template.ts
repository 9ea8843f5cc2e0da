import type { StoryFacts } from '../story-facts.ts';
import type { Grammar } from './grammar.ts';

const SLOT = /\{(\w+)(?:\.(\w+))?\}/g;
/** A slot such as {want} may itself hold slots. */
const DEEPEST = 3;

/**
 * Fills a template's slots by the grammar and settles agreement. Throws RangeError for a slot that the grammar does not
 * know.
 */
export function fillTemplate(template: string, grammar: Grammar, facts: StoryFacts): string {
  let text = template;
  for (let depth = 0; depth < DEEPEST && text.includes('{'); depth++) {
    text = text.replace(SLOT, (_, name: string, form: string | undefined) => {
      const value = grammar.slot(name, form, facts);
      if (value === undefined) {
        throw new RangeError(`${grammar.language}: no slot {${form ? `${name}.${form}` : name}} in: ${template}`);
      }
      return value;
    });
  }
  return grammar.finish(text, facts);
}

/** The slots of a template: who and what it names. */
export const slotsOf = (template: string): ReadonlySet<string> =>
  new Set([...template.matchAll(/\{(\w+)/g)].map((match) => match[1] as string));

/** A place that the verb is about is named once: not 'the park of the park', nor 'the park in the park'. */
const TWICE: readonly (readonly [RegExp, string])[] = [
  [/\{place(?:\.\w+)?\}(?:의 |の|的)(?=\{target)/g, ''],
  [/(\{target(?:\.\w+)?\}),? \{place\.in(?:Full)?\}/g, '$1'],
  [/\{place\.in(?:Full)?\}(?:에서|에) (?=[^{}]{0,12}\{target)/g, ''],
];

/** A template in which what the verb is about and the place are not named side by side where they are one. */
export function namedOnce(template: string, facts: StoryFacts): string {
  if (facts.target.noun !== facts.place.noun) {
    return template;
  }
  return TWICE.reduce((text, [pattern, kept]) => text.replace(pattern, kept), template);
}
