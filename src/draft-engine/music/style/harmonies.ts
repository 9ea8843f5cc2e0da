/** A way to harmonise: its scale, its phrases and how they close. */
export interface Harmony {
  /** Scale of the accompaniment, and of the melody where it is another. */
  scale: string;
  melodyScale?: string;
  /** Four bars each, used in turn. */
  phrases: readonly string[];
  /** The chord on which a question stops. */
  half: string;
  /** The last two chords of an answer. */
  close: readonly [string, string];
  /** The same in sorrow or fear, and in joy. */
  dark: HarmonyName;
  light: HarmonyName;
}

export type HarmonyName =
  | 'major'
  | 'minor'
  | 'dorian'
  | 'tense'
  | 'phrygian'
  | 'lydian'
  | 'mixolydian'
  | 'jazz'
  | 'jazz_minor'
  | 'blues'
  | 'power'
  | 'baroque'
  | 'chinese'
  | 'chinese_minor'
  | 'japanese'
  | 'japanese_light'
  | 'korean'
  | 'korean_minor'
  | 'arabic'
  | 'spanish'
  | 'floating'
  | 'locrian';

const ofKind = (scale: string, phrases: readonly string[], rest: Omit<Harmony, 'scale' | 'phrases'>): Harmony => ({
  scale,
  phrases,
  ...rest,
});

export const HARMONIES: Readonly<Record<HarmonyName, Harmony>> = {
  major: ofKind('major', ['I V vi IV', 'I IV ii V', 'vi IV I V', 'I iii IV V', 'I vi IV V'], {
    half: 'V',
    close: ['V7', 'I'],
    dark: 'minor',
    light: 'major',
  }),
  minor: ofKind('minor', ['i bVI bIII bVII', 'i iv bVI V', 'i bVII bVI bVII', 'bVI bVII i i', 'i v bVI iv'], {
    half: 'V',
    close: ['V7', 'i'],
    dark: 'minor',
    light: 'major',
  }),
  dorian: ofKind('dorian', ['i bVII IV i', 'i bIII bVII IV', 'i IV bVII bIII', 'i v IV i'], {
    half: 'IV',
    close: ['bVII', 'i'],
    dark: 'minor',
    light: 'mixolydian',
  }),
  tense: ofKind('harmonic minor', ['i i bVI V', 'i iv i V', 'i bVI iv V', 'i iidim bVI V'], {
    half: 'V',
    close: ['V7', 'i'],
    dark: 'phrygian',
    light: 'minor',
  }),
  phrygian: ofKind('phrygian', ['i bII i bII', 'i bVI bII i', 'i bvii bVI bII', 'i iv bII i'], {
    half: 'bII',
    close: ['bII', 'i'],
    dark: 'locrian',
    light: 'minor',
  }),
  lydian: ofKind('lydian', ['I II I V', 'Iadd9 V II I', 'I iii II I', 'Imaj7 II Imaj7 vi'], {
    half: 'II',
    close: ['II', 'I'],
    dark: 'dorian',
    light: 'lydian',
  }),
  mixolydian: ofKind('mixolydian', ['I bVII IV I', 'I IV bVII IV', 'I v IV I', 'I bVII IV IV'], {
    half: 'bVII',
    close: ['bVII', 'I'],
    dark: 'dorian',
    light: 'mixolydian',
  }),
  jazz: ofKind('major', ['Imaj7 vi7 ii7 V7', 'iii7 vi7 ii7 V7', 'IVmaj7 iv7 iii7 vi7', 'ii7 V7 Imaj7 vi7'], {
    half: 'V7',
    close: ['V7', 'I6'],
    dark: 'jazz_minor',
    light: 'jazz',
  }),
  jazz_minor: ofKind('minor', ['i7 iv7 bVII7 bIIImaj7', 'i7 bVImaj7 iv7 V7', 'iv7 bVII7 bIIImaj7 V7'], {
    half: 'V7',
    close: ['V7', 'i7'],
    dark: 'jazz_minor',
    light: 'jazz',
  }),
  blues: ofKind('mixolydian', ['I7 I7 I7 I7', 'IV7 IV7 I7 I7', 'V7 IV7 I7 V7'], {
    half: 'V7',
    close: ['V7', 'I7'],
    dark: 'blues',
    light: 'blues',
  }),
  power: ofKind('minor', ['i5 bVI5 bVII5 i5', 'i5 bIII5 bVII5 iv5', 'i5 i5 bVI5 bVII5'], {
    half: 'bVII5',
    close: ['bVII5', 'i5'],
    dark: 'power',
    light: 'mixolydian',
  }),
  baroque: ofKind('major', ['I V vi iii', 'IV I IV V', 'I IV V I', 'vi ii V I'], {
    half: 'V',
    close: ['V7', 'I'],
    dark: 'tense',
    light: 'baroque',
  }),
  chinese: ofKind('major', ['I vi IIsus4 Vsus2', 'I Vsus2 vi I', 'vi I IIsus4 vi', 'I IIsus4 Vsus2 I'], {
    half: 'Vsus2',
    close: ['Vsus2', 'I'],
    dark: 'chinese_minor',
    light: 'chinese',
    melodyScale: 'major pentatonic',
  }),
  chinese_minor: ofKind(
    'minor',
    ['i bVIIsus2 bIII i', 'i bIII IVsus4 i', 'bIII i bVIIsus2 i', 'i IVsus4 bVIIsus2 bIII'],
    {
      half: 'IVsus4',
      close: ['bVIIsus2', 'i'],
      dark: 'chinese_minor',
      light: 'chinese',
      melodyScale: 'minor pentatonic',
    },
  ),
  japanese: ofKind('phrygian', ['i5 bII iv i5', 'i5 iv bII i5', 'i5 bII i5 iv', 'iv i5 bII i5'], {
    half: 'bII',
    close: ['bII', 'i5'],
    dark: 'japanese',
    light: 'japanese_light',
    melodyScale: 'kumoijoshi',
  }),
  japanese_light: ofKind('dorian', ['Isus2 IVsus2 i5 vsus4', 'i5 vsus4 IVsus2 i5'], {
    half: 'vsus4',
    close: ['IVsus2', 'i5'],
    dark: 'japanese',
    light: 'japanese_light',
    melodyScale: 'ritusen',
  }),
  korean: ofKind('mixolydian', ['I5 IVsus2 vsus4 I5', 'Isus4 I5 IVsus2 vsus4', 'I5 vsus4 IVsus2 I5'], {
    half: 'vsus4',
    close: ['IVsus2', 'I5'],
    dark: 'korean_minor',
    light: 'korean',
    melodyScale: 'ritusen',
  }),
  korean_minor: ofKind('minor', ['i5 bIII IVsus4 i5', 'i bVIIsus2 IVsus4 i', 'i5 IVsus4 bIII i5'], {
    half: 'IVsus4',
    close: ['bVIIsus2', 'i5'],
    dark: 'korean_minor',
    light: 'korean',
    melodyScale: 'minor pentatonic',
  }),
  arabic: ofKind('phrygian dominant', ['I bII I bII', 'I iv bII I', 'I bvii bII I'], {
    half: 'bII',
    close: ['bII', 'I'],
    dark: 'arabic',
    light: 'arabic',
  }),
  spanish: ofKind('phrygian', ['i bVII bVI bVII', 'i bII bIII bII', 'iv bIII bII i'], {
    half: 'bII',
    close: ['bII', 'i'],
    dark: 'phrygian',
    light: 'arabic',
  }),
  floating: ofKind('lydian', ['Imaj9 Imaj9 IIsus2 IIsus2', 'vi7 Imaj9 vi7 IIsus2', 'Iadd9 Vsus2 Iadd9 vi7'], {
    half: 'IIsus2',
    close: ['Vsus2', 'Iadd9'],
    dark: 'dorian',
    light: 'floating',
  }),
  locrian: ofKind('locrian', ['idim bII idim bV', 'idim bvii bII idim', 'idim iv bII idim'], {
    half: 'bII',
    close: ['bII', 'idim'],
    dark: 'locrian',
    light: 'phrygian',
  }),
};
