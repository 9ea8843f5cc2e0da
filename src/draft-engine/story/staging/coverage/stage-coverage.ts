import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { Pose } from '../../film-plan.ts';
import type { DeedId } from '../../idea/deeds.ts';
import type { EventId, IdeaEvent, ParticipantId, Role } from '../../idea/idea-graph.ts';
import type { PlotStep } from '../../plot/plot.ts';
import type { CastMember, CastPlace } from '../../words/film-words.ts';
import type { SeenDeedId } from '../deeds/closer-deeds.ts';
import type { StagedDeed } from '../deeds/deed-staging.ts';
import { reachOf } from '../deeds/sizes.ts';
import { lookOf, membersOf } from '../film-cast.ts';
import { GLAD_DEEDS, GRAVE_DEEDS, withFittingFeelings } from '../fitting-feelings.ts';
import { mirroredShot } from '../unlike-before.ts';
import type { FilmCast } from '../who-is-cast.ts';
import { cutInOf, type MasterShot } from './cut-in.ts';
import { reactionOf } from './reaction.ts';
import { thingOf } from './thing-of-event.ts';

/** What a shot that goes on with its event's master shot needs to know. */
interface CoverageScene {
  cast: FilmCast;
  step: PlotStep;
  event: IdeaEvent;
  master: MasterShot;
}

/** Whom an event concerns, the nearest first; whoever does it comes last. */
const DONE_TO: readonly Role[] = ['patient', 'recipient', 'companion', 'result'];
const CONCERNED: readonly Role[] = [...DONE_TO, 'agent'];
/** What is done to nobody who would know of it: whoever does it is moved. */
const FELT_BY_DOER: ReadonlySet<SeenDeedId> = new Set<DeedId>([
  'find',
  'discover',
  'search',
  'watch',
  'listen',
  'read',
  'remember',
  'forget',
  'dream',
  'think',
  'decide',
  'lose',
  'learn',
  'photograph',
  'draw',
  'paint',
  'make',
  'build',
]);

/** Bodies over whose shoulder one can look. */
const BACKS: ReadonlySet<string> = new Set(['person', 'robot']);
/** Metres between the hands of somebody and of one who is hidden behind their back. */
const TALLER = 0.25;
/** Metres between the hands of two of whom only one fits into a nearer frame. */
const SMALLER = 0.4;

/** A shot that goes on with the one in which its event is seen whole; undefined for any other shot. */
export function goingOn({
  cast,
  step,
  event,
  masters,
  place,
}: {
  cast: FilmCast;
  step: PlotStep;
  event: IdeaEvent | undefined;
  masters: ReadonlyMap<EventId, MasterShot>;
  place: CastPlace;
}): StagedDeed | undefined {
  const master = event && masters.get(event.id);
  const isOfMaster = step.kind === 'cut_in' || step.kind === 'reaction';
  if (!isOfMaster || !master || master.staged.actors.length === 0) {
    return undefined;
  }
  const deed = lookOf(cast, event, place.place);
  return withFittingFeelings(stageCoverage({ cast, step, event, master }), { event, deed, graph: cast.graph });
}

/** A cut-in or a reaction out of the shot in which the event is seen whole. */
function stageCoverage(scene: CoverageScene): StagedDeed {
  const { step, master } = scene;
  if (step.kind === 'reaction') {
    const faces = facesOf(scene);
    const face = faces[step.round % Math.max(1, faces.length)];
    if (face) {
      const thing = thingOf(scene.cast, scene.event);
      const isAcross = (key: string): boolean =>
        scene.cast.members.some(
          (one) => one.key === key && BACKS.has(one.figure.kind) && reachOf(one.figure) < reachOf(face.figure) + TALLER,
        );
      return reactionOf(master, face, {
        feels: feelingOf(scene, face),
        causes: causesFor(scene, face),
        thing,
        isAcross,
      });
    }
  }
  return cutIn(scene);
}

function cutIn({ cast, step, event, master }: CoverageScene): StagedDeed {
  const [first, ...more] = membersIn(cast, event, DONE_TO);
  const [doer, ...doers] = membersIn(cast, event, ['agent']);
  const isSmall = first !== undefined && doer !== undefined && reachOf(first.figure) < reachOf(doer.figure) - SMALLER;
  const two = isSmall ? [doer, first] : [first, doer];
  const people = [...two, ...more, ...doers].flatMap((member) => member?.key ?? []);
  const staged = cutInOf(master, people);
  return step.round % 2 === 0 ? staged : mirroredShot(staged);
}

const membersIn = (cast: FilmCast, { roles }: IdeaEvent, names: readonly Role[]): CastMember[] =>
  names.flatMap((name) => roles[name] ?? []).flatMap((id) => membersOf(cast, id));

/** The others of an event: for whoever does it those to whom it is done, and the other way round. */
function causesFor({ cast, event }: CoverageScene, face: CastMember): string[] {
  const doers = membersIn(cast, event, ['agent']);
  const isDoer = doers.includes(face);
  return (isDoer ? membersIn(cast, event, DONE_TO) : doers).map(({ key }) => key);
}

/** Whoever can be seen to feel something about an event: those whom it concerns before those who did it. */
function facesOf({ cast, step, event, master }: CoverageScene): CastMember[] {
  const onStage = new Set(master.staged.actors.map(({ characterKey }) => characterKey));
  const isDead = (member: CastMember): boolean =>
    (event.deed === 'kill' && (event.roles.patient ?? []).includes(member.participant.id)) ||
    (event.deed === 'die' && (event.roles.agent ?? []).includes(member.participant.id));
  const isFeltByDoer = event.mood === 'wants' || (event.deed !== undefined && FELT_BY_DOER.has(event.deed));
  const roles = isFeltByDoer ? CONCERNED.toReversed() : CONCERNED;
  const all = [...membersIn(cast, event, roles), ...step.who.flatMap((id) => membersOf(cast, id))];
  const those = [...new Set(all)].filter(({ key }) => onStage.has(key));
  const stays = those.filter((member) => !isOutOfSight(master, member));
  const seen = stays.length > 0 ? stays : those;
  const awake = seen.filter((member) => !isDead(member) && !isLying(master, member));
  return awake.length > 0 ? awake : seen;
}

/** True for somebody who is hidden or gone when a shot is over. */
const isOutOfSight = ({ staged }: MasterShot, { key }: CastMember): boolean =>
  staged.actors
    .find(({ characterKey }) => characterKey === key)
    ?.keyframes?.findLast(({ opacity }) => opacity !== undefined)?.opacity === 0;

const LYING: ReadonlySet<Pose | undefined> = new Set<Pose>(['lie', 'sleep', 'fall']);

/** True for somebody who lies there when a shot is over: of them there is no face to see. */
function isLying({ staged }: MasterShot, { key }: CastMember): boolean {
  const actor = staged.actors.find(({ characterKey }) => characterKey === key);
  return LYING.has(actor?.keyframes?.findLast(({ pose }) => pose !== undefined)?.pose ?? actor?.pose);
}

/** What somebody feels in the end of a shot, else what suits the deed. */
function feelingOf({ master, event }: CoverageScene, { key, participant }: CastMember): Emotion {
  const own = master.staged.actors.find(({ characterKey }) => characterKey === key);
  const last = own?.keyframes?.findLast(({ emotion }) => emotion !== undefined)?.emotion ?? own?.emotion;
  return last === undefined || last === 'neutral' ? usualFeeling(event, participant.id) : last;
}

function usualFeeling({ deed, roles }: IdeaEvent, id: ParticipantId): Emotion {
  const usual = FEELINGS.find(([deeds]) => deed !== undefined && deeds.has(deed))?.[1];
  return usual ?? (roles.agent?.includes(id) ? 'neutral' : 'surprised');
}

const FEELINGS: readonly (readonly [deeds: ReadonlySet<SeenDeedId>, feeling: Emotion])[] = [
  [GRAVE_DEEDS, 'sad'],
  [GLAD_DEEDS, 'happy'],
  [FELT_BY_DOER, 'surprised'],
];
