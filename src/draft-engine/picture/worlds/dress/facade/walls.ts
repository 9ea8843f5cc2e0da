import { mix, NAMED_COLOURS as N, oklch, shade, type Colour } from '../../../colour.ts';
import type { Shape } from '../../../shape.ts';
import { together, standing } from '../../outlines.ts';
import { toned } from '../../tones.ts';
import { chanceOf, onSide, type FacadeLayer } from './facade.ts';

/** Bricks or stones here and there, so that a wall is not bare. */
export function masonry(unit: number, share: number, colour?: Colour): FacadeLayer {
  return (s, f) => {
    const shapes: Shape[] = [];
    for (let row = 0; row * unit < f.height - unit; row++) {
      for (let x = f.left + (row % 2) * unit, cell = 0; x < f.left + f.width - unit * 1.8; x += unit * 2, cell++) {
        if (chanceOf(f, row * 11 + cell * 7) < share) {
          shapes.push(standing(x + 0.02, -row * unit - 0.02, unit * 1.9, unit * 0.86));
        }
      }
    }
    s.painter.patch(together(shapes), toned(s.painter.palette, colour ?? shade(f.wall, -0.1), 0.4), 0.5);
  };
}

/** Boards that lie across. */
export const clapboard: FacadeLayer = (s, f) => {
  s.painter.patch(
    together(
      Array.from({ length: Math.floor(f.height / 0.3) }, (_, row) => standing(f.left, -row * 0.3, f.width, 0.05)),
    ),
    toned(s.painter.palette, shade(f.wall, -0.16), 0.2),
    0.7,
  );
};

/** Upright boards. */
export const planks: FacadeLayer = (s, f) => {
  s.painter.patch(
    together(
      Array.from({ length: Math.floor(f.width / 0.36) }, (_, row) => standing(f.left + row * 0.36, 0, 0.045, f.height)),
    ),
    toned(s.painter.palette, shade(f.wall, -0.16), 0.15),
    0.7,
  );
};

/** A dark or coloured foot of the wall. */
export function plinth(height: number, colour?: Colour): FacadeLayer {
  return (s, f) => {
    s.mark(f.left, 0, f.width, height, colour ?? shade(f.wall, -0.16), 0.45);
    s.painter.patch(onSide(f, [0, 1], 0, height), toned(s.painter.palette, colour ?? shade(f.wall, -0.16), 0.1));
  };
}

/** Corner stones or painted corners and floor bands. */
export const bands: FacadeLayer = (s, f) => {
  for (let storey = 0; storey < f.storeys; storey++) {
    s.mark(f.left - 0.05, -f.ground - storey * f.storey + 0.12, f.width + 0.1, 0.18, f.trim, 0.8);
  }
  for (const x of [f.left, f.left + f.width - 0.3]) {
    s.mark(x, 0, 0.3, f.height, f.trim, 0.65);
  }
};

/** Dark posts, rails and braces with plaster between. */
export const halfTimber: FacadeLayer = (s, f) => {
  const wood = oklch(0.34, 0.05, 45);
  for (let storey = 1; storey <= f.storeys; storey++) {
    const top = -f.ground - (storey - 1) * f.storey;
    s.mark(f.left - 0.1, top + 0.1, f.width + 0.2, 0.2, wood, 0.4);
    if (storey === f.storeys) {
      break;
    }
    for (let post = 0; post <= 4; post++) {
      s.mark(f.left + (post * (f.width - 0.18)) / 4, top, 0.18, f.storey, wood, 0.45);
    }
    const bay = f.width / 4;
    s.line(wood, 0.16, f.left + 0.1, top, f.left + bay, top - f.storey);
    s.line(wood, 0.16, f.left + f.width - 0.1, top, f.left + f.width - bay, top - f.storey);
  }
  s.painter.patch(
    together([
      ...[0, 0.47, 0.9].map((at) => onSide(f, [at, at + 0.1], 0, f.height)),
      ...Array.from({ length: f.storeys }, (_, storey) => onSide(f, [0, 1], -f.ground - storey * f.storey + 0.1, 0.22)),
    ]),
    toned(s.painter.palette, wood, 0.15),
  );
};

/** Posts and beams of dark wood that frame white or mud walls in the East. */
export const timberFrame: FacadeLayer = (s, f) => {
  const posts = Math.round(f.width / 1.9);
  for (let post = 0; post <= posts; post++) {
    s.box(f.left + (post * (f.width - 0.24)) / posts, 0, 0.24, f.height, f.trim, { modelling: 0.7, line: 0.5 });
  }
  s.mark(f.left, -f.height + 0.55, f.width, 0.28, f.trim, 0.5);
  s.painter.patch(
    together([
      ...[0, 0.3, 0.62, 0.93].map((at) => onSide(f, [at, at + 0.07], 0, f.height)),
      onSide(f, [0, 1], -f.height + 0.55, 0.28),
      onSide(f, [0, 1], -0.9, 0.14),
    ]),
    toned(s.painter.palette, f.trim, 0.15),
  );
};

/** Fins of a tall front. */
export const pilasters: FacadeLayer = (s, f) => {
  for (let fin = 0; fin <= 4; fin++) {
    const x = f.left + (fin * (f.width - 0.3)) / 4;
    s.box(x, -f.ground, 0.3, f.height - f.ground + 0.5, f.trim, { modelling: 0.8, line: 0.5 });
  }
};

/** Holes that shells tore, with brick behind the plaster. */
export const scars: FacadeLayer = (s, f) => {
  for (let scar = 0; scar < 4; scar++) {
    const x = f.left + f.width * (0.15 + 0.7 * chanceOf(f, scar));
    const y = -f.height * (0.2 + 0.7 * chanceOf(f, scar + 9));
    const size = 0.4 + 0.7 * chanceOf(f, scar + 4);
    s.painter.patch(
      (pen) => {
        for (let corner = 0; corner < 8; corner++) {
          const reach = size * (0.6 + 0.6 * chanceOf(f, corner + scar * 3));
          const [px, py] = [x + Math.cos(corner * 0.785) * reach, y + Math.sin(corner * 0.785) * reach * 0.8];
          if (corner === 0) {
            pen.moveTo(px, py);
          } else {
            pen.lineTo(px, py);
          }
        }
        pen.closePath();
      },
      toned(s.painter.palette, oklch(0.42, 0.06, 38), 0.3),
    );
    s.painter.patch(
      (pen) => pen.ellipse(x, y, size * 0.4, size * 0.34, 0, 0, 7),
      toned(s.painter.palette, oklch(0.2, 0.02, 60), 0.1),
    );
  }
};

/** A painted pattern: rows of diamonds and zigzags round the house. */
export const paintedBand: FacadeLayer = (s, f) => {
  const y = -f.ground + 0.5;
  s.mark(f.left, y + 0.35, f.width, 0.7, N.white, 0.8);
  const count = Math.round(f.width / 0.7);
  s.painter.patch(
    together(
      Array.from({ length: count }, (_, cell) => (pen: Parameters<Shape>[0]): void => {
        const x = f.left + ((cell + 0.5) * f.width) / count;
        pen.moveTo(x - 0.3, y);
        pen.lineTo(x, y - 0.28);
        pen.lineTo(x + 0.3, y);
        pen.lineTo(x, y + 0.28);
        pen.closePath();
      }),
    ),
    toned(s.painter.palette, f.accent, 0.6),
  );
};

/** Panels of a hull: seams, hatches and stripes of light. */
export const hull: FacadeLayer = (s, f) => {
  const seam = shade(f.wall, -0.2);
  for (let y = 1.6; y < f.height; y += 1.6) {
    s.mark(f.left, -y, f.width, 0.06, seam, 0.1);
  }
  for (let x = 1.7; x < f.width; x += 1.7) {
    s.mark(f.left + x, 0, 0.06, f.height, seam, 0.1);
  }
  s.painter.form(onSide(f, [0.1, 0.9], -f.ground + 0.1, 0.16), f.accent, { luminous: true, line: 0 });
  s.painter.form(standing(f.left + 0.3, -f.ground + 0.1, f.width - 0.6, 0.16), f.accent, { luminous: true, line: 0 });
  s.painter.glow(f.left + f.width / 2, -f.ground, f.width * 0.6, f.accent, 0.25);
};

/** Flowing bands that wrap a tower. */
export const ribs: FacadeLayer = (s, f) => {
  for (let y = f.ground + 0.6; y < f.height; y += 1.9) {
    s.painter.form(
      (pen) => {
        pen.moveTo(f.left - 0.25, -y);
        pen.quadraticCurveTo(f.left + f.width / 2, -y + 0.7, f.left + f.width + 0.25, -y - 0.3);
        pen.lineTo(f.left + f.width + 0.25, -y - 0.65);
        pen.quadraticCurveTo(f.left + f.width / 2, -y + 0.25, f.left - 0.25, -y - 0.4);
        pen.closePath();
      },
      mix(f.trim, f.accent, 0.2),
      { line: 0.5 },
    );
  }
};
