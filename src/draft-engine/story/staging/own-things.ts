import { renameKeys } from '../rename-keys.ts';
import type { CastThing } from '../words/film-words.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** What a deed needs is the film's own thing of that kind, where the idea names one: a painter paints one painting. */
export function withOwnThings(staged: StagedDeed, things: readonly CastThing[]): StagedDeed {
  const shown = JSON.stringify([staged.actors, staged.items]);
  const keys = new Map<string, string>();
  for (const { key, item } of staged.props) {
    const own = things.find(
      (thing) => thing.participant !== undefined && thing.item === item && !shown.includes(`"${thing.key}"`),
    );
    if (own && ![...keys.values()].includes(own.key)) {
      keys.set(key, own.key);
    }
  }
  return keys.size === 0
    ? staged
    : { ...renameKeys(staged, keys), props: staged.props.filter(({ key }) => !keys.has(key)) };
}
