import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { COLOUR_NAMES, type FigureSpec } from '../figure-spec.ts';
import type { CastFact } from '../story-facts.ts';
import type { Grammar } from '../words/grammar.ts';
import { drawFigure } from './draw-person.ts';
import type { GroundedNoun } from './ground-nouns.ts';

/** How many the heroes of an idea are: a number that was said, two of a couple, three where only the plural says so. */
export function heroesOf(said: GroundedNoun | undefined): number {
  const noun = said?.noun;
  if (!noun || noun.name) {
    return 1;
  }
  return said.concept === 'person.couple' ? 2 : noun.count > 1 ? Math.min(noun.count, 12) : noun.plural ? 3 : 1;
}

/**
 * Others of the hero's kind where the idea speaks of several: one or two more, each in its own colour. `otherNamed`:
 * the second character is somebody else.
 */
export function companionsOf(
  hero: CastFact,
  said: GroundedNoun | undefined,
  otherNamed: boolean,
  figures: FigureSpec[],
  grammar: Grammar,
  taken: string[],
  seed: number,
): CastFact[] {
  const { noun } = said ?? {};
  if (!noun || noun.name || !(noun.plural || noun.count > 1) || said?.concept === 'person.couple') {
    return [];
  }
  const wanted = (noun.count === 2 ? 2 : 3) - (otherNamed ? 1 : 2);
  return Array.from({ length: wanted }, (_, index) => {
    const key = `character-${3 + index}`;
    const random = createRandom(deriveSeed('companion', noun.word, key, seed));
    const gender =
      index % 2 === 0 ? (hero.gender === 'feminine' ? ('masculine' as const) : ('feminine' as const)) : hero.gender;
    const figure = drawFigure(
      hero.concept,
      {
        age: hero.age,
        underAge: hero.underAge === true,
        gender: hero.kind === 'person' ? gender : 'neutral',
        size: index === 0 ? 'small' : 'giant',
      },
      figures,
      random,
      deriveSeed('figure', noun.word, key, seed),
    );
    const used = figures.map((each) => each.colours[0]);
    if (used.includes(figure.colours[0])) {
      figure.colours = [
        random.pick(COLOUR_NAMES.filter((each) => !used.includes(each) && each !== figure.colours[1])),
        figure.colours[1],
      ];
    }
    if (figure.kind === 'animal') {
      figure.size = index === 0 ? 'small' : 'usual';
    }
    figures.push(figure);
    const pool = grammar.names[gender === 'masculine' ? 'masculine' : 'feminine'][
      hero.age === 'old' ? 'old' : hero.age === 'adult' && hero.kind === 'person' ? 'grown' : 'young'
    ].filter((each) => !taken.includes(each));
    const name = random.pick(pool);
    taken.push(name);
    return { ...hero, key, name, named: true, gender: hero.kind === 'person' ? gender : ('neutral' as const), figure };
  });
}
