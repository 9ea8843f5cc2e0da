import { beatsOf, type Bar, type Piece, type Section } from '../form/piece.ts';
import type { ScoreNote } from '../music-request.ts';
import { findInstrument, isSustained, type InstrumentName } from '../style/instruments.ts';
import { augment, fragment, invert, sequence, type Motif, type MotifNote } from '../theme/motif.ts';
import type { Theme } from '../theme/themes.ts';

interface MelodyBar {
  notes: readonly MotifNote[];
  instrument: InstrumentName;
  part: 'melody' | 'answer';
  /** Semitones above the piece's usual register. */
  lift: number;
  /** How much softer than a melody usually is. */
  softer: number;
}

/** What happens to a theme, by what its character feels. */
type Treatment = 'plain' | 'slower' | 'fragmented' | 'inverted' | 'higher';

/** What the melody plays in a bar, or undefined where it is silent. */
export function barsOfMelody(bar: Bar, piece: Piece, themes: readonly Theme[]): MelodyBar | undefined {
  const theme = themeOf(bar, piece, themes);
  if (!theme || piece.design.without.has('melody') || bar.level === 'none' || bar.isHeld) {
    return undefined;
  }
  const isFirst = isFirstAppearance(bar.section, piece);
  if (bar.level === 'low' && !bar.last && !(isFirst && bar.place < 2 && bar.section.tension < 0.7)) {
    return undefined;
  }
  const treatment = treatmentOf(bar, isFirst);
  return {
    notes: fitted(motifBar(theme.motif, bar, treatment, piece.design.beatsPerBar), beatsOf(bar)),
    instrument: theme.instrument,
    part: 'melody',
    lift: treatment === 'higher' ? 2 : 0,
    softer: bar.level === 'low' ? 6 : 0,
  };
}

/** The theme of whoever the bar is about: when two meet, their themes take turns; the last words are the hero's. */
function themeOf(bar: Bar, { sections }: Piece, themes: readonly Theme[]): Theme | undefined {
  const isHome = bar.last || (bar.section.index === sections.length - 1 && sections.length > 2);
  if (isHome) {
    return themes[0];
  }
  const named = themes.find(({ key }) => key === bar.section.name);
  const present = bar.section.characters.flatMap((key) => themes.find((theme) => theme.key === key) ?? []);
  const [one, other] = present;
  return (other && Math.floor(bar.place / 2) % 2 === 1 ? other : one) ?? named ?? themes[0];
}

function isFirstAppearance(section: Section, { sections }: Piece): boolean {
  const [character] = section.characters;
  return character !== undefined && sections.find(({ characters }) => characters.includes(character)) === section;
}

function treatmentOf({ section, tension, last }: Bar, isFirst: boolean): Treatment {
  if (last || isFirst) {
    return 'plain';
  }
  switch (section.emotion) {
    case 'sad':
    case 'coldness':
      return 'slower';
    case 'fear':
      return 'fragmented';
    case 'angry':
    case 'hate':
      return 'inverted';
    case 'happy':
    case 'excited':
    case 'surprised':
      return tension > 0.3 ? 'higher' : 'plain';
    case 'neutral':
      return 'plain';
  }
}

/** Statement, continuation a little higher or lower, cadence: the form of a phrase. */
function motifBar(
  motif: Motif,
  { phrase, place }: Bar,
  treatment: Treatment,
  beatsPerBar: number,
): readonly MotifNote[] {
  const said: Motif = treatment === 'slower' ? augment(motif, beatsPerBar) : motif;
  const turned = (bar: readonly MotifNote[]): readonly MotifNote[] => (treatment === 'inverted' ? invert(bar) : bar);
  if (treatment === 'fragmented') {
    return place % 2 === 0 ? fragment(motif.first) : [];
  }
  const isCadence = place === phrase.bars - 1;
  if (isCadence) {
    const close = phrase.kind === 'answer' ? [{ beats: beatsPerBar, step: 0 }] : said.second;
    return turned(phrase.bars === 1 ? said.first : close);
  }
  if (place === 0) {
    return turned(said.first);
  }
  if (place === 1 && phrase.bars > 2) {
    return turned(said.second);
  }
  return turned(sequence(said.first, phrase.kind === 'question' ? 1 : -1));
}

/** Cuts or lengthens a bar's notes for a bar of another length. */
function fitted(notes: readonly MotifNote[], beats: number): readonly MotifNote[] {
  let beat = 0;
  return notes.filter((note) => {
    const isWithin = beat < beats - 0.05;
    beat += note.beats;
    return isWithin;
  });
}

/** The instrument that carries a second voice against a melody: another than the melody's, that can hold a tone. */
export function secondVoice(
  { design }: Piece,
  melody: ScoreNote['instrument'] | undefined,
): InstrumentName | undefined {
  const { second } = design.instruments;
  return second !== undefined && second !== melody && isSustained(findInstrument(second)) ? second : undefined;
}
