import { oklch } from '../../../colour.ts';
import { chanceOf, type FacadeLayer } from './facade.ts';
import { flatRoof } from './roofs.ts';

/** Setbacks that climb to a crown of fins. */
export const steppedCrown: FacadeLayer = (s, f) => {
  const y = -f.height;
  for (let step = 0; step < 3; step++) {
    const inset = 0.5 + step * 0.75;
    s.box(f.left + inset, y - step * 1.1, f.width - inset * 2, 1.2, f.wall);
    s.mark(f.left + inset, y - step * 1.1 - 1.1, f.width - inset * 2, 0.18, f.accent, 0.9);
  }
  const middle = f.left + f.width / 2;
  for (const x of [-0.5, 0, 0.5]) {
    s.face(f.accent, middle + x - 0.1, y - 3.3, middle + x, y - (x === 0 ? 5.6 : 4.6), middle + x + 0.1, y - 3.3);
  }
};

/** Domes on a flat roof. */
export function domes(count: number, share = 1): FacadeLayer {
  return (s, f) => {
    flatRoof('none', 0.45)(s, f);
    const radius = (f.width / count) * 0.42 * share;
    for (let dome = 0; dome < count; dome++) {
      const x = f.left + (f.width * (dome + 0.5)) / count;
      const y = -f.height - 0.35;
      s.painter.form(
        (pen) => {
          pen.moveTo(x - radius, y);
          pen.bezierCurveTo(
            x - radius * 1.15,
            y - radius * 0.9,
            x - radius * 0.3,
            y - radius * 1.15,
            x,
            y - radius * 1.5,
          );
          pen.bezierCurveTo(x + radius * 0.3, y - radius * 1.15, x + radius * 1.15, y - radius * 0.9, x + radius, y);
          pen.closePath();
        },
        f.roof,
        { round: true },
      );
    }
  };
}

/** Teeth of stone or mud along the roof. */
export function battlements(pointed: boolean): FacadeLayer {
  return (s, f) => {
    const y = -f.height;
    const count = Math.round(f.width / 0.8);
    for (let tooth = 0; tooth < count; tooth++) {
      const x = f.left + (f.width * tooth) / count;
      const w = (f.width / count) * 0.6;
      if (pointed) {
        s.face(f.wall, x, y + 0.05, x + w / 2, y - 0.6, x + w, y + 0.05);
      } else {
        s.box(x, y + 0.05, w, 0.55, f.wall, { line: 0.5 });
      }
    }
  };
}

/** A board front higher than the house behind it, with a moulded top. */
export const falseFront: FacadeLayer = (s, f) => {
  const y = -f.height;
  const { left, width } = f;
  s.face(
    f.wall,
    left,
    y,
    left,
    y - 1,
    left + width * 0.2,
    y - 1,
    left + width * 0.2,
    y - 1.5,
    left + width * 0.8,
    y - 1.5,
    left + width * 0.8,
    y - 1,
    left + width,
    y - 1,
    left + width,
    y,
  );
  s.mark(left + width * 0.17, y - 1.45, width * 0.66, 0.22, f.trim, 0.9);
  for (const x of [left - 0.08, left + width * 0.8]) {
    s.mark(x, y - 0.95, width * 0.2 + 0.08, 0.2, f.trim, 0.9);
  }
};

/** Broken masonry where a roof was, with beams. */
export const shatteredTop: FacadeLayer = (s, f) => {
  const y = -f.height;
  const points: number[] = [f.left, y + 0.05];
  for (let tooth = 0; tooth <= 7; tooth++) {
    points.push(f.left + (f.width * tooth) / 7, y - 1.7 * chanceOf(f, tooth) * (tooth % 2 ? 1 : 0.35));
  }
  points.push(f.left + f.width, y + 0.05);
  s.face(f.wall, ...points);
  s.line(oklch(0.3, 0.03, 50), 0.18, f.left + f.width * 0.2, y - 0.2, f.left + f.width * 0.55, y - 2.2);
  s.line(oklch(0.3, 0.03, 50), 0.15, f.left + f.width * 0.75, y, f.left + f.width * 0.6, y - 1.6);
};
