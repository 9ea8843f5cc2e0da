import type { DrawnEffect, ShotDrawing } from '../picture/shot-drawing.ts';
import type { FigureSpec } from '../story/figure-spec.ts';
import type { AmbienceKind, SoundEventKind } from '../story/sound-kinds.ts';

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A rectangle in shares of the picture's sides, 0 to 1: left, top, width, height. */
export type Box = readonly [left: number, top: number, width: number, height: number];
/** A point in shares of the picture's sides. */
type Point = readonly [x: number, y: number];

/**
 * How a line is drawn: `caption` in white letters with a dark outline on the picture, `band` in ink on the paper beside
 * the panels, `bubble` in a speech bubble whose tail points at somebody, `label` on a tag that lies on a thing, `sign`
 * in plain letters on something that the scene shows: a board, a screen, a door plate; `strip` and `ticker` on the bars
 * of a news programme.
 */
type LineStyle = 'caption' | 'band' | 'bubble' | 'label' | 'sign' | 'strip' | 'ticker';

/** A place for a line of text. */
export interface MemeLine {
  style: LineStyle;
  box: Box;
  /** Of a bubble: where its tail ends, the speaker's mouth. */
  tail?: Point;
  /** Radians, clockwise. */
  tilt?: number;
  /** Of a sign: the colour of its letters (CSS); dark where absent. */
  ink?: string;
  /** The most characters. */
  most: number;
  /** Seconds into the clip when the line appears; the lines follow each other where absent. */
  at?: number;
}

/** A place for a photo: it fills the box, in a frame; a poster has room for lines above and below it. */
export interface MemePhoto {
  box: Box;
  frame: 'gold' | 'paper' | 'screen' | 'poster';
  tilt?: number;
  /** Who is shown where no photo is given. */
  instead: FigureSpec;
}

/** One drawing of a meme and where it is in the picture. */
export interface MemePanel {
  box: Box;
  /** The part of the scene that is shown, in shares of it; all of it where absent. As wide as high. */
  crop?: readonly [left: number, top: number, side: number];
  drawing: Scene;
}

/** A drawing without the fields that every panel has alike. */
export type Scene = Pick<ShotDrawing, 'place' | 'actors'> &
  Partial<Omit<ShotDrawing, 'aspect' | 'effects'>> & { effects?: DrawnEffect[] };

/** A sound of the clip. */
interface MemeSound {
  event: SoundEventKind;
  /** Seconds into the clip. */
  at: number;
}

/** A meme as data: what is drawn, where lines and a photo go, what is heard. */
export interface MemeTemplate {
  /** Pixels of the picture; both even. */
  size: readonly [width: number, height: number];
  panels: readonly [MemePanel, ...MemePanel[]];
  lines: readonly [MemeLine, ...MemeLine[]];
  photo?: MemePhoto;
  /** A blackboard that stands in the scene, for lines that are signs. */
  board?: Box;
  /** Length of the clip; 4 where absent. */
  seconds?: number;
  ambience?: AmbienceKind;
  sounds: readonly MemeSound[];
}

/** Length of a clip whose template has none of its own. */
export const CLIP_SECONDS = 4;
