import { describe, expect, it } from 'vitest';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { AnimalFigure, PersonFigure } from '../../figure-spec.ts';
import { DEEDS } from '../../idea/deeds.ts';
import type { Mood } from '../../idea/idea-graph.ts';
import { CHOREOGRAPHIES } from './choreographies.ts';
import { CLOSER_DEEDS } from './closer-deeds.ts';
import type { Body, DeedEvent, DeedPhase, StagedDeed, Thing } from './deed-staging.ts';
import { stageDeed } from './stage-deed.ts';

const PERSON: PersonFigure = {
  kind: 'person',
  age: 'adult',
  gender: 'feminine',
  build: 'average',
  skin: 2,
  hair: 'bob',
  hairColour: 'brown',
  facialHair: 'none',
  hat: 'none',
  outfit: 'shirt',
  colours: ['crimson', 'navy'],
  accessories: [],
  seed: 1,
};
const CHILD: PersonFigure = { ...PERSON, age: 'child', seed: 3 };
const DOG: AnimalFigure = {
  kind: 'animal',
  species: 'dog',
  colours: ['tan', 'cream'],
  hat: 'none',
  accessories: [],
  size: 'usual',
  seed: 2,
};
const one: Body = { key: 'one', figure: PERSON };
const two: Body = { key: 'two', figure: { ...PERSON, seed: 9 } };
const lamp: Thing = { key: 'lamp', item: 'lamp' };
const ship: Thing = { key: 'ship', item: 'ship' };

function event(changes: Partial<DeedEvent>): DeedEvent {
  return {
    deed: 'give',
    mood: 'does',
    isNegated: false,
    agents: [one],
    patients: [],
    recipients: [],
    instruments: [],
    companions: [],
    results: [],
    absent: [],
    place: { kind: 'park', landmarks: [], seed: 1 },
    ...changes,
  };
}

const ALL_DEEDS = [...DEEDS, ...CLOSER_DEEDS];

const CASTS: Readonly<Record<string, Partial<DeedEvent>>> = {
  'one agent': {},
  'two agents': { agents: [one, two] },
  'an agent and a patient': { patients: [two] },
  'an agent and a thing': { patients: [lamp] },
  'several things': { patients: [lamp, { key: 'coat', item: 'coat' }, ship] },
  'a thing that no hand holds': { patients: [ship] },
  'something for somebody': { patients: [lamp], recipients: [two] },
  'not done': { isNegated: true, patients: [two, lamp] },
  'an animal': { agents: [{ key: 'one', figure: DOG }] },
  'nobody does it': { agents: [], patients: [two] },
  'only a thing': { agents: [], patients: [lamp] },
  'a crowd': { agents: [one, two, { key: 'three', figure: CHILD }], companions: [{ key: 'four', figure: DOG }] },
  'somebody who is not there': { absent: [two] },
};
const PHASES: readonly DeedPhase[] = ['before', 'deed', 'after'];
const MOODS: readonly Mood[] = ['wants', 'tries', 'can', 'must', 'refuses', 'asks', 'begins', 'stops'];

const staged = (each: DeedEvent, phase: DeedPhase): StagedDeed =>
  stageDeed(each, phase, createRandom(deriveSeed(each.deed, phase)));

/** The value of a field of an actor at a share of the shot, without gliding. */
function heldAt(actor: StagedDeed['actors'][number], share: number): string | undefined {
  let held = actor.holdsItemKey;
  for (const { at, holdsItemKey } of actor.keyframes ?? []) {
    if (at <= share && holdsItemKey !== undefined) {
      held = holdsItemKey ?? undefined;
    }
  }
  return held;
}

function faultsOf(each: DeedEvent, result: StagedDeed): string[] {
  const faults: string[] = [];
  const bodies = [...each.agents, ...each.patients, ...each.recipients, ...each.companions, ...each.results];
  const items = [
    ...[...bodies, ...each.instruments, ...each.absent].map(({ key }) => key),
    ...result.props.map(({ key }) => key),
  ];
  const actorKeys = result.actors.map(({ characterKey }) => characterKey);
  const known = new Set([...items, ...actorKeys]);
  const expectKnown = (key: string | null | undefined): void => {
    if (typeof key === 'string' && !known.has(key) && !['camera', 'away', 'left', 'right'].includes(key)) {
      faults.push(`unknown ${key}`);
    }
  };
  const expectRange = (name: string, value: number | undefined, low: number, high: number): void => {
    if (value !== undefined && !(value >= low && value <= high)) {
      faults.push(`${name} ${value}`);
    }
  };
  if (actorKeys.length + result.items.length === 0) {
    faults.push('nobody and nothing on the stage');
  }
  if (new Set(actorKeys).size < actorKeys.length) {
    faults.push('somebody twice');
  }
  for (const actor of result.actors) {
    [actor, ...(actor.keyframes ?? [])].forEach((moment) => {
      expectKnown(moment.faces);
      expectKnown(moment.holdsItemKey);
    });
  }
  for (const part of [...result.actors, ...result.items]) {
    const times = (part.keyframes ?? []).map(({ at }) => at);
    if (times.some((at, index) => at < 0 || at > 1 || at < (times[index - 1] ?? 0))) {
      faults.push(`keyframes of ${'itemKey' in part ? part.itemKey : part.characterKey}: ${times.join(', ')}`);
    }
    for (const moment of [part, ...(part.keyframes ?? [])]) {
      expectRange('across', moment.across, -2.5, 2.5);
      expectRange('behind', moment.behind, -1, 6);
      expectRange('above', moment.above, 0, 4);
      expectRange('scale', moment.scale, 0.2, 4);
      expectRange('opacity', 'opacity' in moment ? (moment.opacity as number) : undefined, 0, 1);
    }
  }
  for (const at of Array.from({ length: 101 }, (_, index) => index / 100)) {
    const held = result.actors.map((actor) => heldAt(actor, at)).filter((key) => key !== undefined);
    if (new Set(held).size < held.length) {
      faults.push(`in two hands at ${at}`);
    }
  }
  result.items.forEach(({ itemKey }) => expectKnown(itemKey));
  result.effects.forEach(({ onKey, from, to }) => {
    expectKnown(onKey);
    expectRange('effect', from, 0, to);
    expectRange('effect', to, 0, 1);
  });
  result.visions.forEach(({ ofKey, byKey }) => [ofKey, byKey].forEach(expectKnown));
  if (result.subject.kind !== 'place') {
    expectKnown(result.subject.key);
  }
  result.events.forEach(({ at, loudness }) => [at, loudness].forEach((value) => expectRange('sound', value, 0, 1)));
  expectRange('stillAt', result.stillAt, 0, 1);
  expectRange('seconds', result.seconds, 2, 6.5);
  expectRange('framings', result.framings.length, 1, 6);
  return faults;
}

describe('stageDeed', () => {
  it.each(Object.entries(CASTS))('stages every deed in every phase for %s', (_, cast) => {
    const faults = ALL_DEEDS.flatMap((deed) =>
      PHASES.flatMap((phase) => {
        const each = event({ deed, ...cast });
        return faultsOf(each, staged(each, phase)).map((fault) => `${deed} ${phase}: ${fault}`);
      }),
    );
    expect(faults).toEqual([]);
  });

  it.each(MOODS)('stages every deed in the mood %s', (mood) => {
    const faults = ALL_DEEDS.flatMap((deed) =>
      Object.values(CASTS).flatMap((cast) => {
        const each = event({ deed, ...cast, mood });
        return faultsOf(each, staged(each, 'deed')).map((fault) => `${deed}: ${fault}`);
      }),
    );
    expect(faults).toEqual([]);
  });

  it('brings those who touch near enough to touch', () => {
    const touching = new Set(['embrace', 'kiss', 'hold_hands', 'comfort', 'fight', 'give']);
    const apart = ALL_DEEDS.flatMap((deed) => {
      const { duo } = CHOREOGRAPHIES[deed];
      if (!duo?.lead || !duo.other) {
        return [];
      }
      const distances = duo.beats.map((_, index) => {
        const passed = duo.beats.slice(0, index + 1);
        const lead = Object.assign({}, duo.lead, ...passed.map((beat) => beat.lead));
        const other = Object.assign({}, duo.other, ...passed.map((beat) => beat.other));
        return touching.has(lead.pose) && touching.has(other.pose) ? Math.abs(lead.across - other.across) : 0;
      });
      return Math.max(0, ...distances) > 0.45 ? [deed] : [];
    });
    expect(apart).toEqual([]);
  });

  it('hands a thing over and leaves it with whoever got it', () => {
    const { actors } = staged(event({ deed: 'give', patients: [lamp], recipients: [two] }), 'deed');
    const holders = [0, 1].map((at) => actors.find((actor) => heldAt(actor, at) === 'lamp')?.characterKey);
    expect(holders).toEqual(['one', 'two']);
  });

  it('lets a thing that is too large to hold stand on the ground', () => {
    const { actors, items } = staged(event({ deed: 'carry', patients: [ship] }), 'deed');
    expect(actors.some((actor) => [0, 0.5, 1].some((at) => heldAt(actor, at) === 'ship'))).toBe(false);
    expect(items.find(({ itemKey }) => itemKey === 'ship')?.above).toBe(0);
  });

  it('lets nobody do what is not done', () => {
    const { actors, effects } = staged(event({ deed: 'kiss', patients: [two], isNegated: true }), 'deed');
    const poses = actors.flatMap((actor) => [actor.pose, ...(actor.keyframes ?? []).map(({ pose }) => pose)]);
    expect(poses).not.toContain('kiss');
    expect(effects).toEqual([]);
  });

  it('shows no love with a child', () => {
    const child: Body = { key: 'child', figure: CHILD };
    const { actors, effects } = staged(event({ deed: 'kiss', patients: [child] }), 'deed');
    expect(actors.flatMap((actor) => (actor.keyframes ?? []).map(({ pose }) => pose))).toContain('embrace');
    expect(effects.map(({ kind }) => kind)).not.toContain('hearts');
  });

  it('counts several of the thing that is named', () => {
    const { items, props } = staged(event({ deed: 'count', patients: [lamp] }), 'deed');
    expect(items.length).toBeGreaterThan(3);
    expect(new Set(props.map(({ item }) => item))).toEqual(new Set(['lamp']));
  });

  it('brings a board to a lesson only where there is none', () => {
    const boards = (['park', 'library', 'classroom'] as const).map((kind) => {
      const place = { kind, landmarks: [], seed: 1 };
      return staged(event({ deed: 'teach', recipients: [two], place }), 'deed').props.map(({ item }) => item);
    });
    expect(boards.map((items) => items.includes('whiteboard'))).toEqual([false, true, false]);
  });

  it('never mirrors a bed: the head lies on the pillow', () => {
    const faces = Array.from({ length: 8 }, (_, seed) =>
      stageDeed(event({ deed: 'sleep_in_bed' }), 'deed', createRandom(seed)).actors.map((actor) => actor.faces),
    );
    expect(new Set(faces.flat())).toEqual(new Set(['right']));
  });

  it('gives each of those who sweep a broom', () => {
    const { actors } = staged(event({ deed: 'sweep', agents: [one, two] }), 'deed');
    expect(new Set(actors.map(({ holdsItemKey }) => holdsItemKey)).size).toBe(2);
  });
});

it('shows every thing that an event names and that the place has room for', () => {
  const coat: Thing = { key: 'coat', item: 'coat' };
  const umbrella: Thing = { key: 'umbrella', item: 'umbrella' };
  const { items } = staged(event({ deed: 'find', patients: [coat, umbrella, ship] }), 'deed');
  expect(items.map(({ itemKey }) => itemKey).toSorted()).toEqual(['coat', 'umbrella']);
  const [found, other] = ['coat', 'umbrella'].map((key) => items.find(({ itemKey }) => itemKey === key));
  expect(Math.abs((found?.across ?? 0) - (other?.across ?? 0))).toBeGreaterThan(0.3);
});
