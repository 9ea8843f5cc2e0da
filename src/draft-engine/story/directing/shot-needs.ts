import type { FilmCast } from '../casting/cast-film.ts';
import { itemKeyOf } from '../casting/cast-props.ts';
import { targetKindOf } from '../casting/target-kind.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { Speech } from '../film-plan.ts';
import type { FrameId } from '../frames/frames.ts';
import type { CourseStep } from '../plots/fit-plot.ts';
import type { BeatCast, BeatId, BeatShooting } from '../shapes/beats.ts';

/** What a shot's words and its plot want to be seen. */
export interface ShotNeeds {
  /** Whom the shot is about: the beat's own, unless the beat looks at a thing that this film does not have. */
  company: BeatCast;
  /** The hero is named. */
  hero: boolean;
  /** The second character is named or shown though the beat does not bring it: nearer framings have no room. */
  roomForOther: boolean;
  /** Key of the item that has to be seen. */
  item?: string;
  /** What the verb is about stands in the place and has to be in the frame. */
  landmark: boolean;
  /** No thing of the idea or the plot is at hand: poses that hold something do without. */
  bareHands: boolean;
  /** The second thing of the idea may lie about. */
  seconds: boolean;
}

interface Wording {
  named: ReadonlySet<string>;
  speech: Speech;
  told: boolean;
  first: boolean;
  last: boolean;
  follows: boolean;
}

/** Beats in which something is done with what the film is about. */
const WORKED: ReadonlySet<BeatId> = new Set<BeatId>([
  'habit',
  'attempt',
  'setback',
  'discovery',
  'days',
  'step',
  'turn',
  'deed',
  'price',
  'end',
  'echo',
  'hands',
  'detail',
  'product',
  'proof',
  'fact',
]);
/** Verbs whose object is not there. */
const GONE: ReadonlySet<FrameId> = new Set<FrameId>([
  'lose',
  'search',
  'find',
  'steal',
  'want',
  'hide',
  'return',
  'forget',
]);

/** Gathers what has to be seen from the slots that a shot's words filled and from what its plot shows. */
export function needsOfShot(
  { beat, step }: CourseStep,
  shooting: BeatShooting,
  cast: FilmCast,
  { named, speech, told, first, last, follows }: Wording,
): ShotNeeds {
  const { facts } = cast;
  const spoken = speech.text.toLowerCase();
  const aboutTarget = step?.shows === 'target' || named.has('target');
  const namesThing =
    named.has('thing') ||
    named.has('held') ||
    named.has('prop') ||
    spoken.includes(facts.thing.noun.toLowerCase()) ||
    (aboutTarget && !facts.targetIsOther && facts.target.concept === facts.thing.concept);
  const heroIsThing = facts.hero.concept === facts.thing.concept;
  const propShown =
    step?.shows && step.shows !== 'target' && step.shows !== 'other'
      ? itemKeyOf(cast, step.shows as ConceptId)
      : undefined;
  const targetItem =
    step?.shows === 'target' && !facts.targetIsOther ? itemKeyOf(cast, facts.target.concept) : undefined;
  const isTarget =
    follows &&
    facts.thingGiven &&
    facts.targetKind === 'thing' &&
    facts.target.concept === facts.thing.concept &&
    !GONE.has(facts.frame);
  // A thing that the idea brought is there from the first picture on.
  const thing =
    !heroIsThing &&
    !(follows && targetKindOf(facts.thing) === 'idea') &&
    (namesThing || (first && (facts.thingGiven || !follows)) || (isTarget && WORKED.has(beat)))
      ? 'item-1'
      : undefined;
  const item = propShown ?? targetItem ?? thing;
  const landmark = facts.targetKind === 'landmark' && (aboutTarget || first || last);
  const bareHands = follows && !facts.thingGiven;
  const company: BeatCast =
    shooting.cast === 'thing' && ((landmark && !first) || (!item && bareHands)) ? 'hero' : shooting.cast;
  const saysOther =
    named.has('other') ||
    (aboutTarget && facts.targetIsOther) ||
    (facts.targetIsOther &&
      (named.has('want') || named.has('does')) &&
      spoken.includes(facts.other.role.toLowerCase()));
  const roomForOther =
    company !== 'both' &&
    !told &&
    speech.kind !== 'line' &&
    ((speech.kind === 'narration' && saysOther) ||
      step?.shows === 'other' ||
      (step?.shows === 'target' && facts.targetIsOther));
  return {
    company,
    hero: named.has('hero'),
    roomForOther,
    ...(item ? { item } : {}),
    landmark,
    bareHands,
    seconds: !follows && cast.items.length > 1,
  };
}
