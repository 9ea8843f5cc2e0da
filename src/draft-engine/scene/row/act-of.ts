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

/** What a step says, and what is there. */
interface Said extends Surroundings {
  deed: DeedId;
  predicate: string;
  /** The predicate with all that belongs to it. */
  words: string;
}

const runsOr = (predicate: string, pose: Pose): Pose => (RUNS.test(predicate) ? 'run' : pose);

/** Ways to understand a step; the first that fits holds. */
const READINGS: readonly ((said: Said) => Act | undefined)[] = [
  ({ predicate }) => (WAVES.test(predicate) ? inPlace('wave', 'happy') : undefined),
  ({ predicate }) => (RISES.test(predicate) ? { kind: 'rise' } : undefined),
  ({ deed }) => OF_DEED[deed],
  ({ predicate }) => (LIES.test(predicate) ? { kind: 'rest', pose: 'lie' } : undefined),
  ({ deed }) => (deed === 'sit' ? { kind: 'sit' } : undefined),
  ({ deed, predicate }) => (deed === 'wait' && STOPS.test(predicate) ? inPlace('stand') : undefined),
  ({ deed, words, hasTarget }) => (hasTarget ? getsOnto(deed, words) : undefined),
  ({ deed }) => (deed === 'ride' ? { kind: 'ride' } : undefined),
  ({ predicate, isAloft }) => (isAloft && LANDS.test(predicate) ? { kind: 'land' } : undefined),
  ({ deed, predicate }) => {
    const pose = GOES[deed];
    return pose && { kind: 'go', pose: runsOr(predicate, pose) };
  },
  ({ deed, predicate, hasThing }) =>
    deed === 'leave' && !hasThing ? { kind: 'go', pose: runsOr(predicate, 'walk'), isOut: true } : undefined,
  ({ deed, hasOthers, hasThing }) => played(deed, { hasOthers, hasThing }),
];

/** Deeds that are one act, in whatever words. */
const OF_DEED: Readonly<Partial<Record<DeedId, Act>>> = {
  wake: { kind: 'wake' },
  sleep: { kind: 'rest', pose: 'sleep' },
};

function getsOnto(deed: DeedId, words: string): Act | undefined {
  if (deed === 'jump') {
    return { kind: 'onto', pose: 'jump' };
  }
  return deed === 'climb' && CLIMBS_ON.test(words) ? { kind: 'onto', pose: 'climb' } : undefined;
}

/** The act of a step; undefined for what nobody can be seen doing. */
export function actOf({ deed, predicate, words }: Step, there: Surroundings): Act | undefined {
  const said = { ...there, deed, predicate, words: `${predicate} ${words}` };
  for (const reading of READINGS) {
    const act = reading(said);
    if (act) {
      return act;
    }
  }
  return undefined;
}

function played(deed: DeedId, { hasOthers, hasThing }: { hasOthers: boolean; hasThing: boolean }): Act | undefined {
  const { solo, object, duo } = CHOREOGRAPHIES[deed];
  const scenes = [hasOthers ? duo : undefined, hasThing ? object : undefined, solo, object, duo];
  const scene = scenes.find((one) => one?.lead !== undefined);
  return scene?.lead ? { kind: 'play', scene, lead: scene.lead } : undefined;
}
