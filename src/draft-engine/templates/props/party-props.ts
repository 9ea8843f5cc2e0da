import { drawn, filled, gradient, props } from './prop.ts';

const CANDLES = 7;

/** What belongs to feasts and music. */
export const PARTY_PROPS = props({
  /** A cake with burning candles; `share` is how many have gone out. */
  cake: (
    context,
    { width, height, colours: [cream = '#fff3e2', sponge = '#e8a06b', berry = '#d8325a'], share, seconds },
  ) => {
    const w = width / 2;
    const tiers = [
      { half: w, top: height * 0.12, bottom: height * 0.5 },
      { half: w * 0.68, top: -height * 0.18, bottom: height * 0.12 },
    ];
    filled(context, '#d9d3cd', () => context.ellipse(0, height * 0.5, w * 1.12, height * 0.06, 0, 0, Math.PI * 2));
    for (const { half, top, bottom } of tiers) {
      filled(context, gradient(context, [-half, 0, half, 0], ['#b9703f', sponge, '#b9703f']), () =>
        context.rect(-half, top, half * 2, bottom - top),
      );
      filled(context, cream, () => {
        context.moveTo(-half, top - 0.02);
        context.lineTo(half, top - 0.02);
        const drips = 9;
        for (let index = drips; index > 0; index--) {
          const right = -half + (index * half * 2) / drips;
          const deep = top + 0.06 + 0.035 * Math.abs(Math.sin(index * 2.4));
          context.lineTo(right, top + 0.03);
          context.quadraticCurveTo(right - half / drips, deep + 0.05, right - (half * 2) / drips, top + 0.03);
        }
      });
      filled(context, cream, () => context.ellipse(0, top - 0.02, half, height * 0.035, 0, 0, Math.PI * 2));
      for (let index = 0; index < 9; index++) {
        filled(context, berry, () =>
          context.arc(-half * 0.88 + (index * half * 1.76) / 8, bottom - 0.028, 0.02, 0, Math.PI * 2),
        );
      }
    }
    const tall = height * 0.2;
    for (let index = 0; index < CANDLES; index++) {
      const x = (index / (CANDLES - 1) - 0.5) * w * 1.1;
      const base = -height * 0.2 + Math.abs(x) * 0.02;
      filled(context, index % 2 === 0 ? '#5fb4d9' : '#f2c14b', () => context.rect(x - 0.011, base - tall, 0.022, tall));
      drawn(context, '#444', 0.004, [x, base - tall, x, base - tall - 0.012]);
      const out = Math.max(0, Math.min(1, share * CANDLES - index));
      if (out < 1) {
        flame(x, base - tall - 0.035, 1 - out, index);
      } else {
        smoke(x, base - tall - 0.03, share * CANDLES - index - 1);
      }
    }

    function flame(x: number, y: number, size: number, index: number): void {
      const lean = Math.sin(seconds * 9 + index * 2) * 0.006;
      context.save();
      context.globalCompositeOperation = 'screen';
      context.globalAlpha *= 0.35 * size;
      filled(context, '#ffb54a', () => context.arc(x, y, 0.06, 0, Math.PI * 2));
      context.restore();
      filled(context, '#ffb02e', () => {
        context.moveTo(x + lean, y - 0.045 * size);
        context.quadraticCurveTo(x + 0.022 * size, y + 0.01, x, y + 0.026);
        context.quadraticCurveTo(x - 0.022 * size, y + 0.01, x + lean, y - 0.045 * size);
      });
      filled(context, '#fff2b8', () => context.ellipse(x, y + 0.008, 0.007 * size, 0.016 * size, 0, 0, Math.PI * 2));
    }
    function smoke(x: number, y: number, since: number): void {
      context.save();
      context.globalAlpha *= Math.max(0, 0.5 - since * 0.12);
      for (let puff = 0; puff < 4; puff++) {
        const rise = (since * 0.12 + puff * 0.035) % 0.22;
        filled(context, '#e9e6e2', () =>
          context.arc(x + Math.sin(rise * 30 + puff) * 0.012, y - rise, 0.007 + rise * 0.06, 0, Math.PI * 2),
        );
      }
      context.restore();
    }
  },
  /** Flags on a line. */
  bunting: (context, { width, colours, seconds }) => {
    const count = Math.max(5, Math.round(width / 0.13));
    const sag = (t: number): number => 0.1 * 4 * t * (1 - t);
    const points = Array.from({ length: count + 1 }, (_, index) => [(index / count - 0.5) * width, sag(index / count)]);
    drawn(context, '#6b5a48', 0.006, points.flat());
    for (let index = 0; index < count; index++) {
      const t = (index + 0.5) / count;
      context.save();
      context.translate((t - 0.5) * width, sag(t));
      context.rotate(Math.sin(seconds * 2 + index) * 0.12);
      filled(context, colours[index % Math.max(1, colours.length)] ?? '#e2557a', () => {
        context.moveTo(-0.045, 0);
        context.lineTo(0.045, 0);
        context.lineTo(0, 0.1);
      });
      context.restore();
    }
  },
  /** The glass of a snow globe, over what is in it, and its base. */
  globe: (context, { width, height, colours: [base = '#7a4a2c', gold = '#d8ad5a'] }) => {
    const radius = width / 2;
    const middle = -height / 2 + radius;
    context.lineWidth = 0.012;
    context.strokeStyle = 'rgba(255,255,255,0.75)';
    context.beginPath();
    context.arc(0, middle, radius, 0, Math.PI * 2);
    context.stroke();
    const glass = context.createRadialGradient(-radius * 0.35, middle - radius * 0.4, 0, 0, middle, radius);
    glass.addColorStop(0, 'rgba(255,255,255,0.34)');
    glass.addColorStop(0.35, 'rgba(255,255,255,0.04)');
    glass.addColorStop(0.85, 'rgba(160,200,235,0.06)');
    glass.addColorStop(1, 'rgba(60,90,140,0.4)');
    filled(context, glass, () => context.arc(0, middle, radius, 0, Math.PI * 2));
    drawn(
      context,
      'rgba(255,255,255,0.7)',
      0.02,
      Array.from({ length: 10 }, (_, index) => {
        const angle = Math.PI * (1.06 + index * 0.03);
        return [Math.cos(angle) * radius * 0.86, middle + Math.sin(angle) * radius * 0.86];
      }).flat(),
    );
    const top = middle + radius * 0.82;
    filled(context, gradient(context, [-radius, 0, radius, 0], ['#3d2414', base, '#3d2414']), () => {
      context.moveTo(-radius * 0.66, top);
      context.quadraticCurveTo(0, top + radius * 0.22, radius * 0.66, top);
      context.lineTo(radius * 0.84, height / 2);
      context.lineTo(-radius * 0.84, height / 2);
    });
    filled(context, gold, () => context.rect(-radius * 0.86, height / 2 - 0.05, radius * 1.72, 0.028));
  },
  /** A record that turns; `share` lifts the arm onto it. */
  record: (context, { width, colours: [vinyl = '#141417', label = '#d64b3a'], seconds }) => {
    const radius = width / 2;
    filled(context, vinyl, () => context.arc(0, 0, radius, 0, Math.PI * 2));
    context.lineWidth = 0.003;
    context.strokeStyle = 'rgba(255,255,255,0.07)';
    for (let ring = 0.42; ring < 0.98; ring += 0.045) {
      context.beginPath();
      context.arc(0, 0, radius * ring, 0, Math.PI * 2);
      context.stroke();
    }
    context.save();
    context.rotate(seconds * 0.4);
    for (const turn of [0, Math.PI]) {
      context.rotate(turn);
      filled(context, 'rgba(255,255,255,0.1)', () => {
        context.moveTo(0, 0);
        context.arc(0, 0, radius * 0.97, -0.22, 0.22);
      });
    }
    context.restore();
    filled(context, label, () => context.arc(0, 0, radius * 0.4, 0, Math.PI * 2));
  },
  /** The arm of a record player; `share` is how far it is over the record. */
  tonearm: (context, { height, colours: [metal = '#c9ccd2'], share }) => {
    context.save();
    context.translate(0, -height / 2);
    context.rotate(0.08 + share * 0.42);
    drawn(context, '#3a3d44', 0.034, [0, 0, 0, height * 0.74, -0.05, height * 0.86]);
    drawn(context, metal, 0.02, [0, 0, 0, height * 0.74, -0.05, height * 0.86]);
    filled(context, '#22242a', () => context.rect(-0.085, height * 0.83, 0.06, 0.1));
    context.restore();
    filled(context, metal, () => context.arc(0, -height / 2, 0.06, 0, Math.PI * 2));
    filled(context, '#5b5f68', () => context.arc(0, -height / 2, 0.03, 0, Math.PI * 2));
  },
  /** A mirror ball and the spots that it throws. */
  mirrorball: (context, { width, colours: [light = '#ffe9a8', second = '#7fd4ff', third = '#ff8ad1'], seconds }) => {
    const radius = width / 2;
    const tints = [light, second, third];
    context.save();
    context.globalCompositeOperation = 'screen';
    for (let index = 0; index < 34; index++) {
      const angle = index * 2.4 + seconds * 0.5;
      const reach = radius * (2 + (index % 7) * 0.75);
      context.globalAlpha = 0.34;
      filled(context, tints[index % 3], () =>
        context.ellipse(
          Math.cos(angle) * reach,
          radius * 2 + Math.sin(angle) * reach * 0.8,
          0.035,
          0.022,
          angle,
          0,
          Math.PI * 2,
        ),
      );
    }
    context.restore();
    drawn(context, '#999', 0.008, [0, -radius * 6, 0, -radius]);
    filled(context, '#50565f', () => context.arc(0, 0, radius, 0, Math.PI * 2));
    for (let row = -4; row <= 4; row++) {
      const y = (row / 4.6) * radius;
      const half = Math.sqrt(Math.max(0, radius * radius - y * y));
      const tiles = Math.max(3, Math.round(half / (radius * 0.11)));
      for (let tile = 0; tile < tiles; tile++) {
        const t = ((tile + seconds * 0.8) % tiles) / tiles;
        const x = -Math.cos(t * Math.PI) * half;
        const wide = Math.sin(t * Math.PI) * radius * 0.18;
        context.globalAlpha = 0.3 + 0.7 * Math.abs(Math.sin(row * 3.1 + tile * 1.7 + seconds * 3));
        filled(context, tints[(tile + row + 9) % 3], () =>
          context.rect(x - wide / 2, y - radius * 0.085, wide, radius * 0.17),
        );
      }
    }
    context.globalAlpha = 1;
  },
  /** Bars that dance to music. */
  equaliser: (context, { width, height, colours: [low = '#35d0ba', high = '#ff5fa2'], seconds }) => {
    const bars = 21;
    const wide = width / bars;
    for (let bar = 0; bar < bars; bar++) {
      const level =
        0.18 +
        0.82 *
          Math.abs(Math.sin(seconds * (2.6 + (bar % 5) * 0.55) + bar * 1.3)) *
          (0.55 + 0.45 * Math.sin((bar / bars) * Math.PI));
      const tall = height * level;
      filled(context, gradient(context, [0, height / 2, 0, -height / 2], [low, high]), () =>
        context.rect(-width / 2 + bar * wide + wide * 0.14, height / 2 - tall, wide * 0.72, tall),
      );
    }
  },
});
