import { expect, test } from 'vitest';
import { planDescribedShot } from '#src/draft-engine/story/described-shot/plan-described-shot.ts';
import { planFilm } from '#src/draft-engine/story/plan-film.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { withoutInvented, withSaidDeeds } from './said-deeds.ts';

const IDEA: Readonly<Record<Language, string>> = {
  en: 'Ken and his daughter Mia find a red bicycle in a harbour town.',
  cn: '港口小镇上，父亲建国和女儿小美找到一辆红色自行车。',
  ja: '港町で父の健三と娘の美咲が赤い自転車を見つける。',
  ko: '항구 마을에서 아버지 철수와 딸 영희가 빨간 자전거를 찾는다.',
};
const TEXTS: Readonly<Record<Language, readonly (readonly [string, readonly string[]])[]>> = {
  en: [
    ['Evening at the harbour. Ken pushes a red bicycle and Mia waves and waits.', ['push', 'wave']],
    ['Ken holds a box, and Mia is waving at him.', ['hold', 'wave']],
    ['Ken is waiting.', ['stand']],
  ],
  cn: [
    ['傍晚的港口。建国推着红色自行车走着，小美挥手等待。', ['push', 'wave']],
    ['建国拿着箱子等待，小美挥手。', ['hold', 'wave']],
    ['建国在等待。', ['stand']],
  ],
  ja: [
    ['夕方の港。健三が赤い自転車を押して歩き、美咲が手を振って待っている。', ['push', 'wave']],
    ['健三が箱を持って待ち、美咲が手を振る。', ['hold', 'wave']],
    ['健三が待っている。', ['stand']],
  ],
  ko: [
    ['저녁의 항구. 철수가 빨간 자전거를 밀며 걷고, 영희가 손을 흔들며 기다리고 있다.', ['push', 'wave']],
    ['철수가 상자를 들고 기다리고, 영희가 손을 흔든다.', ['hold', 'wave']],
    ['철수가 기다리고 있다.', ['stand']],
  ],
};

test.each(LANGUAGES)(
  '[EDIT-05] each of two people does what the text says, and nothing is added to it: %s',
  async (language) => {
    const asked = { type: 'documentary', language, aspect: '16:9', seed: 3 } as const;
    const film = await planFilm({ ...asked, idea: IDEA[language], shotCount: 6 });
    const items = film.items.map((item) => ({ ...item, label: item.label ?? null, colour: item.colour ?? null }));
    const before = film.shots.at(-1);
    if (!before) {
      throw new Error('the film has no shots');
    }
    for (const [text, poses] of TEXTS[language]) {
      const planned = await planDescribedShot({ ...asked, text, cast: { ...film, items }, before, newKey: 'new' });
      if (!planned) {
        throw new Error(`nothing of it is drawn: ${text}`);
      }
      const shown = withoutInvented(planned);
      const named = film.characters;
      const { actors, visions = [] } = withSaidDeeds(shown.shot, text, { named, things: film.items, language });
      const done = film.characters.map(({ key }) => actors.find(({ characterKey }) => characterKey === key)?.pose);
      expect(done.slice(0, poses.length), text).toEqual(poses);
      expect(visions, text).toEqual([]);
      expect(
        shown.items.some(({ item }) => item === 'clock'),
        text,
      ).toBe(false);
      expect(
        shown.shot.events.map(({ sound }) => sound),
        text,
      ).not.toContain('clock');
    }
  },
);
