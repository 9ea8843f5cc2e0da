/** A picture that is painted into or taken from: four bytes for each pixel. */
export interface Canvas {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Points of triangles: where they are in the picture that is taken from, and where they are painted. */
export interface PaintedMesh {
  triangles: Uint16Array;
  /** Three numbers for each point, of which the first two are its place. */
  from: Float32Array;
  /** Two numbers for each point. */
  to: Float32Array;
}

/** Triangles whose points move less show what is there already. */
const STILL_PIXELS = 0.02;
/** Neighbours overlap by so much, so that nothing shines through between them. */
const OVERLAP = 0.02;
const FLATTEST = 1e-6;

/** Paints triangles of a picture where their points have moved to, one after the other. */
export function paintMesh(target: Canvas, source: Canvas, { triangles, from, to }: PaintedMesh): void {
  const painter = createTrianglePainter(target, source);
  for (let at = 0; at < triangles.length; at += 3) {
    const points = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!];
    if (!points.every((point) => isStill(from, to, point))) {
      painter(
        points.map((point) => ({
          x: to[point * 2]!,
          y: to[point * 2 + 1]!,
          fromX: from[point * 3]!,
          fromY: from[point * 3 + 1]!,
        })),
      );
    }
  }
}

function isStill(from: Float32Array, to: Float32Array, point: number): boolean {
  return (
    Math.abs(from[point * 3]! - to[point * 2]!) < STILL_PIXELS &&
    Math.abs(from[point * 3 + 1]! - to[point * 2 + 1]!) < STILL_PIXELS
  );
}

/** A corner of a triangle, and the place of the picture that it shows. */
interface Corner {
  x: number;
  y: number;
  fromX: number;
  fromY: number;
}

function createTrianglePainter(target: Canvas, source: Canvas): (corners: readonly Corner[]) => void {
  const paintRow = createRowPainter(target, source);
  return ([one, two, three]) => {
    if (!one || !two || !three) {
      return;
    }
    const area = (two.x - one.x) * (three.y - one.y) - (three.x - one.x) * (two.y - one.y);
    if (Math.abs(area) < FLATTEST) {
      return;
    }
    // How the place that is shown changes from pixel to pixel.
    const slope = (of: (corner: Corner) => number): readonly [perColumn: number, perRow: number] => {
      const [toTwo, toThree] = [of(two) - of(one), of(three) - of(one)];
      return [
        (toTwo * (three.y - one.y) - toThree * (two.y - one.y)) / area,
        (toThree * (two.x - one.x) - toTwo * (three.x - one.x)) / area,
      ];
    };
    const [acrossX, acrossY] = slope(({ fromX }) => fromX);
    const [downX, downY] = slope(({ fromY }) => fromY);
    const top = Math.max(0, Math.ceil(Math.min(one.y, two.y, three.y) - 0.5 - OVERLAP));
    const bottom = Math.min(target.height - 1, Math.floor(Math.max(one.y, two.y, three.y) - 0.5 + OVERLAP));
    for (let row = top; row <= bottom; row++) {
      const y = row + 0.5;
      const [left, right] = crossings(one, two, three, y);
      const first = Math.max(0, Math.ceil(left - 0.5 - OVERLAP));
      const last = Math.min(target.width - 1, Math.floor(right - 0.5 + OVERLAP));
      const x = first + 0.5 - one.x;
      paintRow(
        { row, first, last },
        one.fromX + x * acrossX + (y - one.y) * acrossY - 0.5,
        one.fromY + x * downX + (y - one.y) * downY - 0.5,
        [acrossX, downX],
      );
    }
  };
}

/** Where a row enters a triangle and leaves it. */
function crossings(one: Corner, two: Corner, three: Corner, y: number): [left: number, right: number] {
  let [left, right] = [Infinity, -Infinity];
  const cross = (from: Corner, to: Corner): void => {
    const [low, high] = from.y < to.y ? [from, to] : [to, from];
    // A row just outside, which the overlap has added, is as wide as the corner beside it.
    const height = high.y - low.y;
    const share = height < FLATTEST ? 0 : (y - low.y) / height;
    if (share < -OVERLAP || share > 1 + OVERLAP) {
      return;
    }
    const x = low.x + (high.x - low.x) * Math.max(0, Math.min(1, share));
    left = Math.min(left, x);
    right = Math.max(right, x);
    if (height < FLATTEST) {
      left = Math.min(left, high.x);
      right = Math.max(right, high.x);
    }
  };
  cross(one, two);
  cross(two, three);
  cross(three, one);
  return [left, right];
}

interface Row {
  row: number;
  first: number;
  last: number;
}

/** Paints a row with what lies on a line of the picture, between its pixels too. */
function createRowPainter(
  target: Canvas,
  source: Canvas,
): (row: Row, fromX: number, fromY: number, step: readonly [number, number]) => void {
  const { data: out, width: outWidth } = target;
  const { data, width, height } = source;
  const [lastX, lastY] = [width - 1.001, height - 1.001];
  const below = width * 4;
  return ({ row, first, last }, fromX, fromY, [stepX, stepY]) => {
    let x = fromX;
    let y = fromY;
    let to = (row * outWidth + first) * 4;
    for (let column = first; column <= last; column++) {
      const inX = Math.max(0, Math.min(lastX, x));
      const inY = Math.max(0, Math.min(lastY, y));
      const leftX = Math.trunc(inX);
      const topY = Math.trunc(inY);
      const right = inX - leftX;
      const low = inY - topY;
      const at = (topY * width + leftX) * 4;
      const d = right * low;
      const b = right - d;
      const c = low - d;
      const a = 1 - right - c;
      out[to] = data[at]! * a + data[at + 4]! * b + data[at + below]! * c + data[at + below + 4]! * d + 0.5;
      out[to + 1] = data[at + 1]! * a + data[at + 5]! * b + data[at + below + 1]! * c + data[at + below + 5]! * d + 0.5;
      out[to + 2] = data[at + 2]! * a + data[at + 6]! * b + data[at + below + 2]! * c + data[at + below + 6]! * d + 0.5;
      x += stepX;
      y += stepY;
      to += 4;
    }
  };
}
