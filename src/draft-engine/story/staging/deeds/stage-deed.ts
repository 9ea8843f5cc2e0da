import type { Random } from '#src/shared/random.ts';
import type { ItemKind } from '../../figure-spec.ts';
import type { PlannedShot } from '../../film-plan.ts';
import { isBulky, isHuge } from '../../item-bulk.ts';
import { isIndoor, type PlaceKind } from '../../place-spec.ts';
import { carriedInArms } from './carried-scene.ts';
import { castDeed, type DeedCast } from './cast-deed.ts';
import { CHOREOGRAPHIES } from './choreographies.ts';
import { type BodyCue, type Part, type Scene, type ThingPart, type VisionCue } from './choreography.ts';
import type { SeenDeedId } from './closer-deeds.ts';
import { framingsOf } from './deed-framings.ts';
import type { Body, DeedEvent, DeedPhase, StagedDeed, Thing } from './deed-staging.ts';
import { dressed, lyingBeside } from './dressing.ts';
import { grounded } from './ground-scene.ts';
import { mirrored } from './mirror-scene.ts';
import { inMood, inPhase } from './shape-scene.ts';
import { reachOf } from './sizes.ts';
import { actorOf, PartKeys, placementOf, trackOf, type Track } from './tracks.ts';

/**
 * Stages one event of an idea: bodies, things, effects and thoughts of a shot in which its deed is seen about to
 * happen, happening, or done. Keys are the event's own or those of `props`. Equal random sequences stage it equally.
 */
export function stageDeed(event: DeedEvent, phase: DeedPhase, random: Random): StagedDeed {
  const script = CHOREOGRAPHIES[suitedDeed(event)];
  const cast = castDeed(event, script);
  const ground = THINGS_ON_GROUND.reduce(
    (scene, part) => {
      const thing = cast.things[part];
      return thing && isUnheld(thing)
        ? grounded(scene, part, { isHuge: isHuge(thing.item), isMeant: isMeantFor(script[part]) })
        : scene;
    },
    carriedInArms(withThingSomewhere(cast), event.deed, cast),
  );
  const shaped = inPhase(inMood(ground, event.mood, event.isNegated, script), phase);
  const sided = random.chance(0.5) ? mirrored(shaped) : shaped;
  const scene = isCookedIndoors(event) ? withoutFire(sided) : sided;
  const around = dressed(scene, cast, event.place);
  const lying = script.isInMind ? [] : lyingBeside(scene, cast, event);
  return withDressing(stageScene(scene, cast, random), { ...around, items: [...lying, ...around.items] });
}

/** In a room the pot steams on the stove; nobody lights a fire on a table. */
const isCookedIndoors = ({ deed, place }: DeedEvent): boolean => deed === 'cook' && isIndoor(place.kind);
const withoutFire = ({ effects = [], ...scene }: Scene): Scene => ({
  ...scene,
  effects: effects.filter(([kind]) => kind !== 'fire'),
});

function withDressing(staged: StagedDeed, { props, items }: Pick<StagedDeed, 'props' | 'items'>): StagedDeed {
  return { ...staged, props: [...staged.props, ...props], items: [...staged.items, ...items] };
}

/** Times its usual size from which on a thing is too large to hold. */
const TOO_LARGE = 2;
const isUnheld = ({ item, scale = 1 }: Thing): boolean => isBulky(item) || scale >= TOO_LARGE;

/** True where a choreography was made for things that stand on the ground. */
const isMeantFor = (item: ItemKind | undefined): boolean => item !== undefined && isBulky(item);

const THINGS_ON_GROUND: readonly ('thing' | 'tool')[] = ['thing', 'tool'];

/** Deeds of lovers, and what children do instead. */
const FOR_ADULTS: Readonly<Partial<Record<SeenDeedId, SeenDeedId>>> = {
  kiss: 'embrace',
  fall_in_love: 'befriend',
  marry: 'befriend',
};

/** Places under the sky with doors at which one can ring. */
const WITH_DOORS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['village', 'town_street', 'city_street', 'farm']);

/** Nothing is delivered at a door that stands by itself at the sea, and nothing large is handed through one. */
const isAwayFromDoors = ({ place, patients }: DeedEvent): boolean =>
  !(isIndoor(place.kind) || WITH_DOORS.has(place.kind)) ||
  patients.some((each) => 'item' in each && isBulky(each.item));

function suitedDeed(event: DeedEvent): SeenDeedId {
  const { deed, agents, patients, recipients, companions } = event;
  if (deed === 'deliver' && recipients.length > 0 && isAwayFromDoors(event)) {
    return 'give';
  }
  const isChild = (participant: Body | Thing): boolean =>
    'figure' in participant && participant.figure.kind === 'person' && participant.figure.age === 'child';
  const hasChild = [...agents, ...patients, ...recipients, ...companions].some(isChild);
  return (hasChild && FOR_ADULTS[deed]) || deed;
}

/** A thing that the event names and the choreography has no part for lies beside whoever acts. */
function withThingSomewhere({ scene: whole, things, bodies }: DeedCast): Scene {
  const { lead, ...rest } = whole;
  const scene: Scene = bodies.lead && lead ? { ...rest, lead } : rest;
  const isHandled = scene.lead?.holds === 'thing' || scene.other?.holds === 'thing';
  const isSeen = scene.thing !== undefined || isHandled || (scene.lead !== undefined && isThought(scene));
  return things.thing && !isSeen
    ? { ...scene, thing: { across: bodies.lead ? 0.3 : 0, above: 0, behind: 0.1 } }
    : scene;
}

const isThought = (scene: Scene): boolean => (scene.visions ?? []).some(({ of }) => of === 'thing' || of === 'absent');

function stageScene(scene: Scene, cast: DeedCast, random: Random): StagedDeed {
  const keys = new PartKeys(scene, cast);
  const copies: Thing[] = [];
  const first = (['lead', 'other', 'third'] as const).flatMap((part) => {
    const body = cast.bodies[part];
    const track = body && trackOf(scene, part, body.key);
    return track ? [track] : [];
  });
  const more = cast.beside.flatMap(({ body, part, looksOn }, index) => {
    const track =
      trackOf(scene, part, body.key) ?? trackOf(scene, 'lead', body.key) ?? trackOf(scene, 'other', body.key);
    return track ? [besideTrack(track, { index, looksOn, scene, cast, random, copies })] : [];
  });
  const tracks = [...first, ...more];
  const items = (['thing', 'tool', 'result'] as const).flatMap((part) => placementOf(part, scene, cast, keys) ?? []);
  const actors = tracks.map((track) => actorOf(track, keys));
  const stillAt = scene.stillAt ?? 0.6;
  return {
    actors,
    items,
    props: [...cast.props, ...copies],
    effects: (scene.effects ?? []).flatMap(([kind, on, from, to]) => {
      const onKey = on === null ? undefined : keys.of(on);
      return on === null || onKey !== undefined ? [{ kind, from, to, ...(onKey !== undefined && { onKey }) }] : [];
    }),
    visions: (scene.visions ?? []).flatMap((vision) => visionOf(vision, scene, cast)),
    stillAt,
    subject: subjectOf(
      scene,
      actors.map(({ characterKey }) => characterKey),
      items.map(({ itemKey }) => itemKey),
      keys,
    ),
    framings: framingsOf(scene, cast, tracks.length, stillAt),
    ...(scene.angle && { angle: scene.angle }),
    ...(scene.camera && { camera: scene.camera }),
    emotion: feelingAt(tracks[0], stillAt),
    events: (scene.sounds ?? []).map(([sound, at, loudness = 0.6]) => ({ sound, at, loudness })),
    seconds: scene.seconds,
  };
}

interface Standing {
  index: number;
  looksOn: boolean;
  scene: Scene;
  cast: DeedCast;
  random: Random;
  copies: Thing[];
}

/** One more body that does what a part does, a step to the side and a little behind. */
function besideTrack(track: Track, { index, looksOn, scene, cast, random, copies }: Standing): Track {
  const { cue } = track;
  const step = 0.34 * Math.ceil((index + 1) / 2);
  const partner = track.part === 'lead' ? scene.other : scene.lead;
  const side = partner
    ? (Math.sign(cue.across - partner.across) || 1) * 0.3 * (index + 1)
    : (1 - 2 * (index % 2)) * step;
  const behind = (cue.behind ?? 0) + 0.25 + random.between(0, 0.3);
  const across = cue.across + side;
  if (looksOn) {
    return {
      ...track,
      cue: {
        across: Math.max(-0.8, Math.min(0.8, across)),
        behind,
        faces: track.part,
        pose: 'stand',
        feels: cue.feels,
      },
      changes: track.changes.flatMap(({ at, feels }) => (feels ? [{ at, feels }] : [])),
    };
  }
  if (SEATED.has(cue.pose)) {
    return onFoot({ ...track, isBeside: true }, side);
  }
  const isSole = isSoleThing(cue, cast);
  return {
    ...track,
    isBeside: true,
    cue: { ...(isSole ? emptyHanded(cue) : cue), across, behind },
    changes: track.changes.map((change) => ({
      ...(isSole ? emptyHanded(change) : change),
      ...(change.across !== undefined && { across: change.across + side }),
      ...(change.behind !== undefined && { behind: change.behind + 0.25 }),
    })),
    ownThings: copiesOf(cue, scene, cast, copies),
  };
}

/** True where somebody would hold what the first one holds and there is only one of: two do not play one violin. */
const isSoleThing = ({ holds }: BodyCue, { things, props }: DeedCast): boolean =>
  typeof holds === 'string' && things[holds] !== undefined && !props.some(({ key }) => key === things[holds]?.key);

const PLAYING: ReadonlySet<BodyCue['pose'] | undefined> = new Set<BodyCue['pose']>(['play_strings', 'blow']);

/** Whoever has nothing to play on claps along. */
function emptyHanded<Cue extends Partial<BodyCue>>({ holds: _holds, ...cue }: Cue): Omit<Cue, 'holds'> {
  return PLAYING.has(cue.pose) ? { ...cue, pose: 'clap' } : cue;
}

const SEATED: ReadonlySet<BodyCue['pose']> = new Set<BodyCue['pose']>(['ride', 'drive']);

/** Nobody sits on a mount that only another one has: they go along on foot. */
function onFoot(track: Track, side: number): Track {
  const { above: _raised, ...cue } = track.cue;
  return {
    ...track,
    cue: { ...cue, across: cue.across + side, behind: 0.3, pose: 'walk' },
    changes: track.changes.map(({ above: _up, pose: _pose, across, ...change }) => ({
      ...change,
      ...(across !== undefined && { across: across + side }),
    })),
  };
}

/** Whoever sweeps along has a broom of its own. */
function copiesOf(cue: BodyCue, scene: Scene, cast: DeedCast, copies: Thing[]): Track['ownThings'] {
  const part: ThingPart | null | undefined = cue.holds;
  const prop = part ? cast.props.find(({ key }) => key === cast.things[part]?.key) : undefined;
  if (!part || !prop || scene[part]) {
    return {};
  }
  const copy = { key: `${prop.key}-${copies.length + 2}`, item: prop.item };
  copies.push(copy);
  return { [part]: copy.key };
}

function visionOf(vision: VisionCue, scene: Scene, cast: DeedCast): StagedDeed['visions'] {
  const { bodies, things, absent } = cast;
  const of =
    vision.of === 'absent'
      ? (absent ?? things.thing ?? (scene.lead?.holds === 'tool' ? undefined : things.tool))
      : (bodies[vision.of as 'lead'] ?? things[vision.of as 'thing']);
  const by = vision.by && bodies[vision.by];
  if (!of) {
    return [];
  }
  return [
    {
      ofKey: of.key,
      as: vision.as,
      ...(by && { byKey: by.key }),
      across: vision.across,
      behind: vision.behind ?? 0,
      above: vision.above * (by ? reachOf(by.figure) : 1),
      emotion: vision.feels ?? scene.lead?.feels ?? 'neutral',
    },
  ];
}

function subjectOf(
  scene: Scene,
  bodies: readonly string[],
  items: readonly string[],
  keys: PartKeys,
): PlannedShot['subject'] {
  const named: Part | 'place' | undefined = scene.subject;
  const key = named && named !== 'place' ? keys.of(named) : undefined;
  if (key !== undefined && items.includes(key)) {
    return { kind: 'item', key };
  }
  const body = key !== undefined && bodies.includes(key) ? key : bodies[0];
  if (named !== 'place' && body !== undefined) {
    return { kind: 'character', key: body };
  }
  return items[0] === undefined ? { kind: 'place' } : { kind: 'item', key: items[0] };
}

function feelingAt(track: Track | undefined, at: number): StagedDeed['emotion'] {
  const changes = track?.changes.filter((change) => change.at <= at && change.feels !== undefined) ?? [];
  return changes.at(-1)?.feels ?? track?.cue.feels ?? 'neutral';
}
