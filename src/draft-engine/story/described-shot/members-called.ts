import { isImplied } from '../idea/implied-ids.ts';
import { readIdeaGraph } from '../idea/read-idea-graph.ts';
import { STORYTELLERS } from '../plan-film.ts';
import { draftFromGraph } from '../plan-from-graph.ts';
import type { ShotDescription } from './described-shot.ts';
import { matchCharacters } from './match-character.ts';
import { isSameName } from './same-name.ts';

/** Keys of the film's people and things that words mean: by their name, else by what they are. */
export async function membersCalled(words: readonly string[], asked: ShotDescription): Promise<Set<string>> {
  const { characters, items } = asked.cast;
  const keys = new Set<string>();
  for (const word of words) {
    const named = [...characters, ...items].filter(({ name }) => isSameName(name, word));
    for (const { key } of named.length > 0 ? named : await alikeOf(word, asked)) {
      keys.add(key);
    }
  }
  return keys;
}

async function alikeOf(
  word: string,
  { type, language, aspect, seed, cast, before }: ShotDescription,
): Promise<{ key: string }[]> {
  const { facts, plan } = draftFromGraph(
    await readIdeaGraph(word),
    { idea: word, type, language, aspect, seed, shotCount: 1 },
    STORYTELLERS[language],
  );
  const said = facts.members.filter(({ participant }) => !isImplied(participant.id));
  const kinds = new Set(plan.items.map(({ item }) => item));
  return [
    ...said.flatMap((member) => matchCharacters(member, cast, { before, taken: new Set() })),
    ...cast.items.filter(({ item }) => kinds.has(item)),
  ];
}
