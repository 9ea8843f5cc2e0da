import type { VoicePerson } from '#src/shared/catalogue/voices.ts';
import type { Language } from '#src/shared/language/languages.ts';

/** The voices of a language's people under their names in the catalogue. */
export function peopleOf<const In extends Language, Voice>(
  language: In,
  people: Record<VoicePerson, Voice>,
): Record<`${In}-${VoicePerson}`, Voice> {
  return Object.fromEntries(Object.entries(people).map(([who, voice]) => [`${language}-${who}`, voice])) as Record<
    `${In}-${VoicePerson}`,
    Voice
  >;
}
