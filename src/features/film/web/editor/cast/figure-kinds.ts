import type { DrawnFigure } from '#src/draft-engine/story/figure-spec.ts';

export const KINDS_OF_FIGURES = [
  'person',
  'animal',
  'spirit',
  'robot',
  'thing',
] as const satisfies readonly DrawnFigure['kind'][];

/** Changes some fields of the figure that is shown. */
export type ChangeFigure = (values: Readonly<Record<string, unknown>>) => void;

/** A figure of another kind that keeps what both kinds have: its colours, and what it wears. */
export function otherFigure(kind: DrawnFigure['kind'], { colours, seed, ...before }: DrawnFigure): DrawnFigure {
  const worn = {
    hat: 'hat' in before ? before.hat : 'none',
    accessories: 'accessories' in before ? before.accessories : [],
  } as const;
  const size = 'size' in before ? before.size : 'usual';
  switch (kind) {
    case 'person':
      return {
        kind,
        age: 'adult',
        gender: 'neutral',
        build: 'average',
        skin: 2,
        hair: 'short',
        hairColour: 'brown',
        facialHair: 'none',
        outfit: 'coat',
        ...worn,
        colours,
        seed,
      };
    case 'animal':
      return { kind, species: 'fox', size, ...worn, colours, seed };
    case 'spirit':
      return { kind, element: 'wind', size, colours, seed };
    case 'robot':
      return { kind, shape: 'round', colours, seed };
    case 'thing':
      return { kind, item: 'lantern', colours, seed };
  }
}
