import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { PlannedShot } from '../film-plan.ts';
import { isImplied } from '../idea/implied-ids.ts';
import type { StoryDraft } from '../plan-from-graph.ts';
import type { StagedShot } from '../words/film-words.ts';
import { createSaidTexts } from './said-texts.ts';
import type { StoryRule } from './story-pass.ts';

/** How well a draft keeps a rule. */
interface Judgement {
  /** 0 to 1. */
  kept: number;
  /** The shots that break it. */
  shots: number[];
}

/** The rules by which drafts of a story are compared. Each looks at one thing. */
export const RULES: Readonly<Record<StoryRule, (draft: StoryDraft) => Judgement>> = {
  /** Each event of the idea is seen in a shot of its own. */
  events_shown: ({ facts: { graph, shots } }) => {
    const own = graph.events.filter(({ id, describes }) => !isImplied(id) && describes === undefined);
    const deeds = shots.filter(({ step }) => step.kind === 'deed');
    const seen = new Set(deeds.map(({ step }) => step.events[0]));
    const told = new Set(deeds.flatMap(({ step }) => step.events));
    const worth = own.map(({ id }) => (seen.has(id) ? 1 : Number(told.has(id)) / 2));
    return {
      kept: mean(worth),
      shots: deeds.filter(({ step }) => step.events.length > 1).map(({ number }) => number),
    };
  },

  /** Everybody whom the idea names is seen from near enough to be known. */
  everybody_seen: ({ facts: { members, shots } }) => {
    const known = new Set(
      shots
        .filter(({ framing }) => framing !== 'extreme_wide' && framing !== 'wide')
        .flatMap(({ actors, visions = [] }) => [
          ...actors.map(({ characterKey }) => characterKey),
          ...visions.map(({ ofKey }) => ofKey),
        ]),
    );
    return { kept: mean(members.map(({ key }) => Number(known.has(key)))), shots: [] };
  },

  /** Whoever is in a shot takes part in what it tells, or speaks. */
  nobody_idle: ({ facts: { members, shots } }) => {
    const participantOf = new Map(members.map(({ key, participant }) => [key, participant.id]));
    return perShot(shots, ({ step, actors, heard }) =>
      actors.every(({ characterKey, keyframes = [], pose }) => {
        const id = participantOf.get(characterKey);
        const isSpeaker = heard.kind === 'line' && heard.speakerKey === characterKey;
        return isSpeaker || keyframes.length > 0 || pose !== 'stand' || (id !== undefined && step.who.includes(id));
      }),
    );
  },

  /** No two shots show the same. */
  pictures_differ: ({ plan: { shots } }) =>
    strictly(
      perShot(shots, (shot, index) => !shots.slice(0, index).some((earlier) => pictureOf(earlier) === pictureOf(shot))),
    ),

  /** Nothing is said twice, or nearly. */
  words_differ: ({ plan: { shots } }) => {
    const said = createSaidTexts();
    return strictly(
      perShot(shots, ({ speech: { text } }) => {
        const isNew = text === '' || !said.hasNearly(text);
        said.add(text);
        return isNew;
      }),
    );
  },

  /** The size of the shots changes from one to the next. */
  sizes_vary: ({ plan: { shots } }) =>
    perShot(shots, ({ framing }, index) => index === 0 || shots[index - 1]?.framing !== framing),

  /** The places of the idea are seen; a long film has more than one. */
  places_vary: ({ plan: { shots }, facts: { graph, places } }) => {
    const seen = new Set(shots.map(({ placeKey }) => placeKey));
    const own = places.filter(({ id }) => id !== undefined && !isImplied(id));
    const wanted = Math.max(graph.places.filter(({ id }) => !isImplied(id)).length, shots.length < LONG_FILM ? 1 : 2);
    const ownSeen = own.filter(({ key }) => seen.has(key)).length;
    return { kept: Math.min(1, Math.max(ownSeen, Math.min(seen.size, wanted)) / wanted), shots: [] };
  },

  /** It opens before anything happens, turns after its first quarter, and ends after that, with words at both ends. */
  beginning_turn_end: ({ plan, facts: { graph, shots } }) => {
    const main = new Set(graph.events.filter(({ isMain }) => isMain).map(({ id }) => id));
    const turnAt = shots.findIndex(({ step }) => step.kind === 'deed' && step.events.some((id) => main.has(id)));
    const peak = Math.max(...shots.map(({ tension }) => tension));
    const tests: [boolean, number[]][] = [
      [shots[0]?.step.kind !== 'deed', [1]],
      [plan.shots[0]?.speech.text !== '', [1]],
      [turnAt >= shots.length / 4, turnAt < 0 ? [] : [turnAt + 1]],
      [turnAt < shots.length - 1, turnAt < 0 ? [] : [turnAt + 1]],
      [shots[0]?.tension !== peak, [1]],
      [shots.at(-1)?.step.kind === 'ending', [shots.length]],
      [plan.shots.at(-1)?.speech.text !== '', [shots.length]],
    ];
    return {
      kept: mean(tests.map(([isKept]) => Number(isKept))),
      shots: [...new Set(tests.flatMap(([isKept, at]) => (isKept ? [] : at)))].toSorted((one, other) => one - other),
    };
  },

  /** A feeling does not turn into its opposite within an event, and the film is not all of one. */
  feelings_follow: ({ facts: { shots } }) => {
    const followed = perShot(shots, ({ step, emotion }, index) => {
      const before = shots[index - 1];
      return !before || before.step.events[0] !== step.events[0] || !areOpposed(before.emotion, emotion);
    });
    const hasOneOnly = shots.length >= LEAST_FOR_FEELINGS && new Set(shots.map(({ emotion }) => emotion)).size === 1;
    return hasOneOnly ? { kept: followed.kept / 2, shots: followed.shots } : followed;
  },

  /** What is said names somebody or something of the film, or is said by somebody in it; silence is kept short. */
  lines_say_something: ({ plan, facts: { graph } }) => {
    const names = [
      ...[...plan.characters, ...plan.places, ...plan.items].map(({ name }) => name),
      ...graph.participants.map(({ words }) => words),
      ...graph.events.map(({ predicate }) => predicate),
    ].filter((name) => name !== '');
    const says = ({ text, kind }: PlannedShot['speech']): boolean =>
      kind === 'line' || names.some((name) => text.toLowerCase().includes(name.toLowerCase()));
    return perShot(plan.shots, ({ speech }, index) =>
      speech.text === '' ? plan.shots[index - 1]?.speech.text !== '' : says(speech),
    );
  },

  /** The hour, the weather and the places are those of the idea. */
  idea_kept: ({ facts }) => {
    const deeds = facts.shots.filter(({ step }) => step.kind === 'deed');
    const { kept, shots } = perShot(deeds, (shot, index) => isAsSaid(facts, shot, index === 0));
    return { kept, shots: shots.flatMap((at) => deeds[at - 1]?.number ?? []) };
  },
};

/** True for an event seen when, in which weather and where the idea says; the idea's own hour is that of its first one. */
function isAsSaid({ graph, places }: StoryDraft['facts'], shot: StagedShot, isFirst: boolean): boolean {
  const { weather, hour } = graph.setting;
  const event = graph.events.find(({ id }) => id === shot.step.events[0]);
  const saidHour = event?.hour ?? (isFirst ? hour?.value : undefined);
  const spot = event?.at ?? event?.to;
  const seenAt = places.find(({ key }) => key === shot.placeKey)?.id;
  return [
    [saidHour, shot.timeOfDay],
    [weather?.value, shot.weather],
    [spot !== undefined && isImplied(spot) ? undefined : spot, seenAt],
  ].every(([said, seen]) => said === undefined || said === seen);
}

/** From so many shots on a film has more than one place, and more than one feeling. */
const LONG_FILM = 10;
const LEAST_FOR_FEELINGS = 6;

const GLAD: ReadonlySet<Emotion> = new Set<Emotion>(['happy', 'excited']);
const BAD: ReadonlySet<Emotion> = new Set<Emotion>(['sad', 'angry', 'fear', 'hate']);
const areOpposed = (one: Emotion, other: Emotion): boolean =>
  (GLAD.has(one) && BAD.has(other)) || (BAD.has(one) && GLAD.has(other));

/** What a shot looks like, without what moves in it. */
function pictureOf({ placeKey, framing, angle, actors, items, visions = [] }: PlannedShot): string {
  return JSON.stringify([
    placeKey,
    framing,
    angle,
    actors.map(({ characterKey, variant = 0, pose, faces }) => [characterKey, variant, pose, faces]),
    items.map(({ itemKey, state = 'whole' }) => [itemKey, state]),
    visions.map(({ ofKey, as }) => [ofKey, as]),
  ]);
}

/** The share of shots that keep a rule, and those that break it, by their places in the list, from 1. */
function perShot<Shot>(shots: readonly Shot[], isKept: (shot: Shot, index: number) => boolean): Judgement {
  const broken = shots.flatMap((shot, index) => (isKept(shot, index) ? [] : [index + 1]));
  return { kept: shots.length === 0 ? 1 : 1 - broken.length / shots.length, shots: broken };
}

/** One repetition is noticed in a film of any length. */
const strictly = ({ shots }: Judgement): Judgement => ({ kept: 1 / (1 + shots.length), shots });

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
