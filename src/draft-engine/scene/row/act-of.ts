import type { PlannedActor } from '../../story/film-plan.ts';
import type { DeedId } from '../../story/idea/deeds.ts';
import { CHOREOGRAPHIES } from '../../story/staging/deeds/choreographies.ts';
import type { BodyCue, Scene } from '../../story/staging/deeds/choreography.ts';
import type { Step } from './deeds-in-row.ts';

type Pose = PlannedActor['pose'];

/** How a deed is acted where others come before and after it. */
export type Act =
  | { kind: 'go'; pose: Pose; isOut?: true }
  | { kind: 'onto'; pose: Pose }
  | { kind: 'sit' }
  | { kind: 'ride' }
  | { kind: 'wake' }
  | { kind: 'land' }
  | { kind: 'rise' }
  | { kind: 'rest'; pose: 'lie' | 'sleep' }
  /** In place: the cues of a choreography. */
  | { kind: 'play'; scene: Scene; lead: BodyCue };

const RUNS = /\b(?:run|dash|race|sprint|rush|hurry)|[跑奔]|走る|駆け|走って|달리|뛰어|달려/iu;
const WAVES = /\bwave|挥|招手|手を振|손을? ?흔/iu;
const RISES = /\b(?:stand|get|rise)s? ?up|\bgets? out of bed|\brises?$|站起|起身|立ち上が|일어나|일어서/iu;
const LIES = /\b(?:lie|lay|lies)\b|躺|趴|卧|横にな|寝そべ|寝転|横たわ|눕|누워|엎드리/iu;
const STOPS = /\b(?:stop|halt|pause)|停|立ち止ま|止ま|멈추|서다/iu;
const LANDS = /\b(?:land|alight)|落在|降落|停在|止ま|降り立|내려앉|착륙/iu;
const CLIMBS_ON = /\b(?:onto|upon|on|up)\b/iu;

const GOES: Readonly<Partial<Record<DeedId, Pose>>> = {
  walk: 'walk',
  run: 'run',
  arrive: 'walk',
  enter: 'walk',
  travel: 'walk',
  follow: 'walk',
  flee: 'run',
  swim: 'swim',
  crawl: 'crawl',
} as Partial<Record<DeedId, Pose>>;

/** A body that does one thing with its arms, or with nothing. */
const inPlace = (pose: Pose, feels: BodyCue['feels'] = 'neutral'): Act => {
  const lead: BodyCue = { across: 0, faces: 'camera', pose, feels };
  return { kind: 'play', scene: { seconds: 2.5, framings: ['full'], lead, beats: [] }, lead };
};

/** What a step has to do with. */
interface Surroundings {
  hasTarget: boolean;
  hasOthers: boolean;
  hasThing: boolean;
  /** They flew before. */
  isAloft: boolean;
}

/** The act of a step; undefined for what nobody can be seen doing. */
export function actOf(step: Step, there: Surroundings): Act | undefined {
  const { deed, predicate } = step;
  const words = `${predicate} ${step.words}`;
  if (WAVES.test(predicate)) {
    return inPlace('wave', 'happy');
  }
  if (deed === 'wake' && !RISES.test(predicate)) {
    return { kind: 'wake' };
  }
  if (RISES.test(predicate)) {
    return { kind: 'rise' };
  }
  if (deed === 'sleep') {
    return { kind: 'rest', pose: 'sleep' };
  }
  if (LIES.test(predicate)) {
    return { kind: 'rest', pose: 'lie' };
  }
  if (deed === 'sit') {
    return { kind: 'sit' };
  }
  if (deed === 'wait' && STOPS.test(predicate)) {
    return inPlace('stand');
  }
  if ((deed === 'jump' || (deed === 'climb' && CLIMBS_ON.test(words))) && there.hasTarget) {
    return { kind: 'onto', pose: deed === 'jump' ? 'jump' : 'climb' };
  }
  if (deed === 'ride') {
    return { kind: 'ride' };
  }
  if (LANDS.test(predicate) && there.isAloft) {
    return { kind: 'land' };
  }
  const goes = GOES[deed];
  if (goes) {
    return { kind: 'go', pose: RUNS.test(predicate) ? 'run' : goes };
  }
  if (deed === 'leave' && !there.hasThing) {
    return { kind: 'go', pose: RUNS.test(predicate) ? 'run' : 'walk', isOut: true };
  }
  return played(deed, there);
}

function played(deed: DeedId, { hasOthers, hasThing }: { hasOthers: boolean; hasThing: boolean }): Act | undefined {
  const { solo, object, duo } = CHOREOGRAPHIES[deed];
  const scenes = [hasOthers ? duo : undefined, hasThing ? object : undefined, solo, object, duo];
  const scene = scenes.find((one) => one?.lead !== undefined);
  return scene?.lead ? { kind: 'play', scene, lead: scene.lead } : undefined;
}
