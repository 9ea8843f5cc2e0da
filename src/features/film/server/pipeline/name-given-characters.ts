import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';

/**
 * Gives the story's first characters the names of those that the owner brought along, in their order, wherever the
 * story says them. A story that names them so already stays as it is.
 */
export function nameGivenCharacters(plan: FilmPlan, given: readonly { position: number; name: string }[]): FilmPlan {
  const names = given.flatMap(({ position, name }) => {
    const planned = plan.characters[position]?.name;
    return planned === undefined || planned === name ? [] : [{ planned, name }];
  });
  if (names.length === 0) return plan;
  // In one pass, so that a name put in is never taken for one to be replaced; the longest first, since one may hold another.
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

/**
 * Letters of scripts with spaces end where a word ends; Chinese, Japanese and Korean names are followed by other
 * letters.
 */
function wholeWord(name: string): string {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
  return /\p{Script=Latin}/u.test(name) ? String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])` : escaped;
}
