import { drawn, filled, gradient, props } from './prop.ts';

/** What is made of paper and what is written on. */
export const PAPER_PROPS = props({
  /** A scroll between two rods; `share` is how far it is unrolled. */
  scroll: (context, { width, height, colours: [paper = '#f3e3bd', edge = '#c9a86a', rod = '#7c1f1a'], share }) => {
    const tall = Math.max(0.02, height * share);
    filled(context, gradient(context, [-width / 2, 0, width / 2, 0], [edge, paper, paper, edge]), () =>
      context.rect(-width / 2, -height / 2, width, tall),
    );
    for (const y of [-height / 2, -height / 2 + tall]) {
      filled(context, gradient(context, [0, y - 0.04, 0, y + 0.04], [edge, paper, edge]), () =>
        context.rect(-width / 2, y - 0.035, width, 0.07),
      );
      filled(context, gradient(context, [0, y - 0.03, 0, y + 0.03], ['#c2453a', rod]), () => {
        context.rect(-width / 2 - 0.07, y - 0.024, 0.07, 0.048);
        context.rect(width / 2, y - 0.024, 0.07, 0.048);
      });
      for (const x of [-width / 2 - 0.07, width / 2 + 0.07]) {
        filled(context, '#e0b04a', () => context.arc(x, y, 0.032, 0, Math.PI * 2));
      }
    }
  },
  /** Grey lines of print in columns. */
  columns: (context, { width, height, colours: [ink = '#8b857a'], random }) => {
    const [columns, gap] = [Math.max(1, Math.round(width / 0.3)), 0.03];
    const wide = (width - gap * (columns - 1)) / columns;
    for (let column = 0; column < columns; column++) {
      const left = -width / 2 + column * (wide + gap);
      for (let y = -height / 2; y < height / 2 - 0.008; y += 0.019) {
        const own = random.chance(0.16) ? random.between(0.3, 0.8) : 1;
        filled(context, ink, () => context.rect(left, y, wide * own, 0.0075));
      }
    }
  },
  /** An envelope from behind; `share` is how far its flap is open. */
  envelope: (context, { width, height, colours: [paper = '#f7d9d5', dark = '#dba9a4', seal = '#b3232e'], share }) => {
    const [w, h] = [width / 2, height / 2];
    const tip = -h + height * 0.62 * (1 - 2 * share);
    if (share > 0.5) {
      flap();
    }
    filled(context, paper, () => context.rect(-w, -h, width, height));
    filled(context, dark, () => {
      context.moveTo(-w, -h);
      context.lineTo(0, h * 0.2);
      context.lineTo(w, -h);
      context.lineTo(w, -h + 0.004);
      context.lineTo(0, h * 0.23);
      context.lineTo(-w, -h + 0.004);
    });
    drawn(context, dark, 0.004, [-w, h, -w * 0.12, h * 0.08]);
    drawn(context, dark, 0.004, [w, h, w * 0.12, h * 0.08]);
    if (share <= 0.5) {
      flap();
      filled(context, seal, () => context.arc(0, tip - 0.01, 0.05 * (1 - share), 0, Math.PI * 2));
    }

    function flap(): void {
      filled(context, gradient(context, [0, -h, 0, tip], [dark, paper]), () => {
        context.moveTo(-w, -h);
        context.lineTo(w, -h);
        context.lineTo(w * 0.06, tip);
        context.quadraticCurveTo(0, tip + 0.012, -w * 0.06, tip);
      });
    }
  },
  /** Plants that grow from the lower corners around a picture; `share` is how far they are. */
  garden: (context, { width, height, colours, share, seconds, random }) => {
    const [stem = '#3e7a3a', ...flowers] = colours;
    const path = around(width, height);
    for (const side of [-1, 1]) {
      const count = Math.floor(path.length * Math.min(1, share));
      const points = path
        .slice(0, count)
        .flatMap(([x, y], index) => [
          side * (x + 0.02 * Math.sin(index * 0.55 + side)),
          y + 0.014 * Math.cos(index * 0.7),
        ]);
      drawn(context, stem, 0.013, points);
      for (let index = 2; index < path.length; index += 2) {
        const own = Math.max(0, Math.min(1, (share * path.length - index) / 5));
        const [x, y] = path[index] as [number, number];
        const [turn, size, flower] = [random.between(-1, 1), random.between(0.8, 1.25), random.chance(0.42)];
        const colour = flowers[random.below(Math.max(1, flowers.length))] ?? '#e2557a';
        context.save();
        context.translate(side * (x + 0.02 * Math.sin(index * 0.55 + side)), y + 0.014 * Math.cos(index * 0.7));
        context.rotate(turn * 1.6 + Math.sin(seconds * 1.6 + index) * 0.07);
        context.scale(own * size, own * size);
        if (flower) {
          for (let petal = 0; petal < 6; petal++) {
            context.rotate(Math.PI / 3);
            filled(context, colour, () => context.ellipse(0, -0.03, 0.018, 0.028, 0, 0, Math.PI * 2));
          }
          filled(context, '#f6c945', () => context.arc(0, 0, 0.016, 0, Math.PI * 2));
        } else {
          filled(context, index % 4 === 0 ? '#5c9a4d' : stem, () => {
            context.moveTo(0, 0);
            context.quadraticCurveTo(0.03, -0.035, 0, -0.085);
            context.quadraticCurveTo(-0.03, -0.035, 0, 0);
          });
        }
        context.restore();
      }
    }
  },
  /** Little drawings in chalk: a sun, a star, a sum, a rocket; `share` is how much is drawn. */
  doodles: (context, { width, height, colours: [chalk = '#f4f1e6', second = '#ffd86b'], share }) => {
    const w = width / 2;
    const h = height / 2;
    const lines: readonly [string, number[]][] = [
      [second, circle(-w * 0.82, -h * 0.68, 0.07)],
      ...Array.from({ length: 8 }, (_, index): [string, number[]] => {
        const angle = (index / 8) * Math.PI * 2;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        return [second, [-w * 0.82 + c * 0.09, -h * 0.68 + s * 0.09, -w * 0.82 + c * 0.125, -h * 0.68 + s * 0.125]];
      }),
      [
        chalk,
        [
          w * 0.02,
          h * 0.82,
          w * 0.08,
          h * 0.6,
          w * 0.14,
          h * 0.82,
          w * 0.02,
          h * 0.68,
          w * 0.14,
          h * 0.68,
          w * 0.02,
          h * 0.82,
        ],
      ],
      [chalk, [-w * 0.92, h * 0.62, -w * 0.86, h * 0.42, -w * 0.8, h * 0.62, -w * 0.92, h * 0.62]],
      [chalk, [-w * 0.86, h * 0.42, -w * 0.86, h * 0.36]],
      [second, [w * 0.7, h * 0.66, w * 0.76, h * 0.5, w * 0.82, h * 0.66, w * 0.88, h * 0.5, w * 0.94, h * 0.66]],
    ];
    lines.forEach(([colour, points], index) => {
      const own = Math.max(0, Math.min(1, share * lines.length - index));
      const count = Math.max(0, Math.round((points.length / 2) * own)) * 2;
      drawn(context, colour, 0.008, points.slice(0, count));
    });
  },
  /** Paws that walk from the lower left to the upper right; `share` is how far. */
  paws: (context, { width, height, colours: [colour = '#8a5a3c'], share }) => {
    const steps = 11;
    for (let step = 0; step < steps; step++) {
      const seen = Math.max(0, Math.min(1, share * steps - step));
      const t = step / (steps - 1);
      context.save();
      context.translate(
        (t - 0.5) * width + (step % 2 === 0 ? -0.035 : 0.035),
        (0.5 - t) * height + Math.sin(t * 6) * 0.06,
      );
      context.rotate(0.5 + Math.cos(t * 6) * 0.3);
      context.globalAlpha *= seen;
      filled(context, colour, () => context.ellipse(0, 0.012, 0.026, 0.022, 0, 0, Math.PI * 2));
      for (const [x, y] of [
        [-0.03, -0.012],
        [-0.011, -0.03],
        [0.011, -0.03],
        [0.03, -0.012],
      ] as const) {
        filled(context, colour, () => context.ellipse(x, y, 0.009, 0.012, 0, 0, Math.PI * 2));
      }
      context.restore();
    }
  },
});

function circle(x: number, y: number, radius: number): number[] {
  return Array.from({ length: 25 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  }).flat();
}

/** From the middle of the lower edge along the right half of a box to the middle of the upper one. */
function around(width: number, height: number): [number, number][] {
  const [w, h] = [width / 2, height / 2];
  const corners = [
    [0.05, h],
    [w, h],
    [w, -h],
    [0.02, -h],
  ] as const;
  const points: [number, number][] = [];
  for (let index = 0; index + 1 < corners.length; index++) {
    const [[ax, ay], [bx, by]] = [
      corners[index] as readonly [number, number],
      corners[index + 1] as readonly [number, number],
    ];
    const count = Math.round(Math.hypot(bx - ax, by - ay) / 0.036);
    for (let step = 0; step < count; step++) {
      points.push([ax + ((bx - ax) * step) / count, ay + ((by - ay) * step) / count]);
    }
  }
  return points;
}
