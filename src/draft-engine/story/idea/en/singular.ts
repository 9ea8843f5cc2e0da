import { wordTable } from '#src/shared/word-table.ts';

const ODD_SINGULARS = wordTable({
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  mice: 'mouse',
  geese: 'goose',
  wolves: 'wolf',
  thieves: 'thief',
  knives: 'knife',
  leaves: 'leaf',
  lives: 'life',
  wives: 'wife',
  feet: 'foot',
  teeth: 'tooth',
  heroes: 'hero',
  scarves: 'scarf',
  elves: 'elf',
});
const NOT_PLURAL = /(ss|us|is|news|glasses|boots|noodles|headphones|ruins|scissors|stairs|mars)$/;

/** A noun's singular; the same word where it is no plural. */
export function singularOf(noun: string): string {
  const lower = noun.toLowerCase();
  if (ODD_SINGULARS[lower]) {
    return ODD_SINGULARS[lower];
  }
  for (const [plural, singular] of Object.entries(ODD_SINGULARS)) {
    if (
      lower.endsWith(plural) &&
      lower !== singular &&
      lower.length > plural.length + 1 &&
      (plural === 'men' || plural === 'women')
    ) {
      return lower.slice(0, -plural.length) + singular;
    }
  }
  if (!lower.endsWith('s') || NOT_PLURAL.test(lower) || lower.length < 4) {
    return noun;
  }
  if (lower.endsWith('ies')) {
    return `${noun.slice(0, -3)}y`;
  }
  if (/(ches|shes|xes|sses|zes|[^aeiou]oes)$/.test(lower)) {
    return noun.slice(0, -2);
  }
  return noun.slice(0, -1);
}
