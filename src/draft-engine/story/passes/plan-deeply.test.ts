import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { checkPlan } from '../checks/check-plan.ts';
import type { StoryRequest } from '../film-plan.ts';
import { readIdeaGraph } from '../idea/read-idea-graph.ts';
import { planFilm, STORYTELLERS } from '../plan-film.ts';
import { draftFromGraph, type StoryDraft } from '../plan-from-graph.ts';
import { scoreStory } from './score-story.ts';
import { STORY_RULES, type StoryRule } from './story-pass.ts';
import { RULES } from './story-rules.ts';

const IDEAS = {
  en: 'A robot gardener refuses to cut down the only tree on Mars',
  cn: '退休的列车员收到一封寄给亡妻的信',
  ja: '忍者が村で手紙を見つける',
  ko: '요리사가 할머니의 국수를 다시 만든다',
} as const;

const request = (change: Partial<StoryRequest> = {}): StoryRequest => ({
  idea: IDEAS.en,
  type: 'drama',
  language: 'en',
  shotCount: 8,
  aspect: '16:9',
  seed: 1,
  ...change,
});

async function draftOf(each: StoryRequest): Promise<StoryDraft> {
  return draftFromGraph(await readIdeaGraph(each.idea), each, STORYTELLERS[each.language]);
}

describe('a film that is planned deeply', () => {
  test.each(LANGUAGES)('[PIPE-08] five plans are scored in %s, and the film is the chosen one', async (language) => {
    const each = request({ idea: IDEAS[language], language, deep: true, seed: 3 });
    const film = await planFilm(each);
    const passes = film.passes ?? [];
    expect(passes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    const [chosen, ...others] = passes.filter(({ isChosen }) => isChosen);
    expect(others).toEqual([]);
    expect(chosen?.title).toBe(film.title);
    expect(chosen?.shots.map(({ text }) => text)).toEqual(film.shots.map(({ speech }) => speech.text));
    expect(Math.max(...passes.map(({ score }) => score)) - (chosen?.score ?? 0)).toBeLessThan(1);
    expect(chosen?.score).toBeGreaterThanOrEqual(passes[0]?.score ?? 100);
    expect(passes.map(({ rules }) => rules.map(({ rule }) => rule))).toEqual(passes.map(() => [...STORY_RULES]));
    expect(checkPlan(film, each, STORYTELLERS[language])).toEqual([]);
  });

  test('[PIPE-08] the first pass is the plan that is made without it, and a better one replaces it', async () => {
    const each = request({ seed: 5 });
    const plain = await planFilm(each);
    const deep = await planFilm({ ...each, deep: true });
    expect(plain.passes).toBeUndefined();
    expect(deep.passes?.[0]?.shots.map(({ script }) => script)).toEqual(plain.shots.map(({ script }) => script));
    expect(deep.passes?.[0]?.isChosen).toBe(false);
  });

  test('[DRAFT-07] equal requests give equal passes', async () => {
    expect(await planFilm(request({ deep: true }))).toEqual(await planFilm(request({ deep: true })));
  });
});

describe('the rules', () => {
  const shotsOf = async (rule: StoryRule, spoil: (draft: StoryDraft) => void): Promise<[number, number[]]> => {
    const draft = structuredClone(await draftOf(request()));
    const before = RULES[rule](draft).kept;
    spoil(draft);
    const { kept, shots } = RULES[rule](draft);
    return [kept - before, shots];
  };

  test.each<[StoryRule, (draft: StoryDraft) => void, number | undefined]>([
    ['events_shown', ({ facts }) => facts.shots.forEach(({ step }) => (step.kind = 'after')), undefined],
    ['everybody_seen', ({ facts }) => facts.shots.forEach((shot) => (shot.framing = 'wide')), undefined],
    [
      'nobody_idle',
      ({ facts }) =>
        facts.shots[2]?.actors.push({
          characterKey: 'character-9',
          across: 0,
          behind: 1,
          faces: 'camera',
          pose: 'stand',
          emotion: 'neutral',
        }),
      3,
    ],
    ['pictures_differ', ({ plan }) => (plan.shots[5] = { ...structuredClone(plan.shots[1]!), number: 6 }), 6],
    ['words_differ', ({ plan }) => (plan.shots[7]!.speech.text = `${plan.shots[3]?.speech.text} `), 8],
    ['sizes_vary', ({ plan }) => (plan.shots[3]!.framing = plan.shots[2]!.framing), 4],
    ['places_vary', ({ facts }) => facts.graph.places.push({ ...facts.graph.places[0]!, id: 'l7' }), undefined],
    ['beginning_turn_end', ({ plan }) => (plan.shots[0]!.speech.text = ''), 1],
    ['feelings_follow', ({ facts }) => (facts.shots[4]!.emotion = 'happy'), 5],
    [
      'lines_say_something',
      ({ plan }) => (plan.shots[3]!.speech = { kind: 'silent', text: '', emotion: 'neutral' }),
      4,
    ],
    [
      'idea_kept',
      ({ facts }) => {
        facts.graph.setting.weather = { value: 'storm', words: 'storm', span: { from: 0, to: 5 } };
      },
      4,
    ],
  ])('[PIPE-08] %s is broken where it is broken', async (rule, spoil, shot) => {
    const [change, shots] = await shotsOf(rule, spoil);
    expect(change).toBeLessThan(0);
    if (shot !== undefined) {
      expect(shots).toContain(shot);
    }
  });

  test('[PIPE-08] a draft that breaks a rule has less points', async () => {
    const draft = await draftOf(request());
    const spoilt = structuredClone(draft);
    spoilt.plan.shots[7]!.speech.text = spoilt.plan.shots[3]!.speech.text;
    expect(scoreStory(spoilt).score).toBeLessThan(scoreStory(draft).score);
  });
});
