/** The part of the 2D canvas API that drawing uses, common to Skia on the server and OffscreenCanvas in the browser. */
export interface DrawingContext {
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  scale(x: number, y: number): void;
  rotate(radians: number): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  resetTransform(): void;
  getTransform(): {
    readonly a: number;
    readonly b: number;
    readonly c: number;
    readonly d: number;
    readonly e: number;
    readonly f: number;
  };
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  quadraticCurveTo(ax: number, ay: number, x: number, y: number): void;
  arc(x: number, y: number, radius: number, start: number, end: number, counterClockwise?: boolean): void;
  ellipse(
    x: number,
    y: number,
    rx: number,
    ry: number,
    rotation: number,
    start: number,
    end: number,
    counterClockwise?: boolean,
  ): void;
  rect(x: number, y: number, width: number, height: number): void;
  fill(rule?: 'nonzero' | 'evenodd'): void;
  stroke(): void;
  clip(rule?: 'nonzero' | 'evenodd'): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  createLinearGradient(ax: number, ay: number, bx: number, by: number): DrawingGradient;
  createRadialGradient(ax: number, ay: number, ar: number, bx: number, by: number, br: number): DrawingGradient;
  drawImage(image: Surface, x: number, y: number): void;
  drawImage(image: Surface, x: number, y: number, width: number, height: number): void;
  drawImage(
    image: Surface,
    sx: number,
    sy: number,
    sourceWidth: number,
    sourceHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void;
  getImageData(x: number, y: number, width: number, height: number): Pixels;
  putImageData(pixels: Pixels, x: number, y: number): void;
  createImageData(width: number, height: number): Pixels;
  setLineDash(segments: number[]): void;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): { readonly width: number };
  font: string;
  textAlign: 'left' | 'center' | 'right' | 'start' | 'end';
  textBaseline: 'alphabetic' | 'middle' | 'top' | 'bottom' | 'hanging' | 'ideographic';
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'miter' | 'round';
  globalAlpha: number;
  globalCompositeOperation: string;
  filter: string;
  imageSmoothingEnabled: boolean;
}

interface DrawingGradient {
  addColorStop(offset: number, colour: string): void;
}

/** RGBA, 8 bits, not premultiplied, row by row from the top. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export interface Surface {
  width: number;
  height: number;
  getContext(kind: '2d'): DrawingContext;
}

/** Creates an empty transparent surface; sizes are whole pixels. */
export type SurfaceFactory = (width: number, height: number) => Surface;
