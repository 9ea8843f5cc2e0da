import { ALL_MODELS } from '#src/shared/catalogue/models/all-models.ts';
import { escapeRegExp } from '#src/shared/escape-reg-exp.ts';
import { languageOfTag, type Language } from '#src/shared/language/languages.ts';
import type { Barrier } from './look-for-barriers.ts';
import type { Box, PageTexts, Saying, TextLine } from './read-texts.ts';

/** Rounding of the layout: less than this is no fault; CSS pixels. */
const SLACK = 1.5;

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
/** Words that a text in a language does not contain. A new language does not compile without an entry. */
const WORDS_OF_OTHERS: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`[${CJK}\\p{Script=Hangul}]+`, 'u'),
  cn: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[A-Za-z]{2,}/u,
  ko: new RegExp(`[${CJK}]+|[A-Za-z]{2,}`, 'u'),
  ja: /\p{Script=Hangul}+|[A-Za-z]{2,}/u,
};

/** Names, formats, units and currencies that are the same everywhere. */
const INTERNATIONAL = [
  'Kinora MojiMagic Stripe SF SMS SNS QR ID URL Web Cookie UTC US$'.split(' '),
  'JPEG PNG WebP GIF BMP HEIC MP4 MOV AVI MKV WebM SRT VTT GLB CSV ZIP kB KB MB GB LUFS lo-fi'.split(' '),
  'HMAC-SHA256 SHA-256 SHA HMAC Ctrl Alt Shift Enter Delete Backspace'.split(' '),
  'Replicate OpenAI ElevenLabs DashScope OpenRouter ComfyUI fal'.split(' '),
  ['OpenAI-compatible', 'Google (Gemini API)', 'Volcengine Ark', 'Baidu Qianfan'],
  ALL_MODELS.filter(({ vendor }) => vendor !== 'draft').flatMap(({ label, company }) => [label, company]),
]
  .flat()
  // A longer name is looked for before one that it begins with.
  .toSorted((one, other) => other.length - one.length)
  .map(escapeRegExp)
  .join('|');

/** What may stand in a text of any language. */
const COMMON: readonly RegExp[] = [
  // Titles that people gave, in quotation marks inside a text of ours.
  /“[^”]*”|‘[^’]*’|「[^」]*」|『[^』]*』|《[^》]*》/gu,
  // Addresses and the operator's settings.
  /[\w.+-]+@[\w.-]+|https?:\S+|KINORA_[A-Z_]+/gu,
  new RegExp(`(?<![A-Za-z])(?:${INTERNATIONAL})(?![A-Za-z])`, 'gu'),
  // Fingerprints and seeds.
  /[\da-f]{12,}/gu,
  // Singing to a recording, in Chinese.
  /卡拉 OK/gu,
  // Names of the studio's people and of the accounts that it made up.
  /creator-\d+|\badmin\b|Mira of the Lanterns|Lumen Pictures/gu,
  // What its changed answers say in English on every page.
  /The model (?:could|did) not [^.]+\.[^.]+\.|Two of the eight clips [^.]+\.|Insufficient film coins[^.]+\.[^.]+\./gu,
];

/** A key that has no text: the section and the path inside it. */
const KEY = /^[a-z][A-Za-z]*(?:\.[A-Za-z][A-Za-z0-9]*)+$/;

/** Faults of the texts on a page: cut off, outside of their box, on top of each other, in another language. */
export function findTextFaults(texts: PageTexts): Barrier[] {
  const { width, contentWidth } = texts;
  const language = languageOfTag(texts.tag) ?? 'en';
  const page = { rule: 'page-scrolls', where: 'page', what: `holds ${contentWidth} px in ${width} px` };
  return [
    ...(contentWidth > width + 1 ? [page] : []),
    ...texts.lines.flatMap((line) => findLineFaults(line, width)),
    ...findOverlaps(texts.lines),
    ...texts.scrollers.map((where) => ({ rule: 'box-scrolls', where, what: 'scrolls sideways' })),
    ...texts.tightFields.map((where) => ({ rule: 'field-tight', where, what: 'its text is longer than the field' })),
    ...texts.orphans.map((where) => ({ rule: 'orphan', where, what: 'a single letter on the last line' })),
    ...texts.sayings.flatMap((saying) => findForeign(saying, language)),
  ];
}

/** How far a box reaches out of another one. */
const excess = (inner: Box, outer: Box): number =>
  Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom);

function findLineFaults({ where, ink, uncut, painted, scrolls, mayBeCut }: TextLine, width: number): Barrier[] {
  if (mayBeCut) {
    return [];
  }
  const cut = excess(ink, uncut);
  if (cut > SLACK) {
    return [{ rule: 'text-cut', where, what: `${Math.round(cut)} px are cut off` }];
  }
  const out = painted && !scrolls ? excess(ink, painted) : 0;
  if (out > SLACK) {
    return [{ rule: 'text-outside', where, what: `${Math.round(out)} px outside of its box` }];
  }
  const beyond = scrolls ? 0 : Math.max(ink.right - width, -ink.left);
  return beyond > SLACK ? [{ rule: 'text-beyond-page', where, what: `${Math.round(beyond)} px beyond the page` }] : [];
}

const overlapOf = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Visible lines of different elements in one layer that cover each other. */
function findOverlaps(lines: readonly TextLine[]): Barrier[] {
  const found: Barrier[] = [];
  const visible = lines
    .map((line) => ({ ...line, ink: overlapOf(overlapOf(line.ink, line.uncut), line.scrolled) }))
    .filter(({ ink }) => ink.right > ink.left && ink.bottom > ink.top)
    .toSorted((one, other) => one.ink.top - other.ink.top);
  visible.forEach((one, place) => {
    for (const other of visible.slice(place + 1)) {
      if (other.ink.top > one.ink.bottom) {
        break;
      }
      const { left, right, top, bottom } = overlapOf(one.ink, other.ink);
      const isOther = one.element !== other.element && one.layer === other.layer;
      if (isOther && right - left > SLACK && bottom - top > SLACK) {
        found.push({ rule: 'texts-overlap', where: one.where, what: `lies on ${other.where}` });
      }
    }
  });
  return found;
}

/** A key in place of a text, or a word of another language. */
function findForeign({ where, text }: Saying, language: Language): Barrier[] {
  const said = COMMON.reduce((rest, common) => rest.replaceAll(common, ' '), text);
  const key = said.split(/\s+/).find((word) => KEY.test(word));
  if (key) {
    return [{ rule: 'text-missing', where, what: `shows the key ${key}` }];
  }
  const foreign = WORDS_OF_OTHERS[language].exec(said)?.[0];
  return foreign ? [{ rule: 'text-untranslated', where, what: `says ${foreign}` }] : [];
}
