import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import { escapeRegExp } from '#src/shared/escape-reg-exp.ts';

/**
 * Gives the story's first characters the names of the uploaded ones, in order, everywhere in the story. A story that
 * has these names already stays as it is.
 */
export function nameGivenCharacters(plan: FilmPlan, given: readonly { position: number; name: string }[]): FilmPlan {
  const names = given.flatMap(({ position, name }) => {
    const planned = plan.characters[position]?.name;
    return planned === undefined || planned === name ? [] : [{ planned, name }];
  });
  if (names.length === 0) {
    return plan;
  }
  // In one pass, so that an inserted name is never replaced again; the longest first, since one may contain another.
  const pattern = new RegExp(
    names
      .map(({ planned }) => wholeWord(planned))
      .sort((first, second) => second.length - first.length)
      .join('|'),
    'gu',
  );
  const put = (text: string): string =>
    text.replace(pattern, (found) => names.find(({ planned }) => planned === found)?.name ?? found);
  return {
    ...plan,
    title: put(plan.title),
    logline: put(plan.logline),
    outline: put(plan.outline),
    characters: plan.characters.map((member) => ({
      ...member,
      name: put(member.name),
      description: put(member.description),
    })),
    places: plan.places.map((member) => ({ ...member, name: put(member.name), description: put(member.description) })),
    items: plan.items.map((member) => ({ ...member, name: put(member.name), description: put(member.description) })),
    shots: plan.shots.map((shot) => ({
      ...shot,
      script: put(shot.script),
      speech: { ...shot.speech, text: put(shot.speech.text) },
    })),
  };
}

/** In scripts with spaces a name ends at a word boundary; in Chinese, Japanese and Korean letters may follow. */
function wholeWord(name: string): string {
  const pattern = escapeRegExp(name);
  return /\p{Script=Latin}/u.test(name) ? String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])` : pattern;
}
