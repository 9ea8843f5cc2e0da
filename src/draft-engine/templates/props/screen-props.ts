import { drawn, filled, gradient, props } from './prop.ts';

const DIGITS = 'abcdefg';
/** The lit bars of each digit, as of a clock: top, upper right, lower right, bottom, lower left, upper left, middle. */
const LIT = ['abcdef', 'bc', 'abged', 'abgcd', 'fgbc', 'afgcd', 'afgedc', 'abc', DIGITS, 'abcdfg'] as const;

/** What belongs to films, screens and games. */
export const SCREEN_PROPS = props({
  /** The leader of a film: three, two, one; `share` is how far it is. */
  leader: (context, { width, height, colours: [paper = '#d8d2c4', ink = '#2a2723'], share, seconds, random }) => {
    filled(context, paper, () => context.rect(-width / 2, -height / 2, width, height));
    const turns = share * 3;
    const radius = Math.hypot(width, height);
    filled(context, 'rgba(60,52,44,0.38)', () => {
      context.moveTo(0, 0);
      context.arc(0, 0, radius, -Math.PI / 2, -Math.PI / 2 + (turns % 1) * Math.PI * 2);
    });
    drawn(context, ink, 0.006, [-width, 0, width, 0]);
    drawn(context, ink, 0.006, [0, -height, 0, height]);
    for (const ring of [0.34, 0.4]) {
      context.lineWidth = 0.009;
      context.strokeStyle = ink;
      context.beginPath();
      context.arc(0, 0, ring, 0, Math.PI * 2);
      context.stroke();
    }
    context.save();
    context.translate(random.between(-1, 1) * 0.002, Math.sin(seconds * 40) * 0.003);
    const value = Math.max(1, 3 - Math.floor(turns));
    // A one stands at the right of its place.
    context.translate(value === 1 ? -0.09 : 0, 0);
    digit(value, 0.34);
    context.restore();

    function digit(value: number, tall: number): void {
      const [w, h] = [tall * 0.27, tall / 2];
      const bars: Record<string, number[]> = {
        a: [-w, -h, w, -h],
        b: [w, -h, w, 0],
        c: [w, 0, w, h],
        d: [-w, h, w, h],
        e: [-w, 0, -w, h],
        f: [-w, -h, -w, 0],
        g: [-w, 0, w, 0],
      };
      for (const name of LIT[value] ?? '') {
        drawn(context, ink, tall * 0.17, bars[name] ?? []);
      }
    }
  },
  /** Scratches, hairs and flicker of old film. */
  scratches: (context, { width, height, colours: [light = '#f4efe2'], seconds }) => {
    const frame = Math.floor(seconds * 12);
    const chance = (index: number): number => Math.abs(Math.sin(frame * 12.9898 + index * 78.233) * 43758.5453) % 1;
    context.save();
    context.globalAlpha = 0.28;
    for (let index = 0; index < 3; index++) {
      const x = (chance(index) - 0.5) * width;
      drawn(context, light, 0.0022, [x, -height / 2, x + 0.012, height / 2]);
    }
    for (let index = 3; index < 12; index++) {
      const [x, y] = [(chance(index) - 0.5) * width, (chance(index + 40) - 0.5) * height];
      filled(context, index % 2 === 0 ? light : '#15130f', () =>
        context.arc(x, y, 0.002 + 0.004 * chance(index + 80), 0, Math.PI * 2),
      );
    }
    context.globalAlpha = 0.05 + 0.06 * chance(99);
    filled(context, '#000', () => context.rect(-width / 2, -height / 2, width, height));
    context.restore();
  },
  /** The holes along both sides of a strip of film, which runs on. */
  perforation: (context, { width, height, colours: [strip = '#17140f', hole = '#efe7d6'], seconds }) => {
    const band = 0.075;
    for (const side of [-1, 1]) {
      filled(context, strip, () => context.rect((side * width) / 2 - (side > 0 ? band : 0), -height / 2, band, height));
      for (let y = -height / 2 - 0.1 + ((seconds * 0.35) % 0.1); y < height / 2; y += 0.1) {
        filled(context, hole, () => context.rect((side * (width - band)) / 2 - 0.018, y, 0.036, 0.05));
      }
    }
  },
  /** Lines that rush to the middle, as in comics. */
  rush: (context, { width, height, colours: [ink = '#111'], seconds }) => {
    const beat = Math.floor(seconds * 8);
    const reach = Math.hypot(width, height);
    for (let index = 0; index < 64; index++) {
      const angle = (index / 64) * Math.PI * 2 + Math.sin(index * 7.7 + beat) * 0.04;
      const inner = reach * (0.27 + 0.09 * Math.abs(Math.sin(index * 3.3 + beat * 1.7)));
      const half = 0.012;
      filled(context, ink, () => {
        context.moveTo(Math.cos(angle) * inner, Math.sin(angle) * inner);
        context.lineTo(Math.cos(angle - half) * reach, Math.sin(angle - half) * reach);
        context.lineTo(Math.cos(angle + half) * reach, Math.sin(angle + half) * reach);
      });
    }
  },
  /** A dot pattern, denser to one corner. */
  screentone: (context, { width, height, colours: [ink = '#000'] }) => {
    const pitch = 0.032;
    for (let y = -height / 2; y < height / 2; y += pitch) {
      for (let x = -width / 2; x < width / 2; x += pitch) {
        const radius = pitch * 0.42 * Math.max(0, (x / width + y / height + 0.6) / 1.4);
        if (radius > 0.002) {
          filled(context, ink, () => context.arc(x, y, radius, 0, Math.PI * 2));
        }
      }
    }
  },
  /** Lines of a tube screen. */
  scanlines: (context, { width, height, colours: [ink = '#000'], seconds }) => {
    context.save();
    context.globalAlpha *= 0.2;
    for (let y = -height / 2; y < height / 2; y += 0.012) {
      filled(context, ink, () => context.rect(-width / 2, y, width, 0.005));
    }
    context.globalAlpha = 0.08;
    const bar = ((seconds * 0.4) % 1.4) - 0.7;
    filled(context, '#fff', () => context.rect(-width / 2, bar * height, width, 0.08));
    context.restore();
  },
  /** Hills, blocks and coins of an old game, which pass; `share` is not used. */
  gameworld: (
    context,
    { width, height, colours: [sky = '#5fb7f2', ground = '#c96b2f', grass = '#58b04a'], seconds },
  ) => {
    const block = 0.06;
    const snapped = (value: number): number => Math.round(value / 0.012) * 0.012;
    filled(context, sky, () => context.rect(-width / 2, -height / 2, width, height));
    const pass = (index: number, span: number, speed: number): number =>
      snapped(((((index * span) / 5 - seconds * speed) % span) + span) % span) - span / 2;
    for (let index = 0; index < 5; index++) {
      const x = pass(index, width + 0.8, 0.08);
      for (let row = 0; row < 5; row++) {
        filled(context, '#3f93cf', () =>
          context.rect(x - (row + 1) * block, height * 0.28 - (5 - row) * block, (row + 1) * 2 * block, block),
        );
      }
      const cloud = pass(index + 2, width + 0.6, 0.14);
      filled(context, '#ffffff', () => {
        context.rect(cloud, -height * 0.34 + (index % 2) * 0.1, block * 3, block);
        context.rect(cloud + block * 0.5, -height * 0.34 + (index % 2) * 0.1 - block * 0.7, block * 2, block * 0.7);
      });
    }
    for (let index = -1; index * block < width + block; index++) {
      const x = -width / 2 + index * block - snapped((seconds * 0.5) % block);
      filled(context, ground, () => context.rect(x, height * 0.34, block - 0.005, height));
      filled(context, grass, () => context.rect(x, height * 0.34, block, 0.035));
    }
    for (let index = 0; index < 5; index++) {
      const x = pass(index, width + 1, 0.5);
      const wide = Math.abs(Math.cos(seconds * 4 + index)) * 0.024 + 0.004;
      filled(context, '#f7d038', () => context.rect(x - wide, height * 0.02, wide * 2, 0.06));
    }
  },
  /** A ringed planet. */
  planet: (context, { width, colours: [body = '#e08a4f', shade = '#8a3f5c', ring = '#f2d7a0'], seconds }) => {
    const radius = width / 2;
    context.save();
    context.rotate(-0.3);
    arc(Math.PI, Math.PI * 2);
    filled(context, gradient(context, [-radius, -radius, radius, radius], [body, body, shade]), () =>
      context.arc(0, 0, radius * 0.62, 0, Math.PI * 2),
    );
    context.save();
    context.beginPath();
    context.arc(0, 0, radius * 0.62, 0, Math.PI * 2);
    context.clip();
    context.globalAlpha = 0.28;
    for (let band = -3; band < 4; band++) {
      filled(context, shade, () =>
        context.rect(-radius, band * radius * 0.2 + Math.sin(seconds + band) * 0.004, radius * 2, radius * 0.07),
      );
    }
    context.restore();
    arc(0, Math.PI);
    context.restore();

    function arc(from: number, to: number): void {
      context.lineWidth = radius * 0.09;
      context.strokeStyle = ring;
      context.beginPath();
      context.ellipse(0, 0, radius, radius * 0.24, 0, from, to);
      context.stroke();
    }
  },
  /** Lightning; it flashes when `share` is not 0. */
  lightning: (context, { width, height, colours: [light = '#eef2ff'], share, random }) => {
    if (share <= 0) {
      return;
    }
    context.save();
    context.globalAlpha *= share * 0.55;
    filled(context, light, () => context.rect(-width / 2, -height / 2, width, height));
    context.globalAlpha = share;
    let [x, y] = [width * 0.12, -height / 2];
    const points = [x, y];
    while (y < height * 0.2) {
      x += random.between(-0.09, 0.07);
      y += random.between(0.05, 0.11);
      points.push(x, y);
    }
    drawn(context, light, 0.014, points);
    context.restore();
  },
});
