import type { CastMember } from '../words/film-words.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';
import { about, stand } from './plain-shot.ts';

/** Shots of things alone in a film. */
const MOST_ALONE = 1;

const isSeen = ({ actors, visions }: Pick<StagedDeed, 'actors' | 'visions'>): boolean =>
  actors.length > 0 || visions.length > 0;

/** What is known of the film when a shot is staged. */
export interface Company {
  /** Whoever can stand there, the nearest to the event first. */
  near: readonly CastMember[];
  /** Shots before it in which a thing or a place is alone. */
  aloneBefore: number;
  /** The shot opens or ends the film. */
  isEdge: boolean;
}

/**
 * A shot has somebody in it: where the event names nobody who is there, one of those whom it concerns looks at the
 * place or the thing. One shot of a film may show a thing alone.
 */
export function withSomebody(staged: StagedDeed, { near, aloneBefore, isEdge }: Company): StagedDeed {
  const [looker] = near;
  if (isSeen(staged)) {
    return staged;
  }
  // What a deed needs is in somebody's hands; with nobody there it would be a thing of no meaning.
  const props = new Set(staged.props.map(({ key }) => key));
  const items = staged.items.filter(({ itemKey }) => !props.has(itemKey));
  const bare: StagedDeed = { ...staged, items, props: [] };
  const mayBeAlone = items.length > 0 && aloneBefore < MOST_ALONE && !isEdge;
  if (!looker || mayBeAlone) {
    return bare;
  }
  return items.length > 0 ? withLooker(bare, looker) : withWaiter(bare, looker);
}

/** Somebody stands at a thing and looks at it. */
function withLooker(staged: StagedDeed, looker: CastMember): StagedDeed {
  const [thing, ...rest] = staged.items as [StagedDeed['items'][number], ...StagedDeed['items']];
  const side = thing.across < 0.2 ? 1 : -1;
  return {
    ...staged,
    items: [{ ...thing, across: -side * 0.16 }, ...rest],
    actors: [
      stand(looker, {
        across: side * 0.2,
        faces: thing.itemKey,
        emotion: staged.emotion,
        keyframes: [
          { at: 0.35, pose: 'recoil', emotion: 'surprised' },
          { at: 0.7, pose: 'think' },
        ],
      }),
    ],
    subject: about(looker),
    framings: ['full'],
  };
}

/** Somebody stands in a place where nothing of the event can be seen, and looks about. */
function withWaiter(staged: StagedDeed, looker: CastMember): StagedDeed {
  return {
    ...staged,
    actors: [
      stand(looker, {
        across: 0.24,
        faces: 'away',
        emotion: staged.emotion,
        keyframes: [
          { at: 0.5, faces: 'left', pose: 'look_up' },
          { at: 0.8, pose: 'look_down' },
        ],
      }),
    ],
    subject: about(looker),
    framings: ['full', 'medium'],
  };
}

/** True for a shot with nobody in it. */
export const isAlone = (shot: { actors: StagedDeed['actors']; visions?: StagedDeed['visions'] }): boolean =>
  !isSeen({ actors: shot.actors, visions: shot.visions ?? [] });
