import type { CameraAngle, Emotion, Framing } from '#src/shared/catalogue/shots.ts';
import type { Random } from '#src/shared/random.ts';
import type { FilmCast } from '../casting/cast-film.ts';
import type { PlannedActor, PlannedShot, Pose, Speech } from '../film-plan.ts';
import type { RelationFrame } from '../frames/frames.ts';
import type { BeatCast, BeatId, BeatShooting } from '../shapes/beats.ts';
import type { ShotNeeds } from './shot-needs.ts';

/** All that decides who stands where in a shot. */
export interface StagedShot {
  beat: BeatId;
  shooting: BeatShooting;
  needs: ShotNeeds;
  speech: Speech;
  emotion: Emotion;
  /** The hero's feeling where the other speaks. */
  mood: Emotion;
  framing: Framing;
  angle: CameraAngle;
  /** The side on which the hero stands: -1 left, 1 right. */
  side: number;
  last: boolean;
  told: boolean;
  /** 0 at the film's first shot, 1 at its last. */
  progress: number;
  number: number;
}

const HOLDING: ReadonlySet<Pose> = new Set<Pose>(['hold', 'carry', 'give', 'read']);
const FREE_HANDS: ReadonlySet<Pose> = new Set<Pose>(['stand', 'think', 'walk', 'look_down', 'look_up']);

/** Places actors and items for a shot: whoever is named is seen, what is named is in hand or in sight. */
export function stageShot(
  shot: StagedShot,
  cast: FilmCast,
  frame: RelationFrame,
  random: Random,
): Pick<PlannedShot, 'actors' | 'items' | 'subject'> {
  const { hero, other } = cast.facts;
  const { beat, shooting, needs, speech, framing, angle, side, last, told } = shot;
  const near = framing === 'close' || framing === 'extreme_close';
  const lineSpeaker = speech.kind === 'line' ? speech.speakerKey : undefined;
  const company: BeatCast = needs.company;
  const item = needs.item ?? 'item-1';
  const actors: PlannedActor[] = [];
  const actor = (
    key: string,
    across: number,
    behind: number,
    faces: string,
    pose: Pose,
    feels: Emotion,
    holds?: boolean,
  ): void => {
    actors.push({
      characterKey: key,
      across: Math.round(across * 100) / 100,
      behind,
      faces,
      pose,
      emotion: feels,
      ...(holds ? { holdsItemKey: item } : {}),
    });
  };
  const otherFeels: Emotion =
    lineSpeaker === other.key
      ? shot.emotion
      : shot.progress > 0.85
        ? frame.emotions[3]
        : random.pick(['neutral', 'surprised', 'coldness', frame.emotions[1]]);
  const heroFeels: Emotion = lineSpeaker === other.key ? shot.mood : shot.emotion;
  const [posed, otherPose] = shooting.poses;
  const heroPose: Pose =
    HOLDING.has(posed) && !needs.item && needs.bareHands ? (posed === 'carry' ? 'walk' : 'stand') : posed;
  const holding = HOLDING.has(heroPose);
  if (company === 'hero' && !(told && beat === 'voice_line')) {
    actor(
      hero.key,
      side * (framing === 'extreme_wide' ? 0.4 : 0.22),
      0,
      heroPose === 'talk' ? 'camera' : side > 0 ? 'left' : 'right',
      heroPose,
      heroFeels,
      holding,
    );
  } else if (company === 'other') {
    actor(other.key, side * 0.2, 0, 'camera', otherPose, otherFeels);
  } else if (company === 'both') {
    const closeUp = near && lineSpeaker !== undefined && angle !== 'over_shoulder';
    const showHero = !closeUp || lineSpeaker === hero.key,
      showOther = !closeUp || lineSpeaker === other.key;
    const spread = framing === 'medium' || near ? 0.36 : 0.3;
    if (showHero) {
      actor(hero.key, closeUp ? -0.16 : -spread, 0, showOther ? other.key : 'right', heroPose, heroFeels, holding);
    }
    if (showOther) {
      actor(
        other.key,
        closeUp ? 0.16 : spread,
        angle === 'over_shoulder' ? 0.4 : 0,
        showHero ? hero.key : 'left',
        otherPose,
        otherFeels,
      );
    }
  } else if (company === 'thing' && !near) {
    actor(hero.key, -0.25, 0.3, item, heroPose, heroFeels, holding);
  }
  const has = (key: string): boolean => actors.some((each) => each.characterKey === key);
  const oneSpeaks = near && lineSpeaker !== undefined;
  if (speech.kind === 'narration' && needs.hero && !has(hero.key) && company !== 'other') {
    actor(
      hero.key,
      company === 'thing' ? -0.26 : -0.3 * side,
      company === 'thing' ? 0.3 : 0,
      company === 'thing' ? item : 'camera',
      heroPose === 'hold' && company !== 'thing' ? 'stand' : heroPose,
      heroFeels,
      company === 'thing' && holding,
    );
  }
  if (needs.roomForOther && !has(other.key)) {
    actor(
      other.key,
      -0.36 * (Math.sign(actors[0]?.across ?? 1) || 1),
      0,
      has(hero.key) ? hero.key : 'camera',
      otherPose,
      otherFeels,
    );
  }
  if (last && !has(hero.key) && !oneSpeaks) {
    actor(hero.key, 0.3 * side, company === 'thing' ? 0.3 : 0, 'camera', 'stand', heroFeels);
  }
  const lead = actors.find((each) => each.characterKey === hero.key);
  if (lead && !near) {
    cast.companionKeys.forEach((key, at) => {
      const across = lead.across + (at === 0 ? -1 : 1) * (has(other.key) ? 0.24 : 0.34) * (lead.across < 0 ? 1 : -1);
      actor(
        key,
        Math.max(-0.85, Math.min(0.85, across)),
        0.35 + at * 0.25,
        lead.faces,
        lead.pose === 'hold' || lead.pose === 'give' ? 'stand' : lead.pose,
        lead.emotion,
      );
    });
  }
  // What is named is in hand or in sight.
  if (
    needs.item &&
    lead &&
    hero.kind !== 'spirit' &&
    hero.kind !== 'thing' &&
    !lead.holdsItemKey &&
    FREE_HANDS.has(lead.pose) &&
    company !== 'thing'
  ) {
    lead.pose = lead.pose === 'walk' ? 'carry' : 'hold';
    lead.holdsItemKey = item;
  }
  const held = actors.some((each) => each.holdsItemKey === item);
  const lies = (across: number, behind: number, above: number, itemKey = item): PlannedShot['items'] => [
    { itemKey, across, behind, above },
  ];
  const items =
    company === 'thing' && !held
      ? lies(actors.length > 0 ? 0.2 : 0, 0, 0.8)
      : needs.item && !held && (!oneSpeaks || !near)
        ? lies(actors.length > 1 ? 0 : 0.42 * -(Math.sign(actors[0]?.across ?? -1) || -1), 0.15, 0.8)
        : needs.seconds && shot.number % 3 === 2 && !near
          ? lies(0.55, 0.6, 0, 'item-2')
          : [];
  const subject: PlannedShot['subject'] =
    company === 'nobody'
      ? { kind: 'place' }
      : company === 'thing'
        ? { kind: 'item', key: item }
        : { kind: 'character', key: lineSpeaker ?? (company === 'other' ? other.key : hero.key) };
  return { actors, items, subject };
}
