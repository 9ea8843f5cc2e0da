import { expect, test } from 'vitest';
import type { IdeaGraph } from './idea-graph.ts';
import { readIdeaGraph } from './read-idea-graph.ts';

/** The main event as 'who deed whom', by the words of the participants. */
function mainOf({ events, participants }: IdeaGraph): string {
  const event = events.find(({ isMain }) => isMain);
  const names = (ids: readonly string[] = []): string =>
    ids.map((id) => participants.find((one) => one.id === id)?.words ?? id).join('+');
  return [names(event?.roles.agent), event?.deed, names(event?.roles.patient)].filter(Boolean).join(' ');
}

test.each([
  ['A lighthouse keeper repairs an old lamp', 'lighthouse keeper repair lamp'],
  ['老画家修理一台相机', '画家 repair 相机'],
  ['늙은 등대지기가 낡은 램프를 고친다', '등대지기 repair 램프'],
  ['老いた灯台守が古いランプを直す', '灯台守 repair ランプ'],
])('[DRAFT-01] what an idea is about is read as who does what: %s', async (idea, main) => {
  expect(mainOf(await readIdeaGraph(idea))).toBe(main);
});

test('[DRAFT-01] a pronoun, a name and a noun said again are whoever was named before', async () => {
  const { participants } = await readIdeaGraph(
    'After her husband drowns, a nurse named Ines buys a boat. The nurse paints it and Ines sails away.',
  );
  const nurse = participants.filter(({ words, name }) => words === 'nurse' || name === 'Ines');
  expect(nurse).toHaveLength(1);
  expect(nurse[0]?.spans.length).toBeGreaterThan(2);
  const husband = participants.find(({ words }) => words === 'husband');
  expect(husband?.relations).toEqual([{ words: 'husband', to: nurse[0]?.id }]);
  expect(husband?.presence).toBe('dead');
});

test('[DRAFT-01] hour, season, period and culture are read as the setting, and nobody plays them', async () => {
  const { setting, participants } = await readIdeaGraph('On a winter night in 1944 a soldier hides a letter');
  expect([setting.season?.value, setting.hour?.value, setting.period?.value]).toEqual(['winter', 'night', '1940s']);
  expect(participants.map(({ words }) => words)).toEqual(['soldier', 'letter']);
});

test('[DRAFT-01] equal ideas give equal graphs', async () => {
  const idea = 'Two rival bakers must share one oven until the harvest festival';
  expect(await readIdeaGraph(idea)).toEqual(await readIdeaGraph(idea));
});

test.each(['', ' ', '!?', '🎬🎬', '(((((', 'x'.repeat(5000), '的'.repeat(3000), '가'.repeat(3000), 'の'.repeat(3000)])(
  '[SEC-20] anything can be read (%#)',
  async (idea) => {
    const graph = await readIdeaGraph(idea);
    const ids = new Set(graph.participants.map(({ id }) => id));
    for (const { roles } of graph.events) {
      expect(
        Object.values(roles)
          .flat()
          .every((id) => ids.has(id)),
      ).toBe(true);
    }
  },
);
