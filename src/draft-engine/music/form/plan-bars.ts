import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import type { MusicCue } from '../music-request.ts';
import { readChord, type Chord } from '../style/chords.ts';
import { HARMONIES } from '../style/harmonies.ts';
import type { MusicDesign } from '../style/music-design.ts';
import type { Bar, Phrase, Section } from './piece.ts';

/** Everything about the time of a piece that bars are laid over. */
interface Ground {
  beatSeconds: readonly number[];
  cues: readonly MusicCue[];
  durationSeconds: number;
  design: MusicDesign;
  seed: number;
  isLoop: boolean;
}

const PHRASE_BARS = 4;

/**
 * Lays bars over the beats: whole ones where a section allows it, phrases of four, chords, and the final chord. The
 * last phrase of a loop stays open instead.
 */
export function planBars(sections: readonly Section[], ground: Ground): Bar[] {
  const bars: Bar[] = [];
  let phraseIndex = 0;
  for (const section of sections) {
    const lengths = barLengths(section.endBeat - section.firstBeat, ground.design.beatsPerBar);
    const phrases = phraseLengths(lengths.length);
    let beat = section.firstBeat;
    let bar = 0;
    phrases.forEach((count, order) => {
      const isLastPhrase = order === phrases.length - 1;
      const next = isLastPhrase ? sections[section.index + 1] : undefined;
      const isLast = isLastPhrase && next === undefined;
      const closes = (order % 2 === 1 || isLastPhrase) && !(isLast && ground.isLoop);
      const phrase: Phrase = { index: phraseIndex++, bars: count, kind: closes ? 'answer' : 'question' };
      const chords = phraseChords(section, phrase, isLast && !ground.isLoop ? 'end' : next, ground);
      for (let place = 0; place < count; place++, bar++) {
        const beats = lengths[bar] as number;
        const times = ground.beatSeconds.slice(beat, beat + beats + 1);
        bars.push(layBar({ section, phrase, place, chord: chords[place] as Chord }, times, ground, bars.length));
        beat += beats;
      }
    });
  }
  return ground.isLoop ? bars : [...bars, finalBar(bars.at(-1), ground)];
}

/** Bars of a section; what is left over makes its last bar longer or shorter. */
function barLengths(beats: number, beatsPerBar: number): number[] {
  const count = Math.max(1, Math.round(beats / beatsPerBar));
  const rest = beats - count * beatsPerBar;
  return Array.from({ length: count }, (_, index) => beatsPerBar + (index === count - 1 ? rest : 0));
}

function phraseLengths(bars: number): number[] {
  const phrases: number[] = [];
  let left = bars;
  while (left >= PHRASE_BARS * 2) {
    phrases.push(PHRASE_BARS);
    left -= PHRASE_BARS;
  }
  if (left > PHRASE_BARS + 2) {
    return [...phrases, PHRASE_BARS, left - PHRASE_BARS];
  }
  return left > 0 ? [...phrases, left] : phrases;
}

/** The chords of a phrase: its progression, its cadence, and a dominant that leads into another key. */
function phraseChords(
  section: Section,
  phrase: Phrase,
  next: Section | 'end' | undefined,
  { seed, design }: Ground,
): Chord[] {
  const harmony = HARMONIES[section.harmony];
  const random: Random = createRandom(deriveSeed('progression', seed, section.name, section.harmony));
  const order = random.shuffle(harmony.phrases);
  const isContrast = section.name === 'B' || section.tension > 0.6;
  const symbols = (order[(isContrast ? 1 : 0) % order.length] ?? harmony.half).split(' ');
  const chords = Array.from({ length: phrase.bars }, (_, place) => symbols[place % symbols.length] as string);
  if (phrase.kind === 'question') {
    chords[phrase.bars - 1] = harmony.half;
  } else if (phrase.bars > 1) {
    chords[phrase.bars - 1] = harmony.close[1];
    chords[phrase.bars - 2] = harmony.close[0];
  } else {
    chords[0] = harmony.close[1];
  }
  const read = chords.map(readChord);
  if (next === 'end') {
    // The final chord has a bar of its own.
    read[phrase.bars - 1] = readChord(harmony.close[0]);
    if (phrase.bars > 1) {
      read[phrase.bars - 2] = readChord(symbols[(phrase.bars - 2) % symbols.length] as string);
    }
  } else if (next && next.shift !== section.shift && phrase.bars > 1) {
    read[phrase.bars - 1] = leadingInto(next.shift - section.shift, design);
  }
  return read;
}

/** The dominant of a key so many semitones above this one. */
function leadingInto(shift: number, design: MusicDesign): Chord {
  const { symbol, root, tones } = readChord(design.harmony.startsWith('chinese') ? 'Vsus4' : 'V7');
  const moved = (pitch: number): number => (pitch + shift + 12) % 12;
  return { symbol, root: moved(root), tones: tones.map(moved) };
}

function layBar(
  { section, phrase, place, chord }: Pick<Bar, 'section' | 'phrase' | 'place'> & { chord: Chord },
  times: readonly number[],
  { cues, design }: Ground,
  index: number,
): Bar {
  const middle = ((times[0] ?? 0) + (times.at(-1) ?? 0)) / 2;
  const cue = cues.find(({ startSeconds, endSeconds }) => middle >= startSeconds && middle < endSeconds);
  return {
    index,
    section,
    phrase,
    place,
    beatSeconds: times,
    chords: [{ beat: 0, chord }],
    tension: cue?.tension ?? section.tension,
    level: section.level === 'none' || cue?.level === 'none' ? section.level : (cue?.level ?? section.level),
    tonic: (design.tonic + section.shift) % 12,
    last: false,
  };
}

/** The bar of the final chord, which lasts to the end of the piece. */
function finalBar(before: Bar | undefined, { beatSeconds, durationSeconds, design }: Ground): Bar {
  const start = beatSeconds.at(-1) ?? 0;
  const each = (durationSeconds - start) / design.beatsPerBar;
  const home: Section = before?.section ?? {
    index: 0,
    name: 'coda',
    firstBeat: 0,
    endBeat: 0,
    tension: 0.3,
    level: 'theme',
    emotion: 'neutral',
    characters: [],
    shift: 0,
    harmony: design.harmony,
  };
  return {
    index: (before?.index ?? -1) + 1,
    section: home,
    phrase: { index: (before?.phrase.index ?? -1) + 1, bars: 1, kind: 'answer' },
    place: 0,
    beatSeconds: Array.from({ length: design.beatsPerBar + 1 }, (_, beat) => start + beat * each),
    chords: [{ beat: 0, chord: readChord(HARMONIES[home.harmony].close[1]) }],
    tension: before?.tension ?? 0.3,
    level: home.level === 'none' ? 'theme' : home.level,
    tonic: (design.tonic + home.shift) % 12,
    last: true,
  };
}
