import { drawn, filled, gradient, props } from './prop.ts';

const FOLDS = 7;

/** What belongs to stages, windows and doors. */
export const STAGE_PROPS = props({
  /** Two halves of a curtain; `share` is how far it is open. */
  curtains: (
    context,
    { width, height, colours: [cloth = '#8e1420', dark = '#4c0810', gold = '#d9a63c'], share, seconds },
  ) => {
    for (const side of [-1, 1]) {
      context.save();
      context.scale(side, 1);
      const half = (width / 2) * (1 - share * 0.86) + 0.006;
      const fold = half / FOLDS;
      for (let index = 0; index < FOLDS; index++) {
        const left = width / 2 - half + index * fold;
        const wave = Math.sin(seconds * 2 + index * 0.9) * 0.006 * (1 + share);
        filled(context, gradient(context, [left, 0, left + fold, 0], [dark, cloth, cloth, dark]), () => {
          context.moveTo(left, -height / 2);
          context.lineTo(left + fold + 0.002, -height / 2);
          context.quadraticCurveTo(left + fold + wave, 0, left + fold + 0.002, height / 2);
          context.lineTo(left, height / 2);
          context.quadraticCurveTo(left + wave, 0, left, -height / 2);
        });
      }
      filled(context, gold, () => context.rect(width / 2 - half, height / 2 - 0.045, half, 0.025));
      context.restore();
    }
    filled(context, gradient(context, [0, -height / 2, 0, -height / 2 + 0.13], [dark, cloth, dark]), () => {
      context.moveTo(-width / 2, -height / 2);
      context.lineTo(width / 2, -height / 2);
      const scallops = Math.round(width / 0.22);
      for (let index = scallops; index > 0; index--) {
        const right = -width / 2 + (index * width) / scallops;
        context.lineTo(right, -height / 2 + 0.07);
        context.quadraticCurveTo(
          right - width / scallops / 2,
          -height / 2 + 0.18,
          right - width / scallops,
          -height / 2 + 0.07,
        );
      }
    });
  },
  /** A cone of light from above. */
  spotlight: (context, { width, height, colours: [light = '#fff3c9'], seconds }) => {
    const lean = Math.sin(seconds * 0.9) * width * 0.04;
    context.save();
    context.globalCompositeOperation = 'screen';
    context.globalAlpha *= 0.5;
    filled(context, gradient(context, [0, -height / 2, 0, height / 2], [light, 'rgba(255,240,200,0.12)']), () => {
      context.moveTo(-width * 0.06 - lean, -height / 2);
      context.lineTo(width * 0.06 - lean, -height / 2);
      context.lineTo(width / 2 + lean, height / 2);
      context.lineTo(-width / 2 + lean, height / 2);
    });
    context.restore();
  },
  /** A double door; `share` is how far it is open. Light comes from behind. */
  door: (context, { width, height, colours: [wood = '#54351f', dark = '#2b190d', light = '#ffb347'], share }) => {
    const half = width / 2;
    for (const [left, top, wide, tall] of [
      [-half - 0.06, -height / 2 - 0.06, width + 0.12, 0.06],
      [-half - 0.06, -height / 2, 0.06, height],
      [half, -height / 2, 0.06, height],
    ] as const) {
      filled(context, dark, () => context.rect(left, top, wide, tall));
    }
    context.save();
    context.beginPath();
    context.rect(-half, -height / 2, width, height);
    context.clip('evenodd');
    for (const side of [-1, 1]) {
      context.save();
      context.translate(side * half, 0);
      context.transform(side * Math.cos((share * Math.PI) / 2.15), side * 0, 0, 1, 0, 0);
      context.scale(-1, 1);
      filled(context, gradient(context, [0, 0, half, 0], [dark, wood, wood]), () =>
        context.rect(0, -height / 2, half, height),
      );
      for (const [top, tall] of [
        [-0.42, 0.34],
        [-0.02, 0.42],
      ] as const) {
        filled(context, dark, () => context.rect(half * 0.16, top * height, half * 0.68, tall * height));
        filled(context, wood, () =>
          context.rect(half * 0.2, (top + 0.012) * height, half * 0.6, (tall - 0.024) * height),
        );
      }
      filled(context, light, () => context.arc(half * 0.9, 0.03, 0.018, 0, Math.PI * 2));
      context.restore();
    }
    context.restore();
  },
  /** Stripes of light through blinds. */
  blinds: (context, { width, height, colours: [light = '#dfe6ee'], seconds }) => {
    context.save();
    context.globalCompositeOperation = 'screen';
    context.rotate(-0.18);
    const slats = 11;
    for (let index = -2; index < slats + 2; index++) {
      context.globalAlpha = 0.13;
      const y = -height / 2 + ((index + ((seconds * 0.04) % 1)) * height) / slats;
      filled(context, light, () => context.rect(-width, y, width * 2, (height / slats) * 0.52));
    }
    context.restore();
  },
  /** The inside of a railway carriage around its window. */
  carriage: (context, { width, height, colours: [wall = '#7b4a2d', trim = '#d9b574', cloth = '#38594f'] }) => {
    const [left, top] = [-width * 0.44, -height * 0.4];
    const [wide, tall] = [width * 0.88, height * 0.64];
    filled(context, wall, () => {
      context.rect(-width, -height, width * 2, height * 2);
      roundedHole(left, top, wide, tall);
    });
    filled(context, gradient(context, [0, height * 0.24, 0, height / 2], [cloth, '#1b2f29']), () =>
      context.rect(-width, height * 0.31, width * 2, height),
    );
    context.lineWidth = 0.022;
    context.strokeStyle = trim;
    context.beginPath();
    roundedHole(left, top, wide, tall);
    context.stroke();
    filled(context, trim, () => context.rect(-width, height * 0.28, width * 2, height * 0.035));
    filled(context, trim, () => context.rect(-0.009, top, 0.018, tall));

    function roundedHole(x: number, y: number, w: number, h: number): void {
      const r = 0.07;
      context.moveTo(x + r, y);
      context.quadraticCurveTo(x, y, x, y + r);
      context.lineTo(x, y + h - r);
      context.quadraticCurveTo(x, y + h, x + r, y + h);
      context.lineTo(x + w - r, y + h);
      context.quadraticCurveTo(x + w, y + h, x + w, y + h - r);
      context.lineTo(x + w, y + r);
      context.quadraticCurveTo(x + w, y, x + w - r, y);
      context.closePath();
    }
  },
  /** Hills, trees and poles that pass, the nearer the faster. */
  landscape: (
    context,
    { width, height, colours: [sky = '#bfe0ee', far = '#8fb0b8', middle = '#7aa36a', near = '#4c7d45'], seconds },
  ) => {
    filled(context, gradient(context, [0, -height / 2, 0, height * 0.2], [sky, '#fdf3dd']), () =>
      context.rect(-width, -height, width * 2, height * 2),
    );
    filled(context, '#fff6d8', () => context.arc(width * 0.22, -height * 0.24, 0.06, 0, Math.PI * 2));
    const hills = (colour: string, level: number, [tall, speed, wave]: readonly [number, number, number]): void =>
      filled(context, colour, () => {
        context.moveTo(-width, height);
        for (let step = 0; step <= 60; step++) {
          const x = -width + (step / 60) * width * 2;
          const u = (x + seconds * speed) * wave;
          context.lineTo(x, height * level - tall * (Math.sin(u) + 0.5 * Math.sin(u * 2.3 + 1)));
        }
        context.lineTo(width, height);
      });
    hills(far, -0.02, [0.07, 0.08, 3.1]);
    hills(middle, 0.1, [0.045, 0.28, 4.3]);
    for (let index = 0; index < 16; index++) {
      const span = width * 2.4;
      const x = ((((index * 0.618 * span - seconds * 0.55) % span) + span) % span) - span / 2;
      const size = 0.06 + 0.04 * Math.abs(Math.sin(index * 12.9));
      filled(context, '#5a4630', () => context.rect(x - 0.006, height * 0.17 - size, 0.012, size * 1.4));
      filled(context, index % 3 === 0 ? '#d98b3f' : '#3f6b3c', () =>
        context.ellipse(x, height * 0.17 - size * 1.5, size * 0.75, size, 0, 0, Math.PI * 2),
      );
    }
    hills(near, 0.26, [0.02, 0.9, 5.2]);
    const pitch = 1.5;
    const x = width - ((seconds * 2.1) % pitch) * (width / 0.7);
    filled(context, '#4a4038', () => context.rect(x, -height / 2, 0.02, height));
  },
  /** A disc that turns, seen from the side, with lights at its edge. */
  turntable: (context, { width, height, colours: [top = '#f7f3ea', side = '#c9bfae', glow = '#ffd27a'], seconds }) => {
    filled(context, 'rgba(0,0,0,0.22)', () =>
      context.ellipse(0, height * 0.62, width * 0.52, height * 0.4, 0, 0, Math.PI * 2),
    );
    filled(context, gradient(context, [-width / 2, 0, width / 2, 0], [side, top, side]), () => {
      context.ellipse(0, height * 0.25, width / 2, height * 0.35, 0, 0, Math.PI);
      context.lineTo(-width / 2, -height * 0.05);
      context.ellipse(0, -height * 0.05, width / 2, height * 0.35, 0, Math.PI, 0, true);
    });
    filled(context, top, () => context.ellipse(0, -height * 0.05, width / 2, height * 0.35, 0, 0, Math.PI * 2));
    for (let index = 0; index < 16; index++) {
      const angle = seconds * 1.1 + (index / 16) * Math.PI * 2;
      if (Math.sin(angle) > 0) {
        filled(context, glow, () =>
          context.arc(
            Math.cos(angle) * width * 0.5,
            height * 0.1 + Math.sin(angle) * height * 0.35,
            0.012,
            0,
            Math.PI * 2,
          ),
        );
      }
    }
    context.save();
    context.globalAlpha = 0.35;
    drawn(context, side, 0.006, spoke(seconds * 1.1, width, height));
    context.restore();
  },
});

function spoke(angle: number, width: number, height: number): number[] {
  const [x, y] = [Math.cos(angle) * width * 0.48, Math.sin(angle) * height * 0.33];
  return [-x, -height * 0.05 - y, x, -height * 0.05 + y];
}
