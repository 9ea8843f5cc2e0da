import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { MusicBrief } from '../story/music-brief.ts';
import { designDescribed } from './describe/design-described.ts';
import { beatsOf, secondsAt, type Bar, type Piece } from './form/piece.ts';
import { planForm } from './form/plan-form.ts';
import { planPiece } from './form/plan-piece.ts';
import type { MusicRequest, Score, ScoreNote } from './music-request.ts';
import { humanise } from './play/humanise.ts';
import { makeRoomForSpeech } from './play/make-room.ts';
import { designFilmMusic } from './style/design-film-music.ts';
import type { MusicDesign } from './style/music-design.ts';
import { pitchClass } from './style/scales.ts';
import { createThemes, plainThemes, type Theme } from './theme/themes.ts';
import { understoodOf, type Readings } from './understood-of.ts';
import { localScale } from './write/local-scale.ts';
import { createPartWriter } from './write/part-writer.ts';
import { voiceChords } from './write/voicing.ts';
import { writeAccents } from './write/write-accents.ts';
import { writeAccompaniment } from './write/write-accompaniment.ts';
import { writeAnswer } from './write/write-answer.ts';
import { writeBass } from './write/write-bass.ts';
import { writeDrums } from './write/write-drums.ts';
import { writeMelody } from './write/write-melody.ts';

/** Composes a piece: design, form over the cues, themes, and every part. Pure: equal requests give equal scores. */
export function composeScore(request: MusicRequest): Score {
  const { piece, themes, readings } = plan(request);
  const notes: ScoreNote[] = [];
  const write = createPartWriter(notes);
  const random = (part: string) => createRandom(deriveSeed(part, request.seed));
  const voicings = voiceChords(piece.bars, piece.design.centre);
  writeMelody(piece, themes, write, random('melody'));
  writeAnswer(piece, [...notes], write);
  writeAccompaniment(piece, voicings, write, random('accompaniment'));
  writeBass(piece, voicings, write);
  writeDrums(piece, write, random('drums'));
  writeAccents(piece, write);
  const kept = notes.filter(({ part }) => !piece.design.without.has(part));
  const played = humanise(makeRoomForSpeech(kept, piece.cues), request.seed, piece);
  return {
    notes: played,
    swell: swellOf(piece),
    barSeconds: piece.bars.map((bar) => secondsAt(bar, 0)),
    beatSeconds: piece.bars.flatMap((bar) => bar.beatSeconds.slice(0, -1)),
    harmony: harmonyOf(piece.bars),
    rests: restsOf(piece.bars),
    space: piece.design.space,
    durationSeconds: piece.durationSeconds,
    isLoop: piece.isLoop,
    understood: understoodOf(piece, played, readings),
  };
}

function plan(request: MusicRequest): { piece: Piece; themes: Theme[]; readings: Readings } {
  const { durationSeconds, seed } = request;
  if ('description' in request) {
    const { isLoop = false, style, feeling } = request;
    const { design: described, readings } = designDescribed(request.description, seed, { style, feeling });
    const asked = isLoop ? { ...described, dynamics: 'even' as const, ending: 'usual' as const } : described;
    const { design, cues, ...form } = planForm(asked, durationSeconds, isLoop);
    return {
      piece: planPiece(design, cues, { ...form, seed, isLoop }),
      themes: plainThemes(design, seed),
      readings,
    };
  }
  const { design: asked, readings } = designOf(request.brief, seed);
  const formed = request.cues.length === 0 ? planForm(asked, durationSeconds) : { design: asked, cues: request.cues };
  const piece = planPiece(formed.design, formed.cues, { durationSeconds, seed });
  // Words name the instruments, where characters' themes would bring their own.
  const characters = request.cues.length === 0 || request.brief.byDescription ? [] : (request.brief.themes ?? []);
  const themes = characters.length > 0 ? createThemes(characters, asked, seed) : plainThemes(asked, seed);
  return { piece, themes, readings };
}

/** A person's words decide over the story's mood, type and world. */
function designOf(brief: MusicBrief, seed: number): { design: MusicDesign; readings: Readings } {
  return brief.byDescription
    ? designDescribed(brief.description, seed)
    : { design: designFilmMusic(brief, seed), readings: {} };
}

const SWELL_OF_LEVEL = { none: 0, low: -0.08, theme: 0, full: 0.08 } as const;

/** Held tones swell with the tension. */
function swellOf({ bars, durationSeconds, isLoop }: Piece): Score['swell'] {
  const points = bars.map((bar) => ({
    seconds: secondsAt(bar, bar.last ? 0 : beatsOf(bar) / 2),
    level: Math.min(1, 0.55 + 0.4 * bar.tension + SWELL_OF_LEVEL[bar.level]),
  }));
  const end = isLoop ? (points[0]?.level ?? 1) : 0.45;
  return [...points, { seconds: durationSeconds, level: end }];
}

function harmonyOf(bars: readonly Bar[]): Score['harmony'] {
  return bars.flatMap((bar) =>
    bar.chords.map(({ beat, chord }) => ({
      startSeconds: secondsAt(bar, beat),
      chord: chord.tones.map((tone) => pitchClass(tone + bar.tonic)),
      scale: [...localScale(bar, chord)],
    })),
  );
}

/** Where the music is meant to be silent: whole bars, and the beats before something sudden. */
function restsOf(bars: readonly Bar[]): Score['rests'] {
  return bars.flatMap((bar) => {
    const from = bar.level === 'none' ? 0 : bar.silentFrom;
    return from === undefined ? [] : [{ startSeconds: secondsAt(bar, from), endSeconds: secondsAt(bar, beatsOf(bar)) }];
  });
}
