import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';

/** Room after the film's end, so that the edge of the last shot can be dragged; in pixels. */
const END_PIXELS = 48;
/** The largest scale, at which single frames can be told apart; in pixels per second. */
const MOST_SCALE = 10 * FRAMES_PER_SECOND;
/** Least distance of two marks of the ruler, in pixels. */
const MARK_PIXELS = 84;
/** Distances of the marks of a ruler, in seconds. */
const MARK_SECONDS = [0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800];

/** By how much a press of a zoom button changes the scale. */
export const ZOOM_STEP = 1.4;

/** The scale in pixels per second at which a film of this length fills a strip of this width. */
export function fitScale(durationSeconds: number, widthPixels: number): number {
  return Math.min(MOST_SCALE, Math.max(1, widthPixels - END_PIXELS) / Math.max(1, durationSeconds));
}

/** The nearest scale that a strip has: from the whole film to single frames. */
export function clampScale(scale: number, fit: number): number {
  return Math.min(MOST_SCALE, Math.max(fit, scale));
}

/** The place of a scale on a slider from 0 (the whole film) to 1; equal ways multiply the scale equally. */
export function zoomOfScale(scale: number, fit: number): number {
  return fit >= MOST_SCALE ? 0 : Math.log(clampScale(scale, fit) / fit) / Math.log(MOST_SCALE / fit);
}

/** The scale at a place of the slider. */
export function scaleOfZoom(zoom: number, fit: number): number {
  return clampScale(fit * (MOST_SCALE / fit) ** zoom, fit);
}

/** Width of the whole strip in pixels, which is at least that of its window. */
export function stripPixels(durationSeconds: number, scale: number, widthPixels: number): number {
  return Math.max(widthPixels, Math.ceil(durationSeconds * scale) + END_PIXELS);
}

/** The marks of a ruler between two moments, in seconds, as close as they can be read. */
export function rulerMarks(fromSeconds: number, toSeconds: number, scale: number): number[] {
  const step = MARK_SECONDS.find((seconds) => seconds * scale >= MARK_PIXELS) ?? (MARK_SECONDS.at(-1) as number);
  const first = Math.max(0, Math.floor(fromSeconds / step));
  const last = Math.max(first, Math.floor(toSeconds / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
