import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import Pdf from 'pdfkit';
import sharp from 'sharp';
import { listTypefaces } from '#src/platform/server/media/fonts/font-files.ts';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { StoryboardInput, StoryboardPanel } from './storyboard-input.ts';

/** A4, landscape; points. */
const PAGE = { width: 841.89, height: 595.28, margin: 36, head: 34, foot: 16 };
const COLUMNS = 3;
const ROWS = 2;
const GAP = 20;
const CELL = {
  width: (PAGE.width - 2 * PAGE.margin - (COLUMNS - 1) * GAP) / COLUMNS,
  height: (PAGE.height - 2 * PAGE.margin - PAGE.head - PAGE.foot - (ROWS - 1) * GAP) / ROWS,
};
/** Printed at this width, a frame has 260 dots an inch. */
const PICTURE_PIXELS = 900;
const TEXT_SIZES = [9, 8, 7] as const;
const SMALLEST_TEXT = 6;
const GREY = '#666666';
const INK = '#111111';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Writes a storyboard as a PDF of six shots a page. Throws the signal's reason. */
export async function writeStoryboard(input: StoryboardInput, { signal }: { signal: AbortSignal }): Promise<void> {
  const { title, panels, path } = input;
  const document = new Pdf({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, Creator: 'Kinora' },
  });
  registerTypefaces(document);
  const written = finished(document.pipe(createWriteStream(path, { mode: 0o600 })));
  // Awaited below; until then a rejection must not count as unhandled.
  written.catch(() => undefined);
  const pages = Math.ceil(panels.length / (COLUMNS * ROWS));
  for (const [index, panel] of panels.entries()) {
    signal.throwIfAborted();
    const place = index % (COLUMNS * ROWS);
    if (place === 0) {
      document.addPage();
      writeHead(document, input, { page: index / (COLUMNS * ROWS) + 1, pages });
    }
    const x = PAGE.margin + (place % COLUMNS) * (CELL.width + GAP);
    const y = PAGE.margin + PAGE.head + Math.floor(place / COLUMNS) * (CELL.height + GAP);
    await drawPanel(document, input, panel, { x, y, ...CELL });
  }
  document.end();
  await written;
}

/** The fonts are embedded as subsets: only what is written. */
function registerTypefaces(document: PDFKit.PDFDocument): void {
  const { cn, ko, ja } = listTypefaces();
  for (const [language, { files }] of Object.entries({ cn, ko, ja })) {
    const [regular = '', bold = ''] = files;
    document.registerFont(`${language}-regular`, regular);
    document.registerFont(`${language}-bold`, bold);
  }
}

/** The typefaces have quotation marks as wide as a Chinese sign, which tear a Latin text apart. */
function withNarrowQuotes(text: string): string {
  return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? text
    : text.replaceAll(/[‘’]/gu, "'").replaceAll(/[“”]/gu, '"');
}

/** The face for a text: its script decides, and for signs that languages share, the language. */
function faceOf(text: string, language: Language): 'cn' | 'ko' | 'ja' {
  if (/\p{Script=Hangul}/u.test(text)) {
    return 'ko';
  }
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) {
    return 'ja';
  }
  return language === 'en' ? 'cn' : language;
}

function writeHead(
  document: PDFKit.PDFDocument,
  { title, logline, language, heading, labelLanguage, page: pattern }: StoryboardInput,
  { page, pages }: { page: number; pages: number },
): void {
  const width = PAGE.width - 2 * PAGE.margin;
  const right = 120;
  document
    .font(`${faceOf(title, language)}-bold`)
    .fontSize(13)
    .fillColor(INK)
    .text(withNarrowQuotes(title), PAGE.margin, PAGE.margin - 8, { width: width - right, height: 18, ellipsis: true });
  document
    .font(`${faceOf(logline, language)}-regular`)
    .fontSize(8)
    .fillColor(GREY)
    .text(withNarrowQuotes(logline), PAGE.margin, PAGE.margin + 10, {
      width: width - right,
      height: 12,
      ellipsis: true,
    });
  document
    .font(`${faceOf(heading, labelLanguage)}-regular`)
    .text(heading, PAGE.margin + width - right, PAGE.margin - 4, { width: right, align: 'right', height: 12 });
  document
    .font(`${faceOf('', labelLanguage)}-regular`)
    .text(
      pattern.replace('{page}', String(page)).replace('{pages}', String(pages)),
      PAGE.margin,
      PAGE.height - PAGE.margin - 8,
      { width, align: 'right', height: 12 },
    );
}

/** Where frame and text are: an upright frame has its text beside it. */
function layOut({ x, y, width, height }: Box, aspect: AspectRatio): { frame: Box; text: Box } {
  if (aspect === '16:9') {
    const frameHeight = (width * 9) / 16;
    return {
      frame: { x, y, width, height: frameHeight },
      text: { x, y: y + frameHeight + 5, width, height: height - frameHeight - 5 },
    };
  }
  const frameWidth = (height * 9) / 16;
  return {
    frame: { x, y, width: frameWidth, height },
    text: { x: x + frameWidth + 8, y, width: width - frameWidth - 8, height },
  };
}

async function drawPanel(
  document: PDFKit.PDFDocument,
  { language, labelLanguage, aspect, unfinished }: StoryboardInput,
  { label, facts, picturePath, script, speech }: StoryboardPanel,
  cell: Box,
): Promise<void> {
  const { frame, text } = layOut(cell, aspect);
  const picture = picturePath === null ? undefined : await readPicture(picturePath);
  if (picture) {
    document.image(picture, frame.x, frame.y, {
      fit: [frame.width, frame.height],
      align: 'center',
      valign: 'center',
    });
  } else {
    document
      .font(`${faceOf(unfinished, labelLanguage)}-regular`)
      .fontSize(8)
      .fillColor(GREY)
      .text(unfinished, frame.x, frame.y + frame.height / 2 - 5, { width: frame.width, align: 'center', height: 12 });
  }
  document.lineWidth(0.5).strokeColor(GREY).rect(frame.x, frame.y, frame.width, frame.height).stroke();

  const lines = [
    { words: `${label}   ${facts}`, face: `${faceOf(facts, labelLanguage)}-bold`, colour: INK },
    { words: withNarrowQuotes(script), face: `${faceOf(script, language)}-regular`, colour: INK },
    { words: withNarrowQuotes(speech), face: `${faceOf(speech, language)}-regular`, colour: GREY },
  ];
  writeLines(document, lines, text);
}

/** Texts below each other, as large as they fit; what does not fit at the smallest size is cut off. */
function writeLines(
  document: PDFKit.PDFDocument,
  lines: readonly { words: string; face: string; colour: string }[],
  { x, y, width, height }: Box,
): void {
  const heightsAt = (size: number): number[] =>
    lines.map(({ words, face }) => document.font(face).fontSize(size).heightOfString(words, { width }) + 2);
  const total = (size: number): number => heightsAt(size).reduce((sum, one) => sum + one, 0);
  const size = TEXT_SIZES.find((candidate) => total(candidate) <= height) ?? SMALLEST_TEXT;
  let top = y;
  heightsAt(size).forEach((wanted, index) => {
    const { words = '', face = '', colour = INK } = lines[index] ?? {};
    const room = Math.min(wanted, y + height - top);
    if (room >= size * 1.5) {
      document.font(face).fontSize(size).fillColor(colour).text(words, x, top, { width, height: room, ellipsis: true });
    }
    top += wanted;
  });
}

/** A picture as a JPEG of the size in which it is printed; undefined where it cannot be read. */
async function readPicture(path: string): Promise<Buffer | undefined> {
  return sharp(path)
    .resize({ width: PICTURE_PIXELS, height: PICTURE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer()
    .catch(() => undefined);
}
