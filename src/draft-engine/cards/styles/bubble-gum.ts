import { oklch, shade, type Colour } from '../../picture/colour.ts';
import { blob, ellipse } from '../../picture/shape.ts';
import type { CardArt, Easel } from '../art.ts';
import { fade, halo } from '../grounds.ts';
import { turned } from '../palette.ts';
import { curve, heartShape, limbShape, smileShape, starShape } from '../shapes.ts';

type Ears = 'bear' | 'rabbit' | 'cat' | 'antennae' | 'drop' | 'none';
interface Gum {
  hue: number;
  ears: Ears;
  eyes: 'round' | 'sleepy' | 'happy' | 'wink' | 'one';
  mouth: 'smile' | 'open' | 'bubble' | 'tongue' | 'tiny';
  belly: 'heart' | 'star' | 'patch' | 'none';
  extra: 'bow' | 'cherry' | 'sprout' | 'halo' | 'none';
  squash: number;
  arms: 'down' | 'up' | 'wave';
}

const INK = oklch(0.28, 0.08, 330);

/** A creature of chewing gum: round, soft and shiny. */
export const bubbleGum: CardArt = (random) => {
  const gum: Gum = {
    hue: random.pick([350, 330, 300, 20, 55, 200, 160, 260]),
    ears: random.pick(['bear', 'rabbit', 'cat', 'antennae', 'drop', 'none']),
    eyes: random.pick(['round', 'sleepy', 'happy', 'wink', 'one']),
    mouth: random.pick(['smile', 'open', 'bubble', 'bubble', 'tongue', 'tiny']),
    belly: random.pick(['heart', 'star', 'patch', 'none']),
    extra: random.pick(['bow', 'cherry', 'sprout', 'halo', 'none']),
    squash: random.between(0.86, 1.16),
    arms: random.pick(['down', 'up', 'wave']),
  };
  const { hue } = gum;
  return {
    look: 'clay',
    frame: { paper: oklch(0.94, 0.05, hue), line: oklch(0.66, 0.17, hue) },
    ground: (easel) => {
      fade(easel, [oklch(0.95, 0.06, turned(hue, 40)), oklch(0.86, 0.11, hue), oklch(0.9, 0.09, turned(hue, 320))]);
      halo(easel, oklch(1, 0, 0), { radius: 560, strength: 0.7 });
      bubbles(easel, hue);
    },
    size: 0.98,
    subject: (easel) => drawGum(easel, gum),
  };
};

function bubbles({ painter, random }: Easel, hue: number): void {
  for (let bubble = 0; bubble < 26; bubble++) {
    const [x, y, size] = [random.between(-480, 480), random.between(-680, 680), random.between(16, 92)];
    const colour = oklch(0.86, 0.11, turned(hue, random.between(-70, 70)));
    painter.patch(ellipse(x, y, size, size), colour, 0.45);
    painter.stroke(ellipse(x, y, size, size), oklch(1, 0, 0), 5, 0.6);
    painter.patch(ellipse(x - size * 0.36, y - size * 0.4, size * 0.22, size * 0.14, -0.6), oklch(1, 0, 0), 0.85);
  }
}

/** The shine of something wet. */
function shine({ painter }: Easel, x: number, y: number, size: number): void {
  painter.patch(ellipse(x, y, size, size * 0.52, -0.6), oklch(1, 0, 0), 0.75);
  painter.patch(ellipse(x - size * 0.9, y + size * 1.1, size * 0.28, size * 0.24), oklch(1, 0, 0), 0.7);
}

function drawGum(easel: Easel, gum: Gum): void {
  const { painter } = easel;
  const colour = oklch(0.78, 0.15, gum.hue);
  const pale = oklch(0.9, 0.08, gum.hue);
  painter.at({ y: 60, scaleX: 1 / gum.squash, scaleY: gum.squash }, () => {
    drawEars(easel, gum, colour, pale);
    for (const side of [-1, 1]) {
      painter.form(
        blob([
          { x: side * 60, y: 280 },
          { x: side * 210, y: 290 },
          { x: side * 230, y: 366 },
          { x: side * 60, y: 370 },
        ]),
        shade(colour, -0.05),
        { round: true },
      );
      const isUp = gum.arms === 'up' || (gum.arms === 'wave' && side === 1);
      painter.form(
        limbShape({ x: side * 270, y: 60 }, isUp ? { x: side * 390, y: -100 } : { x: side * 352, y: 180 }, 116, 104),
        colour,
        { round: true },
      );
    }
    painter.form(
      blob([
        { x: 0, y: -310 },
        { x: 230, y: -230 },
        { x: 330, y: 10 },
        { x: 290, y: 260 },
        { x: 0, y: 350 },
        { x: -290, y: 260 },
        { x: -330, y: 10 },
        { x: -230, y: -230 },
      ]),
      colour,
      { round: true },
    );
    if (gum.belly !== 'none') {
      painter.form(ellipse(0, 190, 160, 120), pale, { round: true });
      if (gum.belly === 'heart') {
        painter.form(heartShape(0, 186, 56), oklch(0.66, 0.2, 15));
      } else if (gum.belly === 'star') {
        painter.form(starShape({ x: 0, y: 190, outer: 70, inner: 34, points: 5 }), oklch(0.88, 0.15, 92));
      }
    }
    shine(easel, -170, -190, 70);
    drawGumFace(easel, gum);
  });
  drawExtra(easel, gum);
}

function drawEars({ painter }: Easel, { ears }: Gum, colour: Colour, pale: Colour): void {
  for (const side of [-1, 1]) {
    switch (ears) {
      case 'bear':
        painter.form(ellipse(side * 210, -270, 96, 92), colour, { round: true });
        painter.form(ellipse(side * 210, -266, 54, 50), pale);
        break;
      case 'rabbit':
        painter.form(ellipse(side * 130, -400, 74, 180, side * 0.16), colour, { round: true });
        painter.form(ellipse(side * 130, -390, 38, 120, side * 0.16), pale);
        break;
      case 'cat':
        painter.form(
          blob(
            [
              { x: side * 60, y: -300 },
              { x: side * 240, y: -440 },
              { x: side * 290, y: -190 },
            ],
            0.3,
          ),
          colour,
        );
        painter.form(
          blob(
            [
              { x: side * 130, y: -296 },
              { x: side * 226, y: -380 },
              { x: side * 250, y: -240 },
            ],
            0.3,
          ),
          pale,
        );
        break;
      case 'antennae':
        painter.stroke(
          curve({ x: side * 90, y: -280 }, { x: side * 110, y: -400 }, { x: side * 190, y: -420 }),
          colour,
          28,
        );
        painter.form(ellipse(side * 200, -424, 52, 52), pale, { round: true });
        break;
      case 'drop':
      case 'none':
        break;
    }
  }
  if (ears === 'drop') {
    painter.form(
      blob(
        [
          { x: -120, y: -270 },
          { x: 20, y: -470 },
          { x: 60, y: -400 },
          { x: 150, y: -260 },
        ],
        0.1,
      ),
      colour,
      { round: true },
    );
  }
}

function drawGumFace(easel: Easel, { eyes, mouth, hue }: Gum): void {
  const { painter } = easel;
  const eye = (x: number, size: number): void => {
    painter.patch(ellipse(x, -60, size, size * 1.16), INK);
    painter.patch(ellipse(x - size * 0.3, -60 - size * 0.4, size * 0.36, size * 0.34), oklch(1, 0, 0));
    painter.patch(ellipse(x + size * 0.32, -60 + size * 0.46, size * 0.18, size * 0.17), oklch(1, 0, 0), 0.9);
  };
  if (eyes === 'one') {
    painter.form(ellipse(0, -70, 118, 118), oklch(0.99, 0, 0), { round: true });
    painter.patch(ellipse(0, -62, 72, 76), oklch(0.55, 0.17, turned(hue, 160)));
    eye(0, 46);
  } else {
    for (const side of [-1, 1]) {
      const x = side * 130;
      if (eyes === 'sleepy') {
        painter.stroke(curve({ x: x - 50, y: -70 }, { x, y: -20 }, { x: x + 50, y: -70 }), INK, 17);
      } else if (eyes === 'happy' || (eyes === 'wink' && side === 1)) {
        painter.stroke(curve({ x: x - 50, y: -40 }, { x, y: -120 }, { x: x + 50, y: -40 }), INK, 17);
      } else {
        eye(x, 50);
      }
    }
  }
  for (const side of [-1, 1]) {
    painter.patch(ellipse(side * 216, 20, 52, 34), oklch(0.68, 0.2, 10), 0.45);
  }
  switch (mouth) {
    case 'smile':
      return painter.stroke(curve({ x: -46, y: 16 }, { x: 0, y: 70 }, { x: 46, y: 16 }), INK, 15);
    case 'tiny':
      return painter.stroke(curve({ x: -20, y: 30 }, { x: 0, y: 8 }, { x: 20, y: 30 }), INK, 14);
    case 'open':
    case 'tongue': {
      painter.patch(smileShape({ x: 0, y: 8, half: 62, deep: 76 }), oklch(0.4, 0.14, 10));
      painter.patch(ellipse(0, mouth === 'tongue' ? 82 : 66, 34, mouth === 'tongue' ? 44 : 22), oklch(0.72, 0.17, 10));
      return undefined;
    }
    case 'bubble':
      painter.form(ellipse(0, 96, 118, 114), oklch(0.82, 0.14, turned(hue, 150)), { round: true, alpha: 0.93 });
      return shine(easel, -40, 52, 34);
  }
}

function drawExtra({ painter }: Easel, { extra, hue, ears }: Gum): void {
  const y = ears === 'drop' ? -150 : -250;
  switch (extra) {
    case 'none':
      return;
    case 'bow':
      for (const side of [-1, 1]) {
        painter.form(
          blob([
            { x: 130, y },
            { x: 130 + side * 110, y: y - 70 },
            { x: 130 + side * 120, y: y + 60 },
          ]),
          oklch(0.68, 0.19, turned(hue, 150)),
          { round: true },
        );
      }
      return painter.form(ellipse(130, y, 34, 34), oklch(0.6, 0.19, turned(hue, 150)), { round: true });
    case 'cherry':
      painter.stroke(
        curve({ x: 0, y: y - 30 }, { x: 30, y: y - 110 }, { x: 90, y: y - 130 }),
        oklch(0.5, 0.12, 140),
        14,
      );
      return painter.form(ellipse(0, y, 56, 54), oklch(0.6, 0.22, 22), { round: true });
    case 'sprout':
      painter.stroke(curve({ x: 0, y: y + 40 }, { x: 0, y: y - 40 }, { x: 0, y: y - 60 }), oklch(0.56, 0.14, 140), 16);
      painter.form(ellipse(-52, y - 86, 60, 28, 0.5), oklch(0.72, 0.17, 140));
      return painter.form(ellipse(52, y - 86, 60, 28, -0.5), oklch(0.72, 0.17, 140));
    case 'halo':
      return painter.stroke(ellipse(0, y - 110, 140, 34), oklch(0.9, 0.14, 95), 24);
  }
}
