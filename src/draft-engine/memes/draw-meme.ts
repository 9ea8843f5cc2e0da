import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Language } from '#src/shared/language/languages.ts';
import { skiaSurfaces } from '../clip/draw-clip.ts';
import type { Surface } from '../picture/drawing-surface.ts';
import { stillShare } from '../picture/moments.ts';
import { drawBoard } from './draw-board.ts';
import { drawPhoto } from './draw-photo.ts';
import { setLine, type SetLine } from './lettering/draw-line.ts';
import type { MemeTemplate, Size } from './meme-template.ts';
import { composePanels, drawPanel, secondsOf, type ComposedPanel } from './panels.ts';

/** Between and around panels. */
const PAPER = '#fbf6ea';

/** What is written on a meme. */
export interface MemeWords {
  /** One for each place of the template; empty ones are left out. */
  lines: readonly string[];
  /** Of the page: which Han signs are drawn where a text does not tell. */
  language: Language;
}

/** Draws the moment of each panel, and the photo over them. */
export function drawScene(
  context: SKRSContext2D,
  {
    template,
    panels,
    photo,
    size,
  }: { template: MemeTemplate; panels: readonly ComposedPanel[]; photo: Surface | undefined; size: Size },
  momentOf: (panel: ComposedPanel) => number,
): void {
  context.resetTransform();
  context.fillStyle = PAPER;
  context.fillRect(0, 0, size.width, size.height);
  for (const panel of panels) {
    drawPanel(context, panel, momentOf(panel), size);
  }
  if (template.board) {
    drawBoard(context, template.board, size);
  }
  if (template.photo) {
    drawPhoto(context, template.photo, photo, size);
  }
}

/** Draws a meme without its words. Blocks its thread for up to half a second. */
export function drawMemeScene(template: MemeTemplate, size: Size, photo: Surface | undefined): Canvas {
  const canvas = createCanvas(size.width, size.height);
  const panels = composePanels(template, size);
  drawScene(
    canvas.getContext('2d'),
    { template, panels, photo, size },
    ({ drawing }) => secondsOf(template) * stillShare(drawing),
  );
  return canvas;
}

/** The lines of a meme, set into their places, each with its index. */
export function setLines(
  template: MemeTemplate,
  { lines, language }: MemeWords,
  size: Size,
): (SetLine & { index: number })[] {
  const measuring = skiaSurfaces(1, 1).getContext('2d') as unknown as SKRSContext2D;
  return template.lines.flatMap((line, index) => {
    const set = setLine(measuring, line, { text: lines[index] ?? '', language, size });
    return set ? [{ ...set, index }] : [];
  });
}

/** Draws a line as many times as large as it is, around its middle. */
export function drawLine(context: SKRSContext2D, { line, centre, draw }: SetLine, grown = 1): void {
  if (grown <= 0.01) {
    return;
  }
  context.save();
  context.translate(centre.x, centre.y);
  context.rotate(line.tilt ?? 0);
  context.scale(grown, grown);
  context.translate(-centre.x, -centre.y);
  draw(context);
  context.restore();
}

/** A meme with its words, over its scene. */
export function drawMeme(template: MemeTemplate, words: MemeWords, size: Size, scene: Canvas): Canvas {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.drawImage(scene, 0, 0);
  for (const line of setLines(template, words, size)) {
    drawLine(context, line);
  }
  return canvas;
}
