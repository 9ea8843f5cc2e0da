import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { itemOfThing } from '../concepts/item-of-thing.ts';
import { ITEM_KINDS } from '../figure-spec.ts';
import { conceptsOfWords } from './concepts-of-words.ts';
import { wordFor } from './lexicon.ts';

test.each(LANGUAGES)('[DRAFT-02] every kind of thing is drawn for its own word: %s', (language) => {
  const concepts = conceptsOfWords(language);
  // What is under a cloth is called by its own word, never read as one.
  for (const item of ITEM_KINDS.filter((each) => each !== 'covered')) {
    const word = wordFor(`thing.${item}`, language);
    expect(word, item).not.toBe('');
    expect(concepts.get(word.toLowerCase()), `${item}: ${word}`).toContain(`thing.${item}`);
    expect(itemOfThing(item), item).toBe(item);
  }
});
