import type { Language } from '#src/shared/language/languages.ts';
import type { InstrumentName, SubstitutedName } from '../style/instruments.ts';
import type { GroupName, MusicWords } from './notions.ts';
import { CN } from './words/cn.ts';
import { EN } from './words/en.ts';
import { JA } from './words/ja.ts';
import { KO } from './words/ko.ts';

const TABLES: Readonly<Record<Language, MusicWords>> = { en: EN, cn: CN, ko: KO, ja: JA };

/** Instruments without a word of their own, by the group that people call them. */
const GROUPS: Readonly<Partial<Record<string, GroupName>>> = {
  drums: 'drums',
  strings: 'strings_group',
  slow_strings: 'strings_group',
  synth_strings: 'strings_group',
  contrabass: 'strings_group',
  brass: 'brass_group',
};

/** What people call an instrument, in their language: the first word for it, or for its group. */
export function nameInstrument(id: string, language: Language): string {
  const { instrument, group } = TABLES[language];
  const own = instrument[id as InstrumentName | SubstitutedName] ?? EN.instrument[id as InstrumentName];
  const words = GROUPS[id] === undefined ? own : group[GROUPS[id]];
  return (words ?? group.synths).split(', ')[0] ?? id;
}
