import type { ItemKind } from '../../figure-spec.ts';
import {
  THING_PARTS,
  type BodyCue,
  type BodyPart,
  type DeedScript,
  type Scene,
  type ThingPart,
} from './choreography.ts';
import type { SeenDeedId } from './closer-deeds.ts';
import type { Body, DeedEvent, Thing } from './deed-staging.ts';
import { isHandyFor } from './handy-things.ts';

/** Who and what plays the parts of a choreography. */
export interface DeedCast {
  scene: Scene;
  bodies: Partial<Record<BodyPart, Body>>;
  things: Partial<Record<ThingPart, Thing>>;
  /** More bodies; each does what its part does, or looks on. */
  beside: { body: Body; part: BodyPart; looksOn: boolean }[];
  /** Those of the things that the event does not name. */
  props: Thing[];
  /** What the deed is about and is not there. */
  absent: Body | Thing | undefined;
}

/** Bodies in one shot. */
const MOST_BODIES = 5;

/** True for somebody, false for something. */
function isBody(participant: Body | Thing): participant is Body {
  return 'figure' in participant;
}

const isThing = (participant: Body | Thing): participant is Thing => !isBody(participant);

interface Parties {
  leads: Body[];
  others: Body[];
  onlookers: Body[];
  patients: Thing[];
  results: Thing[];
  absent: Body | Thing | undefined;
}

/** Gives the parts of a deed's choreography to whoever and whatever takes part in the event. */
export function castDeed(event: DeedEvent, script: DeedScript): DeedCast {
  const all = partiesOf(event, script);
  const parties = script.isDoneAlone ? { ...all, others: [], onlookers: [] } : all;
  const scene = chooseScene(script, parties);
  const [lead, ...coAgents] = parties.leads;
  const [other, ...coPatients] = scene.other ? parties.others : [];
  const third = scene.third ? coPatients.shift() : undefined;
  const bodies = { ...(lead && { lead }), ...(other && { other }), ...(third && { third }) };
  const beside = [
    ...coAgents.map((body) => ({ body, part: 'lead' as const, looksOn: false })),
    ...coPatients.map((body) => ({ body, part: 'other' as const, looksOn: false })),
    ...(scene.other ? [] : parties.others).map((body) => ({ body, part: 'lead' as const, looksOn: true })),
    ...parties.onlookers.map((body) => ({ body, part: 'lead' as const, looksOn: true })),
  ].slice(0, MOST_BODIES - Object.keys(bodies).length);
  return { bodies, beside, absent: parties.absent, scene, ...castThings(event, script, scene, parties) };
}

function partiesOf(event: DeedEvent, script: DeedScript): Parties {
  const present = (bodies: readonly Body[]): Body[] => unique(bodies).filter((body) => !isIn(event.agents, body));
  const inMind = script.isInMind === true && event.agents.length > 0;
  const patientBodies = inMind ? [] : event.patients.filter(isBody);
  const results = event.results.filter(isBody);
  const feared = event.absent.filter(isThing).filter(() => !isOfTheAbsent(script));
  const patients = [...event.patients.filter(isThing), ...feared];
  const mind = inMind ? event.patients[0] : undefined;
  const parties: Parties = {
    leads: unique(event.agents),
    others: present(
      script.isForRecipient
        ? [...event.recipients, ...patientBodies, ...results]
        : [...patientBodies, ...event.recipients, ...results],
    ),
    onlookers: present(event.companions),
    patients,
    results: event.results.filter(isThing),
    absent: event.absent.find((each) => !feared.some((thing) => thing.key === each.key)) ?? mind,
  };
  if (script.changesPatient && patientBodies.length > 0) {
    return { ...parties, leads: patientBodies, others: present(results), onlookers: parties.leads };
  }
  return withPartner(parties, script);
}

/** True where a choreography shows what is not there as a thought; anything else that it is about stands in the place. */
function isOfTheAbsent({ isInMind, solo, object, duo }: DeedScript): boolean {
  const scenes = [solo, object, duo];
  return isInMind === true || scenes.some((scene) => (scene?.visions ?? []).some(({ of }) => of === 'absent'));
}

/** Finds whoever it is done with where the event names nobody to whom it is done. */
function withPartner(parties: Parties, script: DeedScript): Parties {
  const { leads, others, onlookers } = parties;
  if (leads.length === 0 && !script.duo?.other) {
    return { ...parties, leads: others, others: [] };
  }
  if (others.length > 0 || !script.duo) {
    return parties;
  }
  if (script.isMutual && leads.length > 1) {
    return { ...parties, leads: leads.filter((_, index) => index !== 1), others: leads.slice(1, 2) };
  }
  return { ...parties, others: onlookers.slice(0, 1), onlookers: onlookers.slice(1) };
}

const isIn = (bodies: readonly Body[], body: Body): boolean => bodies.some((each) => each.key === body.key);

function unique(bodies: readonly Body[]): Body[] {
  return bodies.filter((body, index) => bodies.findIndex((each) => each.key === body.key) === index);
}

function chooseScene(script: DeedScript, parties: Parties): Scene {
  const { solo, object, duo, between, thing, result, isSoloOfThings } = script;
  const nobody = parties.others.length === 0;
  const hasThing = parties.patients.length > 0 || parties.results.length > 0;
  const alone = isSoloOfThings && parties.leads[0]?.figure.kind !== 'thing' ? undefined : solo;
  const order = [
    isChange(parties) ? between : undefined,
    isDoneForOthers(script, parties) ? object : undefined,
    nobody ? undefined : duo,
    nobody && hasThing ? object : undefined,
    alone,
    (thing ?? result) ? object : undefined,
    duo && nobody && hasThing ? withThingAsOther(duo) : duo,
    solo,
    object,
  ];
  return order.find((scene) => scene !== undefined) as Scene;
}

/** True where something becomes something or somebody else. */
const isChange = ({ patients, results, others }: Parties): boolean =>
  patients.length > 0 && results.length + others.length > 0;

/** True where somebody gets what is made, mended or carried, and only looks on while that is done. */
function isDoneForOthers({ duo, isForRecipient }: DeedScript, { patients, others }: Parties): boolean {
  return others.length > 0 && patients.length > 0 && !isForRecipient && duo !== undefined && !mentions(duo, 'thing');
}

/** The same choreography with a thing where somebody was. */
function withThingAsOther(scene: Scene): Scene {
  if (!scene.other || mentions(scene, 'thing')) {
    return scene;
  }
  const { other, ...rest } = scene;
  const renamed = <T>(part: T): T | 'thing' => (part === 'other' ? 'thing' : part);
  const cueOf = <T extends Partial<BodyCue>>(cue: T): T => ({
    ...cue,
    ...(cue.faces === undefined ? {} : { faces: renamed(cue.faces) }),
  });
  return {
    ...rest,
    ...(scene.lead && { lead: cueOf(scene.lead) }),
    thing: { across: other.across, above: 0, ...(other.behind && { behind: other.behind }) },
    beats: scene.beats.map(({ other: change, lead, ...beat }) => ({
      ...beat,
      ...(lead && { lead: cueOf(lead) }),
      ...(change?.across !== undefined && { thing: { across: change.across } }),
    })),
    ...(scene.effects && {
      effects: scene.effects.map(([kind, on, from, to]) => [kind, renamed(on), from, to] as const),
    }),
  };
}

/** Parts that things play: what the event names first, then what the deed cannot do without. */
function castThings(
  event: DeedEvent,
  script: DeedScript,
  scene: Scene,
  { patients, results, absent }: Parties,
): Pick<DeedCast, 'things' | 'props'> {
  const named = namedThings(event, script, scene, { patients, results });
  const needs = (part: ThingPart): boolean =>
    mentions(scene, part) || (part === 'tool' && !absent && (scene.visions ?? []).some(({ of }) => of === 'absent'));
  const things: DeedCast['things'] = {};
  const props: Thing[] = [];
  for (const part of THING_PARTS) {
    const item = named[part] ?? (needs(part) ? neededThing(event, script, part, named) : undefined);
    if (item) {
      things[part] = item;
    }
    if (item?.key.startsWith(PROP)) {
      props.push(item);
    }
  }
  return { things, props };
}

/** Parts of things that the event names. */
function namedThings(
  { instruments }: DeedEvent,
  script: DeedScript,
  scene: Scene,
  { patients, results }: Pick<Parties, 'patients' | 'results'>,
): Partial<Record<ThingPart, Thing | undefined>> {
  const [instrument] = instruments;
  const [first, second] = patients;
  const hasTool = mentions(scene, 'tool');
  const result = mentions(scene, 'result') ? results[0] : undefined;
  const made = result ? undefined : results[0];
  // 'Aims a gun': what is named is what it is done with.
  if (hasTool && first?.item === script.tool) {
    return { thing: second ?? made, tool: first, result };
  }
  // 'Catches a fish': what is named is what comes of it.
  if (result === undefined && isCaught(first, script, scene)) {
    return { thing: second, tool: instrument, result: first };
  }
  return onceEach({ thing: first ?? made ?? (hasTool ? undefined : instrument), tool: instrument, result });
}

const isCaught = (first: Thing | undefined, script: DeedScript, scene: Scene): boolean =>
  first !== undefined && first.item === script.result && mentions(scene, 'result');

/** 'Travels by train': what it is done with is there once. */
const onceEach = (named: Partial<Record<ThingPart, Thing | undefined>>): typeof named =>
  named.tool?.key === named.thing?.key ? { ...named, tool: undefined } : named;

const PROP = 'prop-';

/** True where nothing has to be brought: what is meant cannot be drawn, or stands in the place. */
function isThereAlready({ hasUndrawn, deed, place }: DeedEvent, script: DeedScript, part: ThingPart): boolean {
  if (part === 'thing' || part === 'result') {
    return hasUndrawn === true && !NEEDS_ITS_THING.has(deed);
  }
  return part === 'tool' && script.tool === 'car' && place.landmarks.some((landmark) => VEHICLES.has(landmark));
}

/** What a deed cannot do without: a thing that the same people had before, else what is usual. */
function neededThing(
  event: DeedEvent,
  script: DeedScript,
  part: ThingPart,
  named: Partial<Record<ThingPart, Thing | undefined>>,
): Thing | undefined {
  const isFree = ({ key }: Thing): boolean => Object.values(named).every((each) => each?.key !== key);
  const kind = isThereAlready(event, script, part) ? undefined : script[part];
  const isMain = part === 'thing' || (part === 'tool' && script.thing === undefined && isTaught(event));
  const handy = kind && isMain ? event.handy?.find((each) => isFree(each) && isHandyFor(event, each)) : undefined;
  const usual = toolAt(event, carriedBy(event, isMain ? (event.usual ?? kind) : kind));
  return handy ?? (kind && usual && { key: `${PROP}${usual}`, item: usual });
}

/** What is made or seen to anywhere, and with tools only where machines are. */
const NO_TOOLS: ReadonlySet<SeenDeedId> = new Set<SeenDeedId>(['make', 'work', 'build']);
const MECHANICAL: ReadonlySet<string> = new Set(['workshop', 'factory', 'construction_site', 'garage', 'spaceship']);

const toolAt = ({ deed, place }: DeedEvent, usual: ItemKind | undefined): ItemKind | undefined =>
  usual === 'wrench' && NO_TOOLS.has(deed) && !MECHANICAL.has(place.kind) ? undefined : usual;

/** The young travel with a backpack, and so do those who see them off. */
const carriedBy = ({ agents, patients, recipients }: DeedEvent, usual: ItemKind | undefined): ItemKind | undefined =>
  usual === 'suitcase' && [...agents, ...recipients, ...patients.filter(isBody)].some(isYoung) ? 'backpack' : usual;

const isYoung = ({ figure }: Body): boolean =>
  figure.kind === 'person' && (figure.age === 'child' || figure.age === 'youth');

/** What stands in a place and is driven, loaded and boarded. */
const VEHICLES: ReadonlySet<string> = new Set([
  'car',
  'truck',
  'bus',
  'train',
  'boat',
  'ship',
  'cart',
  'carriage',
  'taxi',
]);

/** Deeds that are nothing without the thing that they are done on or with. */
const NEEDS_ITS_THING: ReadonlySet<SeenDeedId> = new Set<SeenDeedId>([
  'ride',
  'drive',
  'board',
  'climb',
  'play_music',
  'read',
  'write',
  'draw',
  'paint',
  'cook',
  'bake',
  'mail',
  'eat',
  'drink',
]);

const isTaught = ({ deed }: DeedEvent): boolean => deed === 'teach';

/** True where a choreography has a part for such a thing. */
function mentions(scene: Scene, part: ThingPart): boolean {
  const cues = [scene, ...scene.beats].flatMap(({ lead, other, third }) => [lead, other, third]);
  return (
    scene[part] !== undefined ||
    cues.some((cue) => cue?.holds === part) ||
    (scene.visions ?? []).some((vision) => vision.of === part)
  );
}
