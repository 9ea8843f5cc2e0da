import { mix, oklch, shade } from '../../picture/colour.ts';
import { blob, ellipse, polygon } from '../../picture/shape.ts';
import type { Easel } from '../art.ts';
import { curve, smileShape } from '../shapes.ts';
import type { Hero, Mood } from './hero-design.ts';

/** The middle of the head. */
export const HEAD = { x: 0, y: -150, rx: 238, ry: 214 } as const;
const EYES = { x: 102, y: -108, rx: 47, ry: 62 } as const;
const INK = oklch(0.2, 0.03, 300);

/** The head without a face. */
export function drawHead({ painter }: Easel, { skin, outfit }: Hero): void {
  painter.form(ellipse(-HEAD.rx + 8, -112, 34, 42), skin);
  painter.form(ellipse(HEAD.rx - 8, -112, 34, 42), skin);
  painter.form(
    blob([
      { x: 0, y: HEAD.y - HEAD.ry },
      { x: HEAD.rx * 0.82, y: HEAD.y - 110 },
      { x: HEAD.rx, y: HEAD.y + 24 },
      { x: HEAD.rx * 0.74, y: HEAD.y + 150 },
      { x: 0, y: HEAD.y + HEAD.ry + 4 },
      { x: -HEAD.rx * 0.74, y: HEAD.y + 150 },
      { x: -HEAD.rx, y: HEAD.y + 24 },
      { x: -HEAD.rx * 0.82, y: HEAD.y - 110 },
    ]),
    skin,
    { round: true, modelling: outfit === 'wrap' ? 0.7 : 0.85 },
  );
}

const SHUT: ReadonlySet<Mood> = new Set<Mood>(['happy', 'cool']);

/** Eyes, brows, cheeks and mouth by the mood. */
export function drawFace(easel: Easel, hero: Hero): void {
  const { painter } = easel;
  const { mood, glow, skin } = hero;
  const blush = mix(skin, oklch(0.68, 0.19, 18), 0.6);
  for (const side of [-1, 1] as const) {
    if (!hero.isMasked) {
      painter.patch(ellipse(side * 160, -38, 42, 26), blush, 0.55);
    }
    if (hero.hasPatch && side === 1) {
      drawPatch(easel);
    } else if (glow) {
      drawGlowingEye(easel, side, hero);
    } else if (SHUT.has(mood) || (mood === 'wink' && side === 1)) {
      painter.stroke(
        mood === 'cool'
          ? curve(
              { x: side * EYES.x - 46, y: EYES.y + 4 },
              { x: side * EYES.x, y: EYES.y + 44 },
              { x: side * EYES.x + 46, y: EYES.y + 4 },
            )
          : curve(
              { x: side * EYES.x - 48, y: EYES.y + 22 },
              { x: side * EYES.x, y: EYES.y - 50 },
              { x: side * EYES.x + 48, y: EYES.y + 22 },
            ),
        INK,
        15,
      );
    } else {
      drawEye(easel, side, hero);
    }
    drawBrow(easel, side, hero);
  }
  if (!hero.isMasked) {
    drawMouth(easel, hero);
    if (hero.hasBeard) {
      drawBeard(easel, hero);
    }
  }
}

function drawEye({ painter }: Easel, side: -1 | 1, { eyes, mood }: Hero): void {
  const x = side * EYES.x;
  const wide = mood === 'awe' ? 1.12 : 1;
  const narrow = mood === 'fierce' ? 0.86 : 1;
  const [rx, ry] = [EYES.rx * wide, EYES.ry * wide * narrow];
  const y = EYES.y + (mood === 'fierce' ? 6 : 0);
  painter.patch(ellipse(x, y, rx + 6, ry + 5), INK);
  painter.patch(ellipse(x, y + 3, rx, ry), oklch(0.99, 0.005, 220));
  painter.within(ellipse(x, y + 3, rx, ry), () => {
    painter.patch(ellipse(x, y + 5, rx * 0.9, ry * 0.94), shade(eyes, -0.16));
    painter.patch(ellipse(x, y + ry * 0.5, rx * 0.72, ry * 0.56), shade(eyes, 0.16, 1.1));
    painter.patch(ellipse(x, y + 2, rx * 0.42, ry * 0.5), INK);
    painter.patch(ellipse(x, y - ry * 0.95, rx * 1.2, ry * 0.42), INK, 0.35);
  });
  painter.patch(ellipse(x - rx * 0.32, y - ry * 0.36, rx * 0.3, ry * 0.26), oklch(1, 0, 0));
  painter.patch(ellipse(x + rx * 0.34, y + ry * 0.38, rx * 0.15, ry * 0.13), oklch(1, 0, 0), 0.95);
  painter.stroke(
    curve({ x: x - rx - 8, y: y - ry * 0.42 }, { x, y: y - ry * 1.5 }, { x: x + rx + 8, y: y - ry * 0.42 }),
    INK,
    15,
  );
  const lash = side * (rx + 6);
  painter.stroke(
    curve(
      { x: x + lash, y: y - ry * 0.45 },
      { x: x + lash + side * 12, y: y - ry * 0.6 },
      { x: x + lash + side * 18, y: y - ry * 0.85 },
    ),
    INK,
    9,
  );
}

function drawGlowingEye({ painter }: Easel, side: -1 | 1, { glow = INK }: Hero): void {
  const x = side * EYES.x;
  const eye = polygon([
    { x: x - side * 58, y: EYES.y + 26 },
    { x: x - side * 44, y: EYES.y - 8 },
    { x: x + side * 64, y: EYES.y - 46 },
    { x: x + side * 40, y: EYES.y + 24 },
  ]);
  painter.glow(x, EYES.y, 150, glow, 0.8);
  painter.patch(eye, glow);
  painter.patch(ellipse(x + side * 6, EYES.y + 2, 17, 15), oklch(1, 0, 0), 0.85);
}

function drawPatch({ painter }: Easel): void {
  painter.stroke(curve({ x: -150, y: -330 }, { x: 90, y: -200 }, { x: 228, y: -60 }), INK, 13);
  painter.form(
    blob([
      { x: 42, y: -160 },
      { x: 168, y: -150 },
      { x: 160, y: -62 },
      { x: 98, y: -34 },
      { x: 44, y: -76 },
    ]),
    oklch(0.26, 0.03, 40),
  );
}

const BROWS: Readonly<Record<Mood, { tilt: number; lift: number }>> = {
  happy: { tilt: -6, lift: 14 },
  grin: { tilt: 4, lift: 4 },
  wink: { tilt: -4, lift: 10 },
  fierce: { tilt: 34, lift: -26 },
  cool: { tilt: 16, lift: -6 },
  calm: { tilt: -2, lift: 2 },
  awe: { tilt: -14, lift: 26 },
  shy: { tilt: -24, lift: 8 },
};

function drawBrow({ painter }: Easel, side: -1 | 1, { mood, hairColour, glow }: Hero): void {
  if (glow) {
    return;
  }
  const { tilt, lift } = BROWS[mood];
  const y = EYES.y - EYES.ry - 22 - lift;
  painter.stroke(
    curve(
      { x: side * (EYES.x - 44), y: y + tilt },
      { x: side * EYES.x, y: y - 14 },
      { x: side * (EYES.x + 48), y: y - tilt * 0.5 },
    ),
    shade(hairColour, -0.2),
    14,
  );
}

function drawMouth({ painter }: Easel, { mood }: Hero): void {
  const tongue = oklch(0.7, 0.16, 20);
  const inside = oklch(0.36, 0.11, 20);
  const open = (half: number, deep: number): void => {
    const shape = smileShape({ x: 0, y: -22, half, deep, flat: 8 });
    painter.patch(shape, inside);
    painter.within(shape, () => {
      painter.patch(ellipse(0, -22 + deep, half * 0.7, deep * 0.5), tongue);
      painter.patch(ellipse(0, -24, half * 0.8, 12), oklch(1, 0, 0));
    });
    painter.stroke(shape, INK, 7);
  };
  switch (mood) {
    case 'happy':
      return open(50, 52);
    case 'grin':
      return open(62, 40);
    case 'wink':
      return open(38, 38);
    case 'fierce':
      painter.patch(
        polygon([
          { x: -44, y: -2 },
          { x: -30, y: -26 },
          { x: 36, y: -30 },
          { x: 46, y: -6 },
          { x: 30, y: 10 },
          { x: -32, y: 12 },
        ]),
        oklch(0.99, 0, 0),
      );
      painter.stroke(
        polygon([
          { x: -44, y: -2 },
          { x: -30, y: -26 },
          { x: 36, y: -30 },
          { x: 46, y: -6 },
          { x: 30, y: 10 },
          { x: -32, y: 12 },
        ]),
        INK,
        8,
      );
      return painter.stroke(curve({ x: -40, y: -8 }, { x: 0, y: -8 }, { x: 44, y: -10 }), INK, 6);
    case 'awe':
      painter.patch(ellipse(0, -2, 22, 28), inside);
      return painter.stroke(ellipse(0, -2, 22, 28), INK, 7);
    case 'cool':
      return painter.stroke(curve({ x: -30, y: -8 }, { x: 14, y: 10 }, { x: 42, y: -22 }), INK, 10);
    case 'shy':
      return painter.stroke(curve({ x: -20, y: -4 }, { x: 0, y: -20 }, { x: 20, y: -4 }), INK, 9);
    case 'calm':
      return painter.stroke(curve({ x: -28, y: -14 }, { x: 0, y: 10 }, { x: 28, y: -14 }), INK, 9);
  }
}

function drawBeard({ painter }: Easel, { hairColour }: Hero): void {
  painter.form(
    blob([
      { x: -196, y: -60 },
      { x: -120, y: 6 },
      { x: -52, y: -34 },
      { x: 0, y: -44 },
      { x: 52, y: -34 },
      { x: 120, y: 6 },
      { x: 196, y: -60 },
      { x: 150, y: 84 },
      { x: 0, y: 190 },
      { x: -150, y: 84 },
    ]),
    hairColour,
  );
  painter.stroke(curve({ x: -36, y: 12 }, { x: 0, y: 34 }, { x: 36, y: 12 }), oklch(0.4, 0.08, 20), 10);
}
