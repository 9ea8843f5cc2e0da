import type { Framing } from '#src/shared/catalogue/shots.ts';
import type { PlannedShot } from '../film-plan.ts';
import { isImplied } from '../idea/implied-ids.ts';
import { isHuge } from '../item-bulk.ts';
import type { FilmFacts } from '../words/film-words.ts';

/** Height of what things lie on, in metres. */
const TABLE = 0.9;
/** Most things of a still life. */
const MOST = 5;

/** The things that a text names without anybody, side by side. */
export function stillLifeOf(
  { things }: FilmFacts,
  framing: Framing | undefined,
): Pick<PlannedShot, 'items' | 'subject' | 'framing' | 'actors'> {
  const own = things.filter(({ participant }) => participant && !isImplied(participant.id)).slice(0, MOST);
  const [first] = own;
  return {
    actors: [],
    items: own.map(({ key, item }, index) => ({
      itemKey: key,
      across: (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * 0.4,
      behind: 0.1 * index,
      above: isHuge(item) ? 0 : TABLE,
    })),
    subject: first ? { kind: 'item', key: first.key } : { kind: 'place' },
    framing: framing ?? 'full',
  };
}
