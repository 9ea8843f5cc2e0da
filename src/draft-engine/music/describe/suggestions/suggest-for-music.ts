import { MUSIC_FACETS, type MusicFacet } from '#src/shared/catalogue/prompt-facets.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { PROMPT_JOINTS, withWords } from '#src/shared/prompt-words.ts';
import type { PromptSuggestions, SuggestionRequest } from '../../../scene/suggestions/offer.ts';
import { languageRead } from '../../../story/lexicon/lexicon.ts';
import { GENRE_STYLES, type GenreStyle } from '../../style/genre-styles.ts';
import type { InstrumentName } from '../../style/instruments.ts';
import type { MusicDesign } from '../../style/music-design.ts';
import { designDescribed } from '../design-described.ts';
import { nameInstrument } from '../name-instrument.ts';
import type { Notion, NotionKind } from '../notions.ts';
import { readDescription, type Reading } from '../read-description.ts';
import { FEELING_WORDS, STYLE_WORDS, SUITED, TEMPO_WORDS } from './offers.ts';

/** Offers for one facet. */
const MOST = 3;
/** Beats per minute below which a piece is more likely wanted slow, and above which fast. */
const [SLOW_BPM, FAST_BPM] = [84, 116];

interface Offer {
  notion: Notion;
  words: string;
}

/**
 * What a description of music leaves open, each with a few words that suit it, in its own language. Each offer was
 * read: the composer understands it, and whatever it understood before.
 */
export function suggestForMusic({ text, language: page }: SuggestionRequest): PromptSuggestions {
  const language = languageRead(text, page);
  const before = readDescription(text);
  const { design } = designDescribed(text, 1);
  // Where nothing is understood the mood is one by chance.
  const mood = before.mentions.some(({ isUnwanted }) => !isUnwanted) ? design.mood : 'warm';
  const offers: Readonly<Record<MusicFacet, readonly Offer[]>> = {
    style: SUITED[mood].style.map((id) => ({ notion: { kind: 'genre', id }, words: STYLE_WORDS[id][language] })),
    feeling: SUITED[mood].feeling.map((id) => ({
      notion: { kind: 'feeling', id },
      words: FEELING_WORDS[id][language],
    })),
    instruments: instrumentsFor(before, SUITED[mood].instruments, language),
    tempo: tempiFor(design).map((id) => ({ notion: { kind: 'tempo', id }, words: TEMPO_WORDS[id][language] })),
  };
  const suggestions = MUSIC_FACETS.filter((facet) => isOpen(facet, before)).flatMap((facet) =>
    offers[facet]
      .filter((offer) => isUnderstood(offer, before, withWords(text, offer.words, PROMPT_JOINTS[language])))
      .slice(0, MOST)
      .map(({ words }) => ({ facet, words })),
  );
  return { language, suggestions };
}

/** What says each facet. */
const KINDS: Readonly<Record<MusicFacet, readonly NotionKind[]>> = {
  style: ['genre'],
  feeling: ['feeling'],
  instruments: ['instrument', 'group'],
  tempo: ['tempo'],
};

/** Whether a description says nothing of a facet; what it does not want says nothing of what it wants. */
const isOpen = (facet: MusicFacet, { mentions, beatsPerMinute }: Reading): boolean =>
  !mentions.some(({ notion, isUnwanted }) => !isUnwanted && KINDS[facet].includes(notion.kind)) &&
  (facet !== 'tempo' || beatsPerMinute === undefined);

/** The instruments that lead the kinds of music that are named, then those of the mood. */
function instrumentsFor({ mentions }: Reading, ofMood: readonly InstrumentName[], language: Language): Offer[] {
  const ofStyle = mentions.flatMap(({ notion, isUnwanted }) => {
    const style: GenreStyle | undefined = notion.kind === 'genre' && !isUnwanted ? GENRE_STYLES[notion.id] : undefined;
    return style ? [...(style.ensemble?.melody ?? []), ...(style.ensemble?.harmony ?? [])] : [];
  });
  return [...new Set([...ofStyle, ...ofMood])]
    .map((id): Offer => ({ notion: { kind: 'instrument', id }, words: nameInstrument(id, language) }))
    .filter(({ words }) => language === 'en' || !/[a-z]/i.test(words));
}

/** The tempi, that which suits best first. */
function tempiFor({ tempo: [slowest, fastest] }: MusicDesign): (keyof typeof TEMPO_WORDS)[] {
  const usual = (slowest + fastest) / 2;
  if (usual < SLOW_BPM) {
    return ['slow', 'moderate', 'fast'];
  }
  return usual > FAST_BPM ? ['fast', 'moderate', 'slow'] : ['moderate', 'slow', 'fast'];
}

/** The longer description says what is offered, all that it said before, and nothing more that is not understood. */
function isUnderstood({ notion: { kind, id } }: Offer, before: Reading, longer: string): boolean {
  const after = readDescription(longer);
  const says = (one: Notion, unwanted: boolean): boolean =>
    after.mentions.some(
      ({ notion, isUnwanted }) => notion.kind === one.kind && notion.id === one.id && isUnwanted === unwanted,
    );
  return (
    says({ kind, id } as Notion, false) &&
    before.mentions.every(({ notion, isUnwanted }) => says(notion, isUnwanted)) &&
    after.unknown.length <= before.unknown.length
  );
}
