import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { PlayVoice } from '#src/platform/browser/sound/play-voice.tsx';
import { ChipLabel } from '#src/platform/browser/ui/chip-label.tsx';
import { Segments } from '#src/platform/browser/ui/segments.tsx';
import { DRAFT_MARK, VOICES, type VoiceId } from '#src/shared/catalogue/voices.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#src/shared/language/languages.ts';

/** Who says the text: the voices of a language, each of which can be heard. */
export function VoiceChoice({ value, onChange }: { value: VoiceId; onChange: (voice: VoiceId) => void }) {
  const t = useTranslations('toolPhotoTalk');
  const page = useLanguage().language;
  const name = useId();
  const chosen = VOICES.find(({ id }) => id === value);
  const language: Language = chosen?.language ?? page;
  const inLanguage = (wanted: Language): VoiceId => {
    const voices = VOICES.filter((voice) => voice.language === wanted);
    return (voices.find(({ who }) => who === chosen?.who) ?? voices[0])?.id ?? value;
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-note text-text-2">
        {t('voice')}
        {/* All of them are the draft engine's: it is said once. */}
        {DRAFT_MARK[page]}
      </legend>
      <Segments
        label={t('voiceLanguage')}
        value={language}
        options={LANGUAGES.map((each) => ({ value: each, label: <span translate="no">{LANGUAGE_NAMES[each]}</span> }))}
        onChange={(wanted) => onChange(inLanguage(wanted))}
      />
      <ul className="flex max-h-60 flex-wrap gap-2 overflow-y-auto p-0.5">
        {VOICES.filter((voice) => voice.language === language).map(({ id, names }) => (
          <li key={id} className="flex items-center">
            <ChipLabel>
              <input
                type="radio"
                name={name}
                checked={id === value}
                onChange={() => onChange(id)}
                className="sr-only"
              />
              {names[page]}
            </ChipLabel>
            <PlayVoice voice={id} label={t('hear', { name: names[page] })} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
