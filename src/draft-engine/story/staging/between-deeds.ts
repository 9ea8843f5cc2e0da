import type { Emotion, Framing } from '#src/shared/catalogue/shots.ts';
import type { Random } from '#src/shared/random.ts';
import type { PlannedVision } from '../film-plan.ts';
import type { IdeaGraph } from '../idea/idea-graph.ts';
import { openingTradeOf } from '../opening-trade.ts';
import type { StepKind } from '../plot/plot.ts';
import { tradeDeedOf } from '../trade-deeds.ts';
import type { CastMember, CastPlace, CastThing } from '../words/film-words.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';
import { stageDeed } from './deeds/stage-deed.ts';
import { instrumentOf } from './own-instrument.ts';
import { about, EMPTY, stand } from './plain-shot.ts';
import { belongingOf, occupationOf } from './portraits.ts';
import { remembered } from './remembrance.ts';

/** A shot between the idea's events. */
export interface BetweenShot {
  kind: Extract<StepKind, 'opening' | 'portrait' | 'want' | 'doubt' | 'talk' | 'passage'>;
  /** Who is there, whom it is about first. */
  who: readonly CastMember[];
  /** Those of them who are not there. */
  absent: readonly CastMember[];
  /** What the event that it belongs to is about: wished for, doubted. */
  wished: CastMember | CastThing | undefined;
  /** The film tells later that whoever is not there is found: nobody knows yet. */
  isFoundLater: boolean;
  /** Whoever is there to look at the photograph of somebody who is not. */
  mourner: CastMember | undefined;
  /** Whoever speaks in a talk: 0 or 1. */
  speaker: number;
  tension: number;
  /** What the event that it belongs to feels like. */
  tone: Emotion;
  place: CastPlace;
  graph: IdeaGraph;
}

/** Somebody at their trade on an ordinary day. */
function atTrade({ who, place, graph }: BetweenShot, random: Random): StagedDeed | undefined {
  const [member] = who;
  const at = member && openingTradeOf(graph, { ...member, place: place.concept });
  const trade = member && at ? tradeDeedOf(member.concept, member.participant.words) : undefined;
  const agents = who.filter(({ participant }) => participant === member?.participant);
  if (!trade || !at) {
    return undefined;
  }
  const { deed, thing, tool, seen } = trade;
  const nobody = { patients: [], recipients: [], companions: [], results: [], absent: [] };
  const instruments = tool ? [{ key: `prop-${tool}`, item: tool }] : [];
  const usual = thing ? { usual: thing } : {};
  const event = {
    deed: seen ?? deed,
    mood: 'does',
    isNegated: false,
    agents,
    ...nobody,
    instruments,
    ...usual,
  } as const;
  return { ...stageDeed({ ...event, place: place.place }, 'deed', random), trade: at };
}

/** Two or three of a kind are together, and do alike. */
function besideEachOther(staged: StagedDeed, who: readonly CastMember[]): StagedDeed {
  const [lead] = who;
  const [first] = staged.actors;
  const fellows = who.filter((member) => member !== lead && member.participant === lead?.participant);
  const shifted = (across: number | undefined, way: number): { across?: number } =>
    across === undefined ? {} : { across: Math.max(-0.8, Math.min(0.8, across + way)) };
  return {
    ...staged,
    actors: [
      ...staged.actors,
      ...fellows.flatMap((member, index) => {
        const way = (index === 0 ? -1 : 1) * 0.26;
        const { holdsItemKey: _held, ...like } = first ?? stand(member);
        return first
          ? [
              {
                ...like,
                characterKey: member.key,
                across: Math.max(-0.8, Math.min(0.8, first.across + way)),
                behind: first.behind + 0.3,
                ...(first.keyframes && {
                  keyframes: first.keyframes.map((frame) => ({ ...frame, ...shifted(frame.across, way) })),
                }),
              },
            ]
          : [];
      }),
    ],
  };
}

type Stager = (shot: BetweenShot, random: Random) => StagedDeed;

/** How each kind of shot between the events is staged. */
const STAGERS: Readonly<Record<BetweenShot['kind'], Stager>> = {
  opening(shot, random) {
    const { who } = shot;
    const [lead] = who;
    const atWork = atTrade(shot, random);
    if (atWork || !lead) {
      return atWork ?? EMPTY;
    }
    return besideEachOther(random.pick([walkingIn, lookingOut])(lead, random), who);
  },
  portrait(shot, random) {
    const { who, absent, mourner, isFoundLater, place } = shot;
    const [lead] = who;
    const [gone] = absent;
    if (gone && gone === lead) {
      return mourner && isFoundLater
        ? lookingOut(mourner, random)
        : remembered(gone, { mourner, place: place.place, random });
    }
    const atWork = lead && atTrade(shot, random);
    if (atWork || !lead) {
      return atWork ?? EMPTY;
    }
    const { actor, props } = occupationOf(lead, random);
    return { ...EMPTY, actors: [stand(lead, actor)], props, subject: about(lead), stillAt: 0.45 };
  },
  want({ who, wished, tone }, random) {
    const [lead] = who;
    const hope: Emotion = DARK.has(tone) || tone === 'neutral' ? 'neutral' : 'excited';
    const side = random.pick([-1, 1]);
    return {
      ...EMPTY,
      actors: lead
        ? [stand(lead, { across: side * 0.22, pose: 'think', faces: side > 0 ? 'left' : 'right', emotion: hope })]
        : [],
      visions: lead && wished && wished.key !== lead.key ? [thoughtOf(wished, lead, -side * 0.3)] : [],
      subject: about(lead),
      emotion: hope,
    };
  },
  doubt({ who, tension }, random) {
    const [lead] = who;
    const emotion: Emotion = tension > 0.5 ? 'fear' : 'sad';
    const side = random.pick([-1, 1]);
    const [pose, next] = random.pick([
      ['look_down', 'think'],
      ['think', 'look_up'],
      ['cross_arms', 'look_down'],
    ] as const);
    return {
      ...EMPTY,
      actors: lead
        ? [
            stand(lead, {
              across: side * 0.16,
              faces: side > 0 ? 'left' : 'right',
              pose,
              emotion,
              keyframes: [{ at: 0.6, pose: next }],
            }),
          ]
        : [],
      subject: about(lead),
      emotion,
    };
  },
  talk({ who, speaker, tension, tone }, random) {
    const two = who.slice(0, 2);
    const grave: Emotion = DARK.has(tone) ? tone : 'neutral';
    const isGrave = tension > 0.6 || DARK.has(tone);
    const said: Emotion = isGrave ? grave : random.pick(['happy', 'neutral', 'excited'] as const);
    const heard: Emotion = isGrave ? 'sad' : random.pick(['surprised', 'neutral', 'happy'] as const);
    const gesture = random.pick(['talk', 'show', 'point'] as const);
    const listening = random.pick(['listen', 'think', 'stand'] as const);
    return {
      ...EMPTY,
      actors: two.map((member, index) =>
        stand(member, {
          across: index === 0 ? -0.18 : 0.18,
          faces: two[1 - index]?.key ?? 'camera',
          pose: index === speaker ? 'talk' : listening,
          emotion: index === speaker ? said : heard,
          keyframes: [{ at: 0.55, pose: index === speaker ? gesture : 'stand' }],
        }),
      ),
      subject: about(two[speaker] ?? two[0]),
      framings: ['medium', 'close'] satisfies Framing[],
      emotion: said,
      stillAt: 0.4,
    };
  },
  passage({ who }, random) {
    const [lead] = who;
    return lead ? besideEachOther(random.pick([walkingThrough, lookingOut, sittingBy])(lead, random), who) : EMPTY;
  },
};

/** Feelings that leave no room for a smile. */
const DARK: ReadonlySet<Emotion> = new Set<Emotion>(['sad', 'fear', 'angry', 'hate', 'coldness']);

type Alone = (lead: CastMember, random: Random) => StagedDeed;

/** Comes into the picture with what belongs to them. */
const walkingIn: Alone = (lead, random) => {
  const side = random.pick([-1, 1]);
  const isShown = random.chance(0.6) || instrumentOf(lead) !== undefined;
  const thing = isShown ? belongingOf(lead) : undefined;
  return {
    ...EMPTY,
    actors: [
      stand(lead, {
        across: side * 0.5,
        faces: side > 0 ? 'left' : 'right',
        pose: 'walk',
        ...(thing && { holdsItemKey: thing.key }),
        keyframes: [{ at: 1, across: -side * 0.1 }],
      }),
    ],
    props: thing ? [thing] : [],
    subject: about(lead),
    stillAt: 0.7,
  };
};

/** Stands with the back to us and looks at the place. */
const lookingOut: Alone = (lead, random) => {
  const side = random.pick([-1, 1]);
  const thing = instrumentOf(lead) && belongingOf(lead);
  return {
    ...EMPTY,
    actors: [
      stand(lead, {
        across: side * 0.3,
        faces: 'away',
        ...(thing && { holdsItemKey: thing.key }),
        keyframes: [
          { at: 0.45, faces: side > 0 ? 'left' : 'right', pose: 'look_up' },
          { at: 0.8, pose: 'stand' },
        ],
      }),
    ],
    props: thing ? [thing] : [],
    subject: about(lead),
    stillAt: 0.6,
    seconds: 3,
  };
};

const walkingThrough: Alone = (lead, random) => {
  const side = random.pick([-1, 1]);
  return {
    ...EMPTY,
    actors: [
      stand(lead, {
        across: -side * 0.5,
        pose: 'walk',
        faces: side > 0 ? 'right' : 'left',
        keyframes: [{ at: 1, across: side * 0.3 }],
      }),
    ],
    subject: about(lead),
    seconds: 3.2,
  };
};

const sittingBy: Alone = (lead, random) => {
  const side = random.pick([-1, 1]);
  return {
    ...EMPTY,
    actors: [
      stand(lead, {
        across: side * 0.28,
        pose: 'sit',
        faces: side > 0 ? 'left' : 'right',
        keyframes: [{ at: 0.6, pose: 'sit', faces: 'camera' }],
      }),
    ],
    subject: about(lead),
    seconds: 3.2,
  };
};

/** Stages a shot in which none of the idea's events happens. */
export function stageBetween(shot: BetweenShot, random: Random): StagedDeed {
  return STAGERS[shot.kind](shot, random);
}

const thoughtOf = ({ key }: { key: string }, by: CastMember, across: number): PlannedVision => ({
  ofKey: key,
  as: 'thought',
  byKey: by.key,
  across,
  behind: 0,
  above: 1.9,
  emotion: 'happy',
});
