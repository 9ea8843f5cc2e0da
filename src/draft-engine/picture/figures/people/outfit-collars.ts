import { shade } from '../../colour.ts';
import { type Cloth, clothLine, clothPiece, STRAIGHT, band, opening } from './outfit-details.ts';
import { pick, type ColourPick, type Detail } from './outfit.ts';

/** A stand of cloth round the neck. */
export const roundCollar =
  (colour: ColourPick, high = 0.05): Detail =>
  (frame) =>
    band(-high * 0.4, 0.035, colour)(frame);

/** Pointed collar of a shirt, open or closed. */
export const shirtCollar =
  (colour: ColourPick): Detail =>
  (frame) => {
    for (const s of [-1, 1]) {
      clothPiece(
        frame,
        [
          [s * 0.04, 0.055],
          [s * 0.9, -0.02],
          [s * 1.5, 0.0],
          [s * 1.2, 0.035],
          [s * 0.42, 0.125],
        ],
        pick(frame.colours, colour),
        STRAIGHT,
      );
    }
  };

/** Skin in the neck's opening. */
export const neckline =
  (depth: number, wide: number, colour: ColourPick = 'skin'): Detail =>
  (frame) => {
    clothPiece(
      frame,
      [
        [-wide, -0.01],
        [-wide * 0.62, 0.06],
        [-wide * 0.42, depth * 0.8],
        [0, depth],
        [wide * 0.42, depth * 0.8],
        [wide * 0.62, 0.06],
        [wide, -0.01],
      ],
      pick(frame.colours, colour),
      { form: false, straight: true, round: true },
    );
  };

export const lapels =
  (colour: ColourPick, under: ColourPick, low = 0.62): Detail =>
  (frame) => {
    const own = pick(frame.colours, colour);
    clothPiece(frame, [...opening(-1, low), ...opening(1, low).toReversed()], pick(frame.colours, under), STRAIGHT);
    for (const s of [-1, 1]) {
      const wing: Cloth = [
        [s * 0.85, -0.02],
        [s * 1.25, 0.0],
        [s * 0.95, 0.06],
        [s * 0.72, 0.13],
        [s * 0.56, 0.16],
        [s * 0.62, 0.2],
        [s * 0.5, 0.25],
        [s * 0.02, low + 0.02],
        ...opening(s, low).toReversed(),
      ];
      clothPiece(frame, wing, shade(own, 0.045), STRAIGHT);
      clothLine(
        frame,
        [
          [s * 0.72, 0.13],
          [s * 0.56, 0.16],
          [s * 0.62, 0.2],
          [s * 0.5, 0.25],
          [s * 0.02, low + 0.02],
        ],
        shade(own, -0.13),
        0.025,
        0.6,
      );
    }
  };

export const tie =
  (colour: ColourPick, length = 0.6): Detail =>
  (frame) => {
    clothPiece(
      frame,
      [
        [-0.11, 0.02],
        [0.11, 0.02],
        [0.09, 0.09],
        [-0.09, 0.09],
      ],
      pick(frame.colours, colour),
    );
    clothPiece(
      frame,
      [
        [-0.08, 0.09],
        [0.08, 0.09],
        [0.17, length * 0.9],
        [0, length],
        [-0.17, length * 0.9],
      ],
      pick(frame.colours, colour),
    );
  };

export const bowTie =
  (colour: ColourPick): Detail =>
  (frame) => {
    for (const s of [-1, 1]) {
      clothPiece(
        frame,
        [
          [s * 0.03, 0.06],
          [s * 0.42, 0.01],
          [s * 0.42, 0.12],
        ],
        pick(frame.colours, colour),
      );
    }
    clothPiece(
      frame,
      [
        [-0.07, 0.035],
        [0.07, 0.035],
        [0.07, 0.095],
        [-0.07, 0.095],
      ],
      shade(pick(frame.colours, colour), -0.08),
    );
  };
