import { oklch, shade, type Colour } from '../../picture/colour.ts';
import { blob, ellipse, polygon, rectangle, type Shape } from '../../picture/shape.ts';
import type { CardArt, Easel } from '../art.ts';
import { fade, halo, pattern } from '../grounds.ts';
import { turned } from '../palette.ts';
import { curve, dropShape, heartShape, regular, smileShape, starShape } from '../shapes.ts';

const FORMS = ['round', 'round', 'star', 'heart', 'cloud', 'drop', 'flower', 'toast', 'moon'] as const;
const EYES = ['dots', 'sparkle', 'hearts', 'stars', 'happy', 'wink', 'sleepy', 'glasses', 'tears', 'dizzy'] as const;
const MOUTHS = ['smile', 'laugh', 'kiss', 'cat', 'tongue', 'oh', 'smirk', 'teeth'] as const;
const EXTRAS = ['none', 'crown', 'party', 'flower', 'hearts', 'cap', 'bow', 'steam', 'note'] as const;
type Form = (typeof FORMS)[number];

interface Emoji {
  form: Form;
  colour: Colour;
  eyes: (typeof EYES)[number];
  mouth: (typeof MOUTHS)[number];
  extra: (typeof EXTRAS)[number];
  tilt: number;
  hands: boolean;
}

const INK = oklch(0.3, 0.06, 50);
const WHITE = oklch(1, 0, 0);

/** A face as in messages, of a form and a mood of its own. */
export const cuteEmoji: CardArt = (random) => {
  const hue = random.pick([90, 90, 90, 75, 55, 20, 350, 310, 230, 165, 130]);
  const emoji: Emoji = {
    form: random.pick(FORMS),
    colour: oklch(hue >= 75 && hue <= 90 ? 0.88 : 0.79, hue >= 75 && hue <= 90 ? 0.16 : 0.14, hue),
    eyes: random.pick(EYES),
    mouth: random.pick(MOUTHS),
    extra: random.pick(EXTRAS),
    tilt: random.between(-0.16, 0.16),
    hands: random.chance(0.4),
  };
  const motif = random.pick(['dot', 'star', 'heart', 'cross', 'ring', 'triangle'] as const);
  const back = turned(hue, random.pick([140, 180, 220]));
  return {
    look: 'product',
    frame: { paper: oklch(0.98, 0.01, hue), line: oklch(0.72, 0.14, back) },
    ground: (easel) => {
      fade(easel, [oklch(0.92, 0.06, back), oklch(0.84, 0.09, back)]);
      pattern(easel, motif, WHITE, { alpha: 0.55, step: 150, size: 26 });
      halo(easel, WHITE, { radius: 520, strength: 0.6 });
    },
    size: 0.98,
    subject: (easel) => easel.painter.at({ rotation: emoji.tilt }, () => drawEmoji(easel, emoji)),
  };
};

const SHAPES: Readonly<Record<Form, Shape>> = {
  round: ellipse(0, 0, 380, 370),
  star: starShape({ x: 0, y: 30, outer: 450, inner: 300, points: 5 }),
  heart: heartShape(0, -20, 370),
  cloud: blob([
    { x: -400, y: 110 },
    { x: -330, y: -120 },
    { x: -150, y: -210 },
    { x: 20, y: -330 },
    { x: 220, y: -220 },
    { x: 380, y: -90 },
    { x: 400, y: 150 },
    { x: 240, y: 270 },
    { x: 0, y: 240 },
    { x: -240, y: 280 },
  ]),
  drop: dropShape(0, 40, 330),
  flower: (pen) => {
    for (let petal = 0; petal < 7; petal++) {
      const angle = (petal / 7) * Math.PI * 2;
      const [x, y] = [Math.cos(angle) * 250, Math.sin(angle) * 250];
      pen.moveTo(x + 170, y);
      pen.arc(x, y, 170, 0, Math.PI * 2);
    }
    pen.moveTo(290, 0);
    pen.arc(0, 0, 290, 0, Math.PI * 2);
  },
  toast: (pen) => {
    pen.moveTo(-310, 330);
    pen.lineTo(-310, -120);
    pen.bezierCurveTo(-470, -330, -200, -360, 0, -340);
    pen.bezierCurveTo(200, -360, 470, -330, 310, -120);
    pen.lineTo(310, 330);
    pen.quadraticCurveTo(0, 370, -310, 330);
    pen.closePath();
  },
  moon: ellipse(0, 0, 380, 372),
};

/** Where the face is on forms that are not round, and how large. */
const FACES: Readonly<Partial<Record<Form, { y: number; scale: number }>>> = {
  star: { y: 10, scale: 0.76 },
  heart: { y: -90, scale: 0.76 },
  cloud: { y: 10, scale: 0.76 },
  drop: { y: 110, scale: 0.76 },
  flower: { y: 10, scale: 0.76 },
  toast: { y: 10, scale: 0.76 },
};
/** Where the top of a form is. */
const TOPS: Readonly<Partial<Record<Form, number>>> = { drop: -250, cloud: -270, heart: -270 };

function drawEmoji(easel: Easel, emoji: Emoji): void {
  const { painter } = easel;
  const { form, colour } = emoji;
  drawForm(easel, emoji);
  painter.at(FACES[form] ?? { y: 10, scale: 1 }, () => {
    for (const side of [-1, 1]) {
      painter.patch(ellipse(side * 236, 60, 62, 42), oklch(0.68, 0.19, 18), 0.5);
      drawEye(easel, emoji.eyes, side);
    }
    if (emoji.eyes === 'glasses') {
      painter.stroke(curve({ x: -60, y: -70 }, { x: 0, y: -90 }, { x: 60, y: -70 }), INK, 20);
    }
    drawMouth(easel, emoji.mouth);
  });
  if (emoji.hands) {
    for (const side of [-1, 1]) {
      painter.form(ellipse(side * 330, 250, 86, 76, side * -0.5), shade(colour, 0.03), { round: true });
    }
  }
  drawExtra(easel, emoji);
}

const ROUND: ReadonlySet<Form> = new Set<Form>(['round', 'moon', 'drop']);

/** The body of the face, with what belongs to its form. */
function drawForm({ painter }: Easel, { form, colour }: Emoji): void {
  if (form === 'flower' || form === 'star') {
    painter.stroke(SHAPES[form], colour, 60);
  }
  painter.form(SHAPES[form], colour, { round: ROUND.has(form) });
  switch (form) {
    case 'flower':
      return painter.form(ellipse(0, 0, 268, 262), oklch(0.92, 0.11, 95), { round: true });
    case 'toast':
      return painter.form(rectangle(-240, -250, 480, 540, 90), shade(colour, 0.09, 0.6));
    case 'moon':
      for (const [x, y, size] of [
        [-230, -190, 50],
        [240, 150, 60],
        [60, 280, 36],
        [-270, 130, 30],
      ] as const) {
        painter.patch(ellipse(x, y, size, size * 0.9), shade(colour, -0.09), 0.7);
      }
      return undefined;
    default:
      return painter.patch(ellipse(-170, -220, 90, 42, -0.6), WHITE, 0.55);
  }
}

function drawEye({ painter }: Easel, eyes: Emoji['eyes'], side: number): void {
  const x = side * 136;
  switch (eyes) {
    case 'dots':
      painter.patch(ellipse(x, -60, 40, 56), INK);
      return painter.patch(ellipse(x - 12, -82, 14, 16), WHITE);
    case 'sparkle':
      painter.patch(ellipse(x, -60, 74, 82), INK);
      painter.patch(ellipse(x, -26, 48, 36), oklch(0.6, 0.14, 260));
      painter.patch(starShape({ x: x - 20, y: -86, outer: 36, inner: 12, points: 4 }), WHITE);
      return painter.patch(ellipse(x + 28, -36, 13, 13), WHITE);
    case 'hearts':
      return painter.form(heartShape(x, -70, 78), oklch(0.6, 0.23, 20));
    case 'stars':
      return painter.form(starShape({ x, y: -64, outer: 92, inner: 42, points: 5 }), oklch(0.92, 0.15, 98));
    case 'wink':
    case 'happy':
      if (eyes === 'wink' && side < 0) {
        painter.patch(ellipse(x, -60, 42, 56), INK);
        return painter.patch(ellipse(x - 12, -82, 14, 16), WHITE);
      }
      return painter.stroke(curve({ x: x - 66, y: -40 }, { x, y: -140 }, { x: x + 66, y: -40 }), INK, 24);
    case 'sleepy':
      return painter.stroke(curve({ x: x - 64, y: -66 }, { x, y: -10 }, { x: x + 64, y: -66 }), INK, 24);
    case 'glasses':
      painter.form(rectangle(x - 98, -132, 196, 132, 58), oklch(0.24, 0.04, 280));
      return painter.patch(
        polygon([
          { x: x - 60, y: -120 },
          { x: x - 10, y: -120 },
          { x: x - 44, y: -14 },
          { x: x - 84, y: -40 },
        ]),
        WHITE,
        0.35,
      );
    case 'tears':
      painter.stroke(curve({ x: x - 62, y: -62 }, { x, y: -120 }, { x: x + 62, y: -62 }), INK, 22);
      return painter.form(dropShape(x + side * 76, 10, 44), oklch(0.76, 0.12, 230));
    case 'dizzy':
      for (const radius of [62, 38, 14]) {
        painter.stroke(ellipse(x, -62, radius, radius), INK, 13);
      }
      return undefined;
  }
}

function drawMouth({ painter }: Easel, mouth: Emoji['mouth']): void {
  const inside = oklch(0.38, 0.13, 20);
  const tongue = oklch(0.7, 0.18, 18);
  switch (mouth) {
    case 'smile':
      return painter.stroke(curve({ x: -110, y: 90 }, { x: 0, y: 210 }, { x: 110, y: 90 }), INK, 24);
    case 'laugh':
    case 'tongue':
    case 'teeth': {
      const shape = smileShape({ x: 0, y: 76, half: 150, deep: 140, flat: 14 });
      painter.patch(shape, inside);
      painter.within(shape, () => {
        if (mouth !== 'laugh') {
          painter.patch(rectangle(-150, 60, 300, mouth === 'teeth' ? 80 : 46), WHITE);
        }
        if (mouth !== 'teeth') {
          painter.patch(ellipse(0, 218, 92, 62), tongue);
        }
      });
      if (mouth === 'tongue') {
        painter.form(ellipse(40, 216, 62, 84), tongue);
      }
      return undefined;
    }
    case 'kiss':
      painter.stroke(curve({ x: -14, y: 84 }, { x: 60, y: 100 }, { x: 0, y: 122 }), INK, 20);
      painter.stroke(curve({ x: 0, y: 122 }, { x: 60, y: 146 }, { x: -14, y: 166 }), INK, 20);
      return painter.form(heartShape(170, 130, 50), oklch(0.6, 0.23, 20));
    case 'cat':
      painter.stroke(curve({ x: -96, y: 90 }, { x: -50, y: 160 }, { x: 0, y: 94 }), INK, 21);
      return painter.stroke(curve({ x: 0, y: 94 }, { x: 50, y: 160 }, { x: 96, y: 90 }), INK, 21);
    case 'oh':
      return painter.patch(ellipse(0, 130, 56, 68), inside);
    case 'smirk':
      return painter.stroke(curve({ x: -70, y: 130 }, { x: 50, y: 160 }, { x: 120, y: 84 }), INK, 24);
  }
}

function drawExtra({ painter }: Easel, { extra, form }: Emoji): void {
  const top = TOPS[form] ?? -340;
  switch (extra) {
    case 'none':
      return;
    case 'crown':
      return painter.form(
        polygon([
          { x: -150, y: top + 50 },
          { x: -180, y: top - 110 },
          { x: -80, y: top - 30 },
          { x: 0, y: top - 140 },
          { x: 80, y: top - 30 },
          { x: 180, y: top - 110 },
          { x: 150, y: top + 50 },
        ]),
        oklch(0.85, 0.15, 85),
      );
    case 'party':
      painter.form(
        polygon([
          { x: -120, y: top + 60 },
          { x: 30, y: top - 150 },
          { x: 140, y: top + 40 },
        ]),
        oklch(0.66, 0.2, 350),
      );
      painter.stroke(
        curve({ x: -70, y: top - 10 }, { x: 20, y: top + 30 }, { x: 100, y: top - 30 }),
        oklch(0.9, 0.13, 95),
        20,
      );
      return painter.form(starShape({ x: 30, y: top - 140, outer: 44, inner: 18, points: 6 }), oklch(0.88, 0.15, 95));
    case 'flower':
      for (let petal = 0; petal < 5; petal++) {
        const angle = (petal / 5) * Math.PI * 2;
        painter.form(
          ellipse(210 + Math.cos(angle) * 50, top + 90 + Math.sin(angle) * 50, 44, 44),
          oklch(0.82, 0.13, 350),
        );
      }
      return painter.form(ellipse(210, top + 90, 34, 34), oklch(0.9, 0.14, 95));
    case 'hearts':
      for (const [x, y, size] of [
        [-330, -300, 56],
        [350, -260, 70],
        [300, -390, 38],
      ] as const) {
        painter.form(heartShape(x, y, size), oklch(0.66, 0.21, 15));
      }
      return undefined;
    case 'cap':
      painter.form(
        blob([
          { x: -270, y: top + 110 },
          { x: -200, y: top - 30 },
          { x: 0, y: top - 80 },
          { x: 200, y: top - 30 },
          { x: 270, y: top + 110 },
          { x: 0, y: top + 60 },
        ]),
        oklch(0.6, 0.18, 255),
      );
      return painter.form(
        blob([
          { x: 100, y: top + 70 },
          { x: 420, y: top + 110 },
          { x: 400, y: top + 170 },
          { x: 150, y: top + 130 },
        ]),
        oklch(0.5, 0.17, 255),
      );
    case 'bow':
      for (const side of [-1, 1]) {
        painter.form(
          blob([
            { x: 0, y: top + 20 },
            { x: side * 150, y: top - 60 },
            { x: side * 150, y: top + 90 },
          ]),
          oklch(0.66, 0.19, 0),
        );
      }
      return painter.form(ellipse(0, top + 18, 40, 40), oklch(0.58, 0.19, 0));
    case 'steam':
      for (const side of [-1, 1]) {
        painter.form(
          blob([
            { x: side * 380, y: -130 },
            { x: side * 450, y: -190 },
            { x: side * 490, y: -110 },
            { x: side * 450, y: -60 },
          ]),
          oklch(0.95, 0.01, 240),
        );
      }
      return undefined;
    case 'note':
      painter.stroke(curve({ x: 360, y: -210 }, { x: 360, y: -300 }, { x: 360, y: -380 }), oklch(0.5, 0.17, 300), 20);
      painter.form(ellipse(330, -200, 42, 32, -0.4), oklch(0.5, 0.17, 300));
      return painter.form(regular({ x: 390, y: -366, radius: 36, corners: 3, turn: 1 }), oklch(0.5, 0.17, 300));
  }
}
