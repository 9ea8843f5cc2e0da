import { mix, NAMED_COLOURS } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { ellipse } from '../../shape.ts';
import type { Breed } from './parts.ts';
import type { SpeciesDesign } from './species.ts';

type Marks = SpeciesDesign['marks'];

/** Hair around a head: its middle below the head's, and half its width and height, in radii. */
export const FUR: Partial<Readonly<Record<Marks, { y: number; wide: number; high: number }>>> = {
  mane: { y: 0.05, wide: 1.38, high: 1.36 },
  spines: { y: -0.12, wide: 1.16, high: 1.12 },
  wool: { y: -0.12, wide: 1.16, high: 1.12 },
};

/** A head whose face is marked. */
interface MarkedHead extends Breed {
  radius: number;
}

/** Marks on a face that has slid to the side as the head is turned. */
export const FACE_MARKS: Partial<Readonly<Record<Marks, (painter: Painter, head: MarkedHead, slide: number) => void>>> =
  { patches: drawPatches, mask: drawMask, stripes: drawStripes };

function drawPatches(painter: Painter, { coat, radius }: MarkedHead, slide: number): void {
  for (const side of [-1, 1]) {
    painter.patch(
      ellipse(slide + side * radius * 0.42, -radius * 0.1, radius * 0.3, radius * 0.34, side * 0.4),
      coat.second,
    );
  }
}

function drawMask(painter: Painter, { coat, radius }: MarkedHead, slide: number): void {
  painter.within(ellipse(0, 0, radius * 1.02, radius * 0.94), () => {
    for (const side of [-1, 1]) {
      painter.patch(
        ellipse(slide + side * radius * 0.5, radius * 0.55, radius * 0.55, radius * 0.5),
        mix(coat.second, NAMED_COLOURS.cream, 0.5),
        0.95,
      );
    }
  });
}

function drawStripes(painter: Painter, { coat, radius }: MarkedHead, slide: number): void {
  for (const offset of [-0.4, 0, 0.4]) {
    painter.stroke(
      (pen) => {
        pen.moveTo(slide + offset * radius, -radius * 0.9);
        pen.lineTo(slide + offset * radius * 0.6, -radius * 0.55);
      },
      coat.dark,
      radius * 0.1,
    );
  }
}
