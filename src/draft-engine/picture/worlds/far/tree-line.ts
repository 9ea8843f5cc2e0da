import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { mix, type Colour } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import type { Shape } from '../../shape.ts';

/** A forest seen from afar: two rows of crowns or spires, the nearer darker, with lit tops. */
export function drawTreeLine(
  painter: Painter,
  options: {
    seed: number;
    reach: number;
    height: number;
    colour: Colour;
    kind: 'pointed' | 'round' | 'palms';
    open?: number;
  },
): void {
  const { palette } = painter;
  const { height, reach } = options;
  for (let row = 0; row < 2; row++) {
    const spacing = height * (options.kind === 'pointed' ? 0.27 : 0.42);
    const shapes: { x: number; tall: number; wide: number; wobble: number }[] = [];
    for (let index = Math.floor(-reach / spacing); index * spacing < reach; index++) {
      const random = createRandom(deriveSeed(options.seed, row, index));
      const x = (index + random.between(-0.4, 0.4)) * spacing;
      const clearing = options.open && Math.abs(x) < options.open ? 0.55 : 1;
      const wave = 0.8 + 0.2 * Math.sin(index * 0.37 + (options.seed % 7) + row * 2);
      shapes.push({
        x,
        tall: height * random.between(0.6, 1) * wave * clearing * (row === 0 ? 1 : 0.72),
        wide: spacing * random.between(0.8, 1.25),
        wobble: random.next(),
      });
    }
    const trace =
      (shrink: number, dx: number, dy: number): Shape =>
      (pen) => {
        for (const tree of shapes) {
          const x = tree.x + dx * tree.wide;
          const top = -tree.tall * shrink + dy * tree.tall;
          if (options.kind === 'pointed') {
            const steps = 4;
            pen.moveTo(x, top);
            for (let side = 1; side >= -1; side -= 2) {
              for (let index = 1; index <= steps; index++) {
                const share = side > 0 ? index / steps : 1 - (index - 1) / steps;
                const y = top + (0 - top) * share;
                const reachOut = tree.wide * 0.55 * share * shrink;
                if (side > 0) {
                  pen.lineTo(x + reachOut, y);
                  pen.lineTo(x + reachOut * 0.55, y - tree.tall * 0.03);
                } else {
                  pen.lineTo(x - reachOut * 0.55, y - tree.tall * 0.03);
                  pen.lineTo(x - reachOut, y);
                }
              }
            }
            pen.closePath();
          } else {
            const crown = Math.min(tree.wide * 0.62, tree.tall * 0.36) * shrink;
            pen.moveTo(x + crown, top + crown);
            pen.ellipse(x, top + crown, crown, crown * (0.9 + tree.wobble * 0.4), 0, 0, Math.PI * 2);
            pen.closePath();
            pen.moveTo(x - crown * 0.9, 0.4);
            pen.lineTo(x - crown * 0.9, top + crown);
            pen.lineTo(x + crown * 0.9, top + crown);
            pen.lineTo(x + crown * 0.9, 0.4);
            pen.closePath();
          }
        }
      };
    const base = mix(options.colour, row === 0 ? palette.far : palette.near, row === 0 ? 0.35 : 0.25);
    const side = painter.light.x >= 0 ? 1 : -1;
    painter.patch(trace(1, 0, 0), mix(base, palette.key, 0.26));
    painter.patch(trace(0.97, -side * 0.14, 0.05), base);
    painter.patch(trace(0.8, -side * 0.2, 0.1), mix(base, palette.ambient, 0.35), 0.7);
  }
}
