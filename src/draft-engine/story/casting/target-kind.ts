import type { NounFact, TargetKind } from '../story-facts.ts';

/** Things of the lexicon that nobody can hold or see as themselves. */
const IDEAS: ReadonlySet<string> = new Set([
  'secret',
  'song',
  'music_thing',
  'memory',
  'game',
  'race',
  'war',
  'wedding',
  'birthday',
  'festival',
  'earthquake',
  'flood',
  'virus',
  'election',
  'murder',
  'dream',
  'word',
  'colour',
  'app',
]);

/** What the verb is about, to the eye, where it is neither the second character nor something that stands. */
export function targetKindOf(target: Pick<NounFact, 'concept'>): TargetKind {
  const [family, id] = target.concept.split('.') as [string, string];
  if (family === 'place') {
    return 'place';
  }
  return family === 'thing' && !IDEAS.has(id) ? 'thing' : 'idea';
}
