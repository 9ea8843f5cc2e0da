import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { CameraAngle, Emotion, Framing } from '#src/shared/catalogue/shots.ts';
import { feelingAlone } from '../story/described-shot/said-feeling.ts';
import { saidFraming } from '../story/described-shot/said-framing.ts';
import { wishedLook } from '../story/telling/style-wishes.ts';
import { ANGLES, FRAMINGS, HEADS, LOOKS_AT_US, ONLY_ABOUT, PORTRAIT, SAID_PLAINLY, TAILS } from './picture-words.ts';

/** What a prompt says of the picture, and what of the scene. */
export interface ReadPrompt {
  look?: LookId;
  framing?: Framing;
  /** Somebody's face is asked for, or somebody who looks at whoever sees the picture. */
  isPortrait?: true;
  angle?: CameraAngle;
  /** A feeling that a piece of the prompt is for: 'a sailor, smiling'. */
  feeling?: Emotion;
  /** Words for drawings that are no scenes: a logo, a chart. */
  notPictures: string[];
  /** Pieces of the prompt that are about the picture: how it is made, and how near one looks. */
  asides: string[];
  /** The scene alone: without words of quality, style and format. */
  words: string;
}

/** Weights and options that picture programs know: '(word:1.2)', '--ar 16:9', '[lora:x:1](lora:x:1)'. */
const NOTATION: readonly (readonly [RegExp, string])[] = [
  [/<[^<>]*>/gu, ' '],
  [/(?:^|\s)--\w+(?:\s+[\w:.]+)?/gu, ' '],
  [/[([{]+([^()[\]{}:]*)(?::\s*[\d.]+)?[)\]}]+/gu, '$1'],
];
/** Looks whose words are a thing as well: what is lit by neon is drawn in neon. */
const NEON = /\b(?:neon|cyberpunk|synthwave)\b|霓虹|赛博朋克|ネオン|サイバーパンク|네온|사이버펑크/iu;
const NEON_LIGHT =
  /^(?:(?:glowing |bright |colou?rful )*neon(?: lights?| signs?| glow)*|霓虹(?:灯|燈)?(?:光|闪烁)?|ネオン(?:ライト|サイン|の光|街)?|네온(?: ?사인| ?불빛| ?조명)?)$/iu;
/** Names of looks that people use for pictures and not for films. */
const NAMED: readonly (readonly [RegExp, LookId])[] = [
  [/\b(?:impressionis[tm]|acrylic|baroque|renaissance)\b|印象派|인상파/iu, 'oil'],
  [/\b(?:charcoal|graphite|line ?art)\b|炭笔|线稿|線画|목탄/iu, 'pencil'],
  [/\b(?:comic|cartoon|ghibli)\b|卡通|漫画|マンガ|アニメ|만화|애니/iu, 'cel'],
  [/\b(?:flat design|vector|infographic)\b|扁平|フラットデザイン|벡터|플랫/iu, 'infographic'],
  [/\b(?:polaroid|vintage photo|analog|retro)\b/iu, 'toy_camera'],
  [/\b(?:product (?:photo|shot)|studio product)/iu, 'product'],
  [/\bmemphis\b/iu, 'memphis'],
];
const NO_SCENE =
  /\b(?:logos?|icons?|diagrams?|charts?|infographics?|typography|lettering|blueprints?|posters?|(?:plant|animal|human|blood|stem|nerve) cells?|book covers?|album covers?)\b|细胞|标志|图标|图表|标识|海报|細胞|ロゴ|アイコン|図表|ポスター|로고|아이콘|도표|세포|포스터/giu;
/** The same with what stands beside them, to be taken out of the scene. */
const NO_SCENE_WORDS = new RegExp(
  `(?:的|の|의 )?(?:\\b(?:minimalist|minimal|simple|modern|vintage|flat|retro|travel|movie|concert|film)\\s+)*(?:${NO_SCENE.source})(?: ?(?:design|设计|デザイン|디자인))?(?: (?:for|of|with)(?= ))?`,
  'giu',
);
const MEDIUM =
  /(?:\s|paintings?|drawings?|prints?|renders?|rendering|illustrations?|art|photo(?:graph(?:y)?)?|of|素描|插画|イラスト|그림|일러스트|[：:])+$/iu;

/** Parts the words of a prompt: those of the picture from those of the scene. */
export function readPrompt(text: string): ReadPrompt {
  const plain = NOTATION.reduce((words, [pattern, by]) => words.replace(pattern, by), text).trim();
  const asides: string[] = [];
  const { framing: shot, rest: told } = saidFraming(plain);
  const rest = withoutLook(told, asides);
  const body = withoutEnds(rest, HEADS, asides);
  const pieces = body
    .split(/(?<=[,，、;；|\n.。])/u)
    .map((piece) => pieceOfScene(piece, asides))
    .filter((piece) => piece !== '');
  const scene = pieces.length > 0 ? pieces.join(' ') : ofWhom(body, asides);
  const said = shot ?? FRAMINGS.find(([pattern]) => pattern.test(plain))?.[1];
  const isPortrait = said === undefined && (rest !== told || PORTRAIT.test(plain));
  const framing = isPortrait ? 'medium' : said;
  const angle = ANGLES.find(([pattern]) => pattern.test(plain))?.[1];
  const look = lookOf(asides, plain);
  const feeling = asides.map(feelingAlone).find(Boolean);
  return {
    ...(look ? { look } : {}),
    ...(framing ? { framing } : {}),
    ...(isPortrait ? { isPortrait } : {}),
    ...(angle ? { angle } : {}),
    ...(feeling ? { feeling } : {}),
    asides: [...asides, ...(told === plain ? [] : [plain.replace(told, ' ')])],
    notPictures: [...plain.matchAll(NO_SCENE)].map(([found]) => found),
    words: SAID_PLAINLY.reduce((words, [pattern, by]) => words.replace(pattern, by), scene)
      .replace(NO_SCENE_WORDS, ' ')
      .replace(/(?<=[，、。])\s+/gu, '')
      .replace(/[\s,，、;；|]+$/u, '')
      .trim(),
  };
}

/** Of whom or what a picture is that has no other words: 少年の肖像画. */
function ofWhom(body: string, asides: string[]): string {
  const [words] = withoutStops(body);
  const scene = withoutEnds(words, TAILS, asides);
  return scene === words || isAbout(scene) ? '' : scene;
}

/** A prompt without words for a look out of the picture; they are put aside. */
function withoutLook(words: string, asides: string[]): string {
  const left = LOOKS_AT_US.reduce((rest, [pattern, by]) => rest.replace(pattern, by), words)
    .replace(/^[\s,，、.。]+|[\s,，、]+$/gu, '')
    .replace(/\s*([,，、])(?:\s*[,，、])+/gu, '$1');
  if (!LOOKS_AT_US.some(([pattern]) => words.search(pattern) !== -1) || !/\p{L}/u.test(left)) {
    return words;
  }
  asides.push(...LOOKS_AT_US.flatMap(([pattern]) => words.match(pattern) ?? []));
  return left;
}

/** What stands at the end of a piece. */
const STOPS: ReadonlySet<string> = new Set(',，、;；|\n.。');

/** A piece in two: its words, and the stops behind them. */
function withoutStops(piece: string): [words: string, stops: string] {
  let end = piece.length;
  while (end > 0 && STOPS.has(piece.charAt(end - 1))) {
    end -= 1;
  }
  return [piece.slice(0, end), piece.slice(end)];
}

/** A piece between commas as far as it tells of the scene; what it says of the picture is put aside. */
function pieceOfScene(piece: string, asides: string[]): string {
  const [words, end] = withoutStops(piece.trim());
  if (words === '' || NEON_LIGHT.test(words) || isAngle(words) || isFeeling(words) || isAbout(words)) {
    asides.push(words);
    return '';
  }
  const scene = withoutEnds(words, TAILS, asides);
  return scene + end.replace(/[;；|\n]/u, ',');
}

const isAngle = (words: string): boolean => ANGLES.some(([pattern]) => words.replace(pattern, '').trim() === '');

const isFeeling = (words: string): boolean => feelingAlone(words) !== undefined;

/** The longest look has few words: 'children's storybook illustration'. */
const isAbout = (words: string): boolean =>
  ONLY_ABOUT.test(words) ||
  (words.split(/\s+/u).length <= 4 && words.length <= 32 && lookIn(words) !== undefined && isLookOnly(words));

const isLookOnly = (words: string): boolean =>
  (wishedLook(words) !== undefined && words.split(/\s+/u).length <= 2) ||
  wishedLook(words.replace(MEDIUM, '')) !== undefined ||
  NAMED.some(([pattern]) => words.replace(pattern, '').replace(MEDIUM, '').trim() === '');

function withoutEnds(words: string, ends: readonly RegExp[], asides: string[]): string {
  return ends.reduce((left, pattern) => {
    const found = pattern.exec(left)?.[0];
    const rest = found === undefined ? left : left.replace(pattern, '').trim();
    if (found === undefined || rest === '') {
      return left;
    }
    asides.push(found.trim());
    return rest;
  }, words.trim());
}

const lookIn = (words: string): LookId | undefined =>
  wishedLook(words) ?? wishedLook(words.replace(MEDIUM, '')) ?? NAMED.find(([pattern]) => pattern.test(words))?.[1];

function lookOf(asides: readonly string[], text: string): LookId | undefined {
  const said = asides.map((words) => lookIn(words.replace(/^(?:(?:an?|the)\s|一[张幅副])/iu, ''))).find(Boolean);
  return said ?? wishedLook(text) ?? (NEON.test(text) ? 'neon' : undefined);
}
