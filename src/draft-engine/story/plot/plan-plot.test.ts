import { describe, expect, test } from 'vitest';
import type { DeedId } from '../idea/deeds.ts';
import type { EventId, IdeaEvent, IdeaGraph, Participant, ParticipantId } from '../idea/idea-graph.ts';
import { readIdeaGraph } from '../idea/read-idea-graph.ts';
import { planPlot } from './plan-plot.ts';
import { inStoryOrder } from './story-order.ts';

const SPAN = { from: 0, to: 1 };
const SHOT_COUNTS = [4, 8, 20, 40] as const;
const IDEAS = [
  'A clockmaker repairs a tower clock because the village has forgotten the hour',
  'Two brothers race across a frozen lake, and the younger one falls through the ice',
  'A lighthouse keeper writes a letter to her dead sister and throws it into the sea',
  'A retired thief steals back the painting that his partner stole from a museum',
  '老木匠雕了一只木鸟，木鸟飞走了，他每天在窗前等它回来',
  '妹妹把母亲的项链卖给了当铺，哥哥连夜去把它赎回来',
  '늙은 어부가 바다에서 종을 건져 마을에 걸어 둔다',
  '写真屋が古いカメラを直し、亡き妻の笑顔を撮ろうとする',
] as const;

const participant = (id: ParticipantId, kind: Participant['kind'] = 'person'): Participant => ({
  id,
  words: id,
  spans: [SPAN],
  kind,
  count: 1,
  qualities: [],
  relations: [],
  presence: 'here',
});
const event = (id: EventId, deed: DeedId, change: Partial<IdeaEvent> = {}): IdeaEvent => ({
  id,
  words: deed,
  span: SPAN,
  predicate: deed,
  deed,
  roles: { agent: ['p1'] },
  manner: [],
  isNegated: false,
  mood: 'does',
  isMain: false,
  links: [],
  ...change,
});
const graphOf = (participants: Participant[], events: IdeaEvent[]): IdeaGraph => ({
  language: 'en',
  text: 'x',
  participants,
  events,
  places: [],
  setting: {},
  telling: { style: [], isQuestion: false },
});
const orderOf = (events: IdeaEvent[]): string =>
  inStoryOrder(events)
    .map(({ id }) => id)
    .join(' ');

describe('events in the order in which they happen', () => {
  test.each([
    ['before', 'e2 e1'],
    ['when', 'e2 e1'],
    ['because', 'e2 e1'],
    ['if', 'e2 e1'],
    ['after', 'e1 e2'],
    ['so_that', 'e1 e2'],
    ['but', 'e1 e2'],
    ['content', 'e1 e2'],
  ] as const)('[DRAFT-01] what is told second is linked by "%s": %s', (kind, order) => {
    expect(orderOf([event('e1', 'leave'), event('e2', 'arrive', { links: [{ kind, to: 'e1' }] })])).toBe(order);
  });

  test('[DRAFT-01] what only says who somebody is happened earlier, unless they had to be made first', () => {
    const lost = event('e2', 'lose', { describes: 'p1' });
    expect(orderOf([event('e1', 'search'), lost])).toBe('e2 e1');
    const built = event('e1', 'build', { roles: { agent: ['p1'], patient: ['p2'] } });
    const speaks = event('e2', 'speak', { roles: { agent: ['p2'] }, describes: 'p2' });
    expect(orderOf([built, speaks])).toBe('e1 e2');
  });

  test('[DRAFT-01] links in a circle lose no event', () => {
    const circle = [
      event('e1', 'run', { links: [{ kind: 'before', to: 'e2' }] }),
      event('e2', 'fall', { links: [{ kind: 'before', to: 'e1' }] }),
      event('e3', 'weep'),
    ];
    expect(orderOf(circle).split(' ').toSorted()).toEqual(['e1', 'e2', 'e3']);
  });
});

describe('the shots of a film from the events of its idea', () => {
  test.each(SHOT_COUNTS)('[DRAFT-01] %i shots are as many steps and tell every event', async (shotCount) => {
    for (const idea of IDEAS) {
      const graph = await readIdeaGraph(idea);
      const { steps } = planPlot(graph, shotCount);
      expect(steps, idea).toHaveLength(shotCount);
      const deeds = steps.filter(({ kind }) => kind === 'deed');
      const told = deeds.flatMap(({ events }) => events);
      expect(told.toSorted(), idea).toEqual(graph.events.map(({ id }) => id).toSorted());
      if (graph.events.length < shotCount) {
        expect(deeds, idea).toHaveLength(graph.events.length);
      }
    }
  });

  test('[DRAFT-01] the main event is seen whole, then from near, and in what it did', async () => {
    for (const idea of IDEAS) {
      const graph = await readIdeaGraph(idea);
      const main = graph.events.find(({ isMain }) => isMain)?.id as EventId;
      const { steps } = planPlot(graph, 8);
      const kinds = steps.filter(({ events }) => events[0] === main).map(({ kind }) => kind);
      const deed = kinds.indexOf('deed');
      expect(kinds[deed + 1], idea).toBe('cut_in');
      expect(
        kinds.slice(deed + 1).some((kind) => kind === 'reaction' || kind === 'ending'),
        idea,
      ).toBe(true);
      expect(steps[0]?.kind, idea).toBe('opening');
      expect(steps.at(-1)?.kind, idea).toBe('ending');
    }
  });

  test('[DRAFT-01] of one event whoever does it comes with what it needs, it is seen, and whose face it changes', () => {
    const given = { ...participant('p3', 'thing'), concept: 'thing.letter' as const };
    const graph = graphOf(
      [participant('p1'), participant('p2'), given],
      [event('e1', 'give', { roles: { agent: ['p1'], patient: ['p3'], recipient: ['p2'] }, isMain: true })],
    );
    const kinds = planPlot(graph, 8).steps.map(({ kind }) => kind);
    expect(kinds.slice(kinds.indexOf('arrival'))).toEqual(
      expect.arrayContaining(['arrival', 'insert', 'deed', 'cut_in', 'reaction', 'ending']),
    );
    expect(kinds.indexOf('arrival')).toBeGreaterThan(0);
  });

  test('[DRAFT-01] nothing is seen nearer of what only is so or does not happen', () => {
    const graph = graphOf(
      [participant('p1'), participant('p2')],
      [
        event('e1', 'be', { roles: { agent: ['p2'] } }),
        event('e2', 'speak', { roles: { agent: ['p2'] }, isNegated: true }),
        event('e3', 'embrace', { roles: { agent: ['p1'], patient: ['p2'] }, isMain: true }),
      ],
    );
    const nearer = planPlot(graph, 20).steps.filter(({ kind }) => kind === 'cut_in');
    expect(nearer.length).toBeGreaterThan(0);
    expect(nearer.filter(({ events }) => events[0] !== 'e3')).toEqual([]);
  });

  test.each([4, 6, 8, 11])('[DRAFT-01] in %i shots nobody wishes, doubts, waits or chats twice', async (shotCount) => {
    for (const idea of IDEAS) {
      const { steps } = planPlot(await readIdeaGraph(idea), shotCount);
      for (const pause of ['want', 'doubt', 'passage', 'talk']) {
        expect(steps.filter(({ kind }) => kind === pause).length, `${idea}: ${pause}`).toBeLessThan(2);
      }
    }
  });

  test.each(SHOT_COUNTS)('[DRAFT-01] in %i shots nothing speaks that is yet to be made', (shotCount) => {
    const built = event('e1', 'build', { roles: { agent: ['p1'], patient: ['p2'] }, isMain: true });
    const laughs = event('e2', 'laugh', { roles: { agent: ['p2'] } });
    const graph = graphOf([participant('p1'), participant('p2', 'robot'), participant('p3')], [built, laughs]);
    const { steps } = planPlot(graph, shotCount);
    const at = steps.findIndex(({ kind, events }) => kind === 'deed' && events.includes('e1'));
    const talks = steps.map(({ kind, who }) => kind === 'talk' && who.includes('p2'));
    expect(talks.slice(0, at)).not.toContain(true);
    if (shotCount === 40) {
      expect(talks.slice(at)).toContain(true);
    }
  });

  test('[DRAFT-01] who is dead or missing neither acts in the film nor talks, and is shown once', () => {
    const graph = graphOf(
      [participant('p1'), { ...participant('p2'), presence: 'dead' }, participant('p3')],
      [event('e1', 'remember', { roles: { agent: ['p1'], topic: ['p2'] }, isMain: true })],
    );
    const { hero, steps } = planPlot(graph, 20);
    expect(hero).toBe('p1');
    const shown = steps.filter(({ who }) => who.includes('p2')).map(({ kind }) => kind);
    expect(shown).toEqual(['portrait']);
  });

  test('[DRAFT-01] a thing that feels or speaks has a face, one that only falls has none', () => {
    const graph = graphOf(
      [participant('p1', 'thing'), participant('p2', 'thing')],
      [event('e1', 'weep', { isMain: true }), event('e2', 'fall', { roles: { agent: ['p2'] } })],
    );
    expect(planPlot(graph, 4).cast).toEqual(['p1']);
  });

  test('[DRAFT-01] more events than shots: the main one keeps a shot of its own', () => {
    const ids = Array.from({ length: 12 }, (_, index): EventId => `e${index + 1}`);
    const graph = graphOf(
      [participant('p1')],
      ids.map((id) => event(id, 'walk', { isMain: id === 'e7' })),
    );
    const { steps } = planPlot(graph, 4);
    expect(steps).toHaveLength(4);
    expect(steps.flatMap(({ kind, events }) => (kind === 'deed' ? events : [])).toSorted()).toEqual(ids.toSorted());
    expect(steps.find(({ kind, events }) => kind === 'deed' && events.includes('e7'))?.events[0]).toBe('e7');
  });
});

test('[DRAFT-01] what is seen in faces alone gives no nearer look at all of it, and the film has all its shots', async () => {
  for (const idea of ['A soldier says goodbye to his mother at the harbour', 'An old woman remembers her husband']) {
    const { steps } = planPlot(await readIdeaGraph(idea), 8);
    expect(steps).toHaveLength(8);
    expect(steps.map(({ kind }) => kind)).not.toContain('cut_in');
  }
});
