import type { Colour } from '../../../colour.ts';
import type { Painter } from '../../../painter.ts';
import { toned } from '../../tones.ts';
import { composeWord, type Letter } from './compose-word.ts';

export interface WordBox {
  /** Middle of the word. */
  x: number;
  y: number;
  /** The word is made to fit, metres. */
  width: number;
  height: number;
  colour: Colour;
  /** Letters below one another. */
  down?: boolean;
  /** Shines at night. */
  neon?: boolean;
}

/** Writes a word with brush strokes into a box, readable on mirrored houses too. */
export function drawWord(painter: Painter, word: string, box: WordBox): void {
  const letters = composeWord(word);
  if (letters.length === 0) {
    return;
  }
  const { a, d, b, c } = painter.context.getTransform();
  const mirrored = a * d - b * c < 0;
  painter.at({ x: box.x, y: box.y, ...(mirrored ? { scaleX: -1 } : {}) }, () => {
    const lit = Boolean(box.neon) && painter.lampsLit;
    const colour = lit ? box.colour : toned(painter.palette, box.colour, 0.75);
    const { size, strokes } = box.down ? columnOf(letters, box) : rowOf(letters, box);
    if (lit) {
      painter.glow(0, 0, Math.max(box.width, box.height), box.colour, 0.3);
    }
    painter.stroke(
      (pen) => {
        for (const stroke of strokes) {
          stroke.forEach(([x, y], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
        }
      },
      colour,
      size * 0.12,
    );
  });
}

interface Written {
  size: number;
  strokes: [number, number][][];
}

function points(letter: Letter, left: number, top: number, size: number): [number, number][][] {
  return letter.strokes.map((stroke) => {
    const written: [number, number][] = [];
    for (let index = 0; index + 1 < stroke.length; index += 2) {
      written.push([left + (stroke[index] ?? 0) * size, top + (stroke[index + 1] ?? 0) * size]);
    }
    return written;
  });
}

function rowOf(letters: readonly Letter[], box: WordBox): Written {
  const gap = 0.22;
  const long = letters.reduce((sum, letter) => sum + letter.advance, 0) + gap * (letters.length - 1);
  const size = Math.min(box.height, box.width / long);
  let left = (-long * size) / 2;
  const strokes = letters.flatMap((letter) => {
    const written = points(letter, left, -size / 2, size);
    left += (letter.advance + gap) * size;
    return written;
  });
  return { size, strokes };
}

function columnOf(letters: readonly Letter[], box: WordBox): Written {
  const gap = 0.22;
  const long = letters.length + gap * (letters.length - 1);
  const size = Math.min(box.width, box.height / long);
  const strokes = letters.flatMap((letter, index) =>
    points(letter, (-letter.advance * size) / 2, (-long * size) / 2 + index * size * (1 + gap), size),
  );
  return { size, strokes };
}
