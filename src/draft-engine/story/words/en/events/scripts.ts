import type { PlannedActor } from '../../../film-plan.ts';
import type { ParticipantId } from '../../../idea/idea-graph.ts';
import { seenAtStill } from '../../events/seen-at-still.ts';
import type { StagedShot } from '../../film-words.ts';
import { activeClause } from './activity-words.ts';
import { fillPattern, type Roles } from './fill-pattern.ts';
import type { TellingFilm } from './film.ts';
import { finishSentence } from './finish-sentence.ts';
import { FACELESS, FACES, FRAMES, POSE_WORDS, POSES_OF_TWO, POSES_WITH } from './pose-words.ts';
import { type Heard, NOTHING_HEARD } from './references.ts';
import { tellEvent } from './tell-event.ts';
import { AT_HOUR } from './world-words.ts';

const SEEN = {
  opening: ['{P}, {hour}: {A} <be> there.', '{P}, {hour}.'],
  portrait: ['{P}, {hour}.'],
  want: ['{A} <look> into the distance.', '{P}, {hour}.'],
  arrival: ['{A} <come> up to {B}.', '{A} <come> in with {T}.', '{A} <come> in.', '{P}, {hour}.'],
  insert: ['Close-up: {T}.', '{P}, {hour}.'],
  before: ['{A} <be> about to {VP}.', '{P}, {hour}.'],
  cut_in: ['{P}, {hour}.'],
  reaction: ['{P}, {hour}.'],
  after: ['{P}, {hour}.'],
  doubt: ['{A} <hesitate> and <look> down.', '{P}, {hour}.'],
  talk: ['{A} and {B} talk {P}.', '{A} <speak>.', '{P}, {hour}.'],
  passage: ['Time goes by {P}: {A}, again.', '{P}, {hour}.'],
  ending: ['{P}, {hour}.'],
} as const;
/** Steps of which the bodies say more than the step. */
const OF_BODIES: ReadonlySet<StagedShot['step']['kind']> = new Set([
  'portrait',
  'cut_in',
  'reaction',
  'after',
  'ending',
] as const);

/** What is seen in each shot, a sentence in the present. Who was seen in a shot before is called by name, or 'the boy'. */
export function scriptsOf(film: TellingFilm): string[] {
  const people = new Set(film.facts.members.map(({ participant }) => participant.id));
  let heard = NOTHING_HEARD;
  return film.facts.shots.map((shot) => {
    const script = scriptOf(film, shot, heard);
    heard = { introduced: new Set([...script.heard.introduced].filter((id) => people.has(id))), recent: [] };
    return script.text;
  });
}

function scriptOf(film: TellingFilm, shot: StagedShot, heard: Heard): { text: string; heard: Heard } {
  const { step, timeOfDay } = shot;
  const { facts, teller, namer } = film;
  if (step.kind === 'deed') {
    const event = film.eventOf(step.events[0]);
    const clause =
      event &&
      tellEvent({ ...teller, tense: 'present' }, event, heard, {
        isOwnLanguage: facts.isOwnLanguage,
        placeOf: () => film.phraseOf(film.placeOf(shot)),
        longestWords: 24,
      });
    if (clause) {
      return { text: finishSentence(clause.text), heard: clause.heard };
    }
  }
  const seen = step.kind === 'opening' ? openingScript(film, shot) : bodiesScript(film, shot);
  const told = seen && fillPattern(seen.pattern, seen.roles, { namer, tense: 'present', heard });
  if (told) {
    return told;
  }
  const roles = film.rolesOf(shot, heard, step.who[0]);
  const other = step.who.find((id) => id !== roles.doer) ?? roles.other;
  for (const pattern of SEEN[step.kind === 'deed' ? 'after' : step.kind]) {
    const filled = fillPattern(
      pattern.replace('{hour}', AT_HOUR[timeOfDay]),
      { ...roles, ...(other === undefined ? {} : { other }), place: roles.place ?? 'here' },
      { namer, tense: 'present', heard },
    );
    if (filled) {
      return filled;
    }
  }
  return { text: finishSentence(AT_HOUR[timeOfDay]), heard };
}

interface Seen {
  pattern: string;
  roles: Roles;
}

/** 'In the garden, in the morning: a gardener is watering the plants.' */
function openingScript(film: TellingFilm, shot: StagedShot): Seen | undefined {
  const activity = shot.opening;
  const place = film.phraseOf(film.placeOf(shot));
  return (
    activity && {
      pattern: `${place === undefined ? '' : '{P}, '}${AT_HOUR[shot.timeOfDay]}: ${activeClause(activity, undefined)}.`,
      roles: { doer: activity.who, ...(place === undefined ? {} : { place }) },
    }
  );
}

/** 'Close-up: the fisherman swims, afraid.': how near one looks, and what one sees the first two do. */
function bodiesScript({ facts }: TellingFilm, shot: StagedShot): Seen | undefined {
  const idOf = (key: string | undefined) => facts.members.find((member) => member.key === key)?.participant.id;
  const thingOf = (key: string | undefined) => facts.things.find((thing) => thing.key === key)?.participant?.id;
  const inHand = shot.actors.map(({ holdsItemKey }) => holdsItemKey).find((key) => thingOf(key) !== undefined);
  const [first, second] = OF_BODIES.has(shot.step.kind) ? seenAtStill(shot, doesWith(inHand)) : [];
  const doer = idOf(first?.who[0]);
  const other = idOf(second?.who[0] ?? first?.who[1]);
  if (!first || doer === undefined) {
    return undefined;
  }
  const [beside] = other === doer ? [] : [other];
  const roles = { doer, ...asRole('other', beside), ...asRole('thing', thingOf(inHand)) };
  return {
    pattern: patternOf(shot, first.does, {
      isTwo: beside !== undefined,
      isSeveral: first.who.length > 1,
      also: second?.does,
    }),
    roles,
  };
}

const asRole = (role: 'other' | 'thing', id: ParticipantId | undefined): Partial<Roles> =>
  id === undefined ? {} : { [role]: id };

/** What bodies do, and with the thing in hand that the idea names. */
const doesWith =
  (inHand: string | undefined) =>
  (pose: PlannedActor['pose'], key: string | undefined): string =>
    (key !== undefined && key === inHand ? POSES_WITH[pose] : undefined) ?? POSE_WORDS[pose];

const agreeing = (words: string, by: 'A' | 'B'): string =>
  words.replace(/^\w+/, (verb) => `<${verb}|${by}>`).replace('{his}', `{${by}.his}`);

function patternOf(
  { framing, emotion }: StagedShot,
  does: string,
  { isTwo, isSeveral, also }: { isTwo: boolean; isSeveral: boolean; also: string | undefined },
): string {
  const frame = FRAMES[framing] === '' ? '' : `${FRAMES[framing]}: `;
  const together = (isSeveral ? POSES_OF_TWO[does] : undefined) ?? does;
  const isAlike = isTwo && also === undefined;
  const who = isAlike ? `{A} and {B} ${together}` : `{A} ${agreeing(together, 'A')}`;
  const isFaceSeen = framing !== 'full' && framing !== 'wide' && !FACELESS.has(does);
  const face = isFaceSeen ? FACES[emotion] : undefined;
  const felt = face === undefined ? '' : `, ${face}`;
  const comma = felt === '' ? '' : ',';
  const beside = isTwo && also !== undefined ? `${comma} while {B} ${agreeing(also, 'B')}` : '';
  return `${frame}${who}${felt}${beside}.`;
}
