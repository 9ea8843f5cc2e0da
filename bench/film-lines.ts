import { readFile } from 'node:fs/promises';
import { planFilm } from '#src/draft-engine/story/plan-film.ts';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';

interface Idea {
  idea: string;
  /** A film type, or `advert`. */
  type: string;
}

const SETS = ['tuning', 'held-out'] as const;
const SHOT_COUNTS = [4, 8] as const;

/**
 * What is spoken in films that are planned from the test ideas, each line once: first of the ideas in the language
 * itself, then of the others told in it, until there are `count`. Throws where there are fewer.
 */
export async function filmLines(language: Language, count: number, leastCharacters: number): Promise<string[]> {
  const lines = new Set<string>();
  for (const { idea, type: named } of await ideasFor(language)) {
    const type = FILM_TYPES.find((one) => one === named) ?? 'ads';
    for (const shotCount of SHOT_COUNTS) {
      const plan = await planFilm({ idea, type, language, shotCount, aspect: '16:9', seed: 1 });
      for (const { speech } of plan.shots) {
        if (speech.kind !== 'silent' && [...speech.text].length >= leastCharacters) {
          lines.add(speech.text);
        }
      }
      if (lines.size >= count) {
        return [...lines].slice(0, count);
      }
    }
  }
  throw new Error(`${lines.size} lines instead of ${count} in the films of the test ideas in ${language}`);
}

async function ideasFor(language: Language): Promise<Idea[]> {
  const ideas: Idea[] = [];
  for (const source of [language, ...LANGUAGES.filter((other) => other !== language)]) {
    for (const set of SETS) {
      const file = new URL(`../tests/ideas/${set}-${source}.json`, import.meta.url);
      ideas.push(...(JSON.parse(await readFile(file, 'utf8')) as Idea[]));
    }
  }
  return ideas;
}
