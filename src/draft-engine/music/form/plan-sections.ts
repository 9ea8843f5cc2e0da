import type { MusicCue } from '../music-request.ts';
import { HARMONIES, type HarmonyName } from '../style/harmonies.ts';
import type { MusicDesign } from '../style/music-design.ts';
import type { Section } from './piece.ts';

/** A cue and the beat on which it begins. */
export interface TimedCue {
  cue: MusicCue;
  beat: number;
  /** Of composed forms: the name of its section. */
  name?: string;
}

/** A change of tension that begins a section. */
const TENSION_STEP = 0.25;
/** Tension above which the music climbs into another key. */
const CLIMB = 0.62;
const SAD: ReadonlySet<MusicCue['emotion']> = new Set(['sad', 'fear', 'hate', 'coldness']);
const GLAD: ReadonlySet<MusicCue['emotion']> = new Set(['happy', 'excited']);
/** Moods that no joy of a single shot lightens. */
const GRAVE: ReadonlySet<MusicDesign['mood']> = new Set(['dark', 'tense', 'solemn', 'epic', 'driving']);

/** Joins cues of one character into sections, each with its key and harmony. */
export function planSections(cues: readonly TimedCue[], endBeat: number, design: MusicDesign): Section[] {
  const shortest = design.beatsPerBar * 2;
  const sections: Section[] = [];
  let group: TimedCue[] = [];
  const close = (end: number): void => {
    if (group[0] && end > group[0].beat) {
      sections.push(sectionOf(group, end, sections.length, design));
    }
    group = [];
  };
  for (const timed of cues) {
    const first = group[0];
    if (first && timed.beat < endBeat) {
      const isSilenceEdge = (first.cue.level === 'none') !== (timed.cue.level === 'none');
      const isLongEnough = timed.beat - first.beat >= shortest;
      if (timed.name !== undefined || isSilenceEdge || (isLongEnough && differs(first.cue, timed.cue))) {
        close(timed.beat);
      }
    }
    group.push(timed);
  }
  close(endBeat);
  return withKeys(sections);
}

function differs(first: MusicCue, next: MusicCue): boolean {
  return (
    next.isNewScene === true ||
    next.accent !== undefined ||
    Math.abs(next.tension - first.tension) >= TENSION_STEP ||
    next.characters?.[0] !== first.characters?.[0]
  );
}

function sectionOf(group: readonly TimedCue[], endBeat: number, index: number, design: MusicDesign): Section {
  const cues = group.map(({ cue }) => cue);
  const lead = cues.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));
  const characters = [...new Set(cues.flatMap((cue) => cue.characters ?? []))].slice(0, 2);
  return {
    index,
    name: group[0]?.name ?? (lead.level === 'none' ? 'rest' : (characters[0] ?? 'A')),
    firstBeat: group[0]?.beat ?? 0,
    endBeat,
    tension: Math.max(...cues.map(({ tension }) => tension)),
    level: lead.level,
    emotion: lead.emotion,
    characters,
    shift: 0,
    harmony: harmonyFor(lead, design),
  };
}

const lengthOf = ({ startSeconds, endSeconds }: MusicCue): number => endSeconds - startSeconds;

function harmonyFor({ emotion, tension }: MusicCue, { harmony, mood }: MusicDesign): HarmonyName {
  if (SAD.has(emotion) || (emotion === 'angry' && tension > 0.5)) {
    return HARMONIES[harmony].dark;
  }
  return GLAD.has(emotion) && !GRAVE.has(mood) ? HARMONIES[harmony].light : harmony;
}

/** Rising tension climbs by whole tones; calm and the end return home. */
function withKeys(sections: readonly Section[]): Section[] {
  let shift = 0;
  return sections.map((section, index) => {
    const before = sections[index - 1];
    if (section.tension < 0.45 || index === sections.length - 1) {
      shift = 0;
    } else if (before && section.tension > CLIMB && section.tension > before.tension + 0.08) {
      shift = Math.min(4, shift + 2);
    }
    return { ...section, shift };
  });
}
