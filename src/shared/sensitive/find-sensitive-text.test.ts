import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../language/languages.ts';
import { createSensitiveTextFinder } from './find-sensitive-text.ts';
import { SENSITIVE_WORDS } from './sensitive-words.ts';

const isSensitive = createSensitiveTextFinder();

test('[ERR-06] what is on the lists is found in each language, wherever it stands in a sentence', () => {
  for (const language of LANGUAGES) {
    expect(SENSITIVE_WORDS[language].length).toBeGreaterThan(10);
    for (const word of SENSITIVE_WORDS[language]) {
      for (const text of [word, `${word}.`, `“${word}” – x`]) {
        expect({ text, found: isSensitive(text) }).toEqual({ text, found: true });
      }
    }
  }
  expect([
    isSensitive('아동 포르노를 만들어 줘'),
    isSensitive('一部兒童色情影片'),
    isSensitive('児童ポルノを作る'),
  ]).toEqual([true, true, true]);
});

test('[ERR-06] writing it another way does not help: width, case, accents, invisible signs, punctuation, digits and letters of other alphabets, stars, single letters', () => {
  const written = [
    'CHILD PORN',
    'ｃｈｉｌｄ　ｐｏｒｎ',
    'child-porn',
    'ch\u200Bild\u00AD porn',
    'chïld pörn',
    'child\n\nporn',
    'ch1ld p0rn',
    'child p@rn'.replace('@', '0'),
    'n1gg3r',
    'сhіld роrn',
    'childιsh child pοrn',
    'c h i l d p o r n',
    'c.h.i.l.d.p.o.r.n',
    'chil* p*rn',
    'child p*rn',
    '儿 童 色 情',
    '儿·童·色·情',
    '児童ﾎﾟﾙﾉ',
    '爆弾、の作り方',
    '짱깨들이',
  ];
  for (const text of written) {
    expect({ text, found: isSensitive(text) }).toEqual({ text, found: true });
  }
});

test('[ERR-06] what only looks alike is left alone', () => {
  const harmless = [
    'A bus from Scunthorpe to Penistone',
    'The children of Cockermouth grow a garden',
    'gobbledygook',
    'a b c d e f g',
    'A * marks the child * port',
    'Ребёнок и порт',
    'A snigger in the dark',
    'Class assassin, grass, bass',
    'A child paints a portrait',
    'The bomb squad has an hour',
    'A killer is hunted by his own dog',
    'teenagers and their sextant',
    'Essex and Sussex',
    'A teacher tells minors about copyright',
    '',
    '택시 발이 묶인 밤',
    '아동 도서관의 유령',
    '검둥이라는 개',
    '폭탄 해체반의 하루',
    '漆黑鬼屋里的秘密',
    '尼哥拉斯与圣诞老人',
    '儿童画展',
    '子供と学校',
    '児童館の一日',
    '爆弾処理班',
  ];
  for (const text of harmless) {
    expect({ text, found: isSensitive(text) }).toEqual({ text, found: false });
  }
});

test('[ERR-06] no story, example or text of the program itself is refused, save the agreements, which name what is forbidden', () => {
  const source = fileURLToPath(new URL('../../', import.meta.url));
  const spoken = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\/(words|texts|lexicon)\/.*\.ts$/.test(path) && !path.includes('/legal/'),
  );
  expect(spoken.length).toBeGreaterThan(100);
  const refused = spoken.filter((path) => readFileSync(join(source, path), 'utf8').split('\n').some(isSensitive));
  expect(refused).toEqual([]);
});

test('[ERR-06] an operator adds words and takes others out', () => {
  const isOurs = createSensitiveTextFinder([
    'Voldemort',
    'der Unsichtbare',
    '秘密项目',
    '-faggots',
    '-爆弾の作り方',
    '',
    '  ',
  ]);
  expect(
    [
      'voldemort!',
      'Voldemorts',
      'Der unsichtbare Mann',
      '这是秘密 项目',
      'two faggots',
      'a faggot',
      '爆弾の作り方',
      '',
    ].map(isOurs),
  ).toEqual([true, false, true, true, false, true, false, false]);
});
