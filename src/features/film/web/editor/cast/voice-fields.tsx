import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { PlayVoice } from '#src/platform/browser/sound/play-voice.tsx';
import { ChipLabel } from '#src/platform/browser/ui/chip-label.tsx';
import { Field } from '#src/platform/browser/ui/field.tsx';
import { RangeInput } from '#src/platform/browser/ui/range-input.tsx';
import { VOICES, type VoiceEntry } from '#src/shared/catalogue/voices.ts';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import type { DocumentCharacter } from '../../../timeline/film-document.ts';
import { useEditor } from '../state/editor-context.tsx';

/** Who speaks a character, and how: each voice of the catalogue can be heard. */
export function VoiceFields({ character: { key, voice } }: { character: DocumentCharacter }) {
  const t = useTranslations('filmCast');
  const { document, edit, flush } = useEditor();
  const name = useId();
  const set = (values: Partial<typeof voice>, field: string): void => {
    edit([{ kind: 'character', key, set: { voice: { ...voice, ...values } } }], {
      label: 'speech',
      key: `${key} voice ${field}`,
    });
  };
  const chosen = VOICES.find(({ id }) => id === voice.voice)?.language;
  const languages = [document.language, ...LANGUAGES.filter((language) => language !== document.language)];
  return (
    <>
      {languages.map((language) => (
        <VoicesOf
          key={language}
          language={language}
          name={name}
          value={voice.voice}
          open={language === document.language || language === chosen}
          onChange={(id) => set({ voice: id }, 'voice')}
        />
      ))}
      <RangeField
        label={t('pitch')}
        value={voice.pitchShift}
        range={{ min: -6, max: 6, step: 0.5 }}
        said={t('semitones', { value: voice.pitchShift })}
        onChange={(pitchShift) => set({ pitchShift }, 'pitch')}
        onBlur={flush}
      />
      <RangeField
        label={t('pace')}
        value={voice.rate}
        range={{ min: 0.7, max: 1.3, step: 0.05 }}
        said={t('times', { value: voice.rate })}
        onChange={(rate) => set({ rate }, 'pace')}
        onBlur={flush}
      />
    </>
  );
}

function VoicesOf({
  language,
  name,
  value,
  open,
  onChange,
}: {
  language: Language;
  /** Of the radio group, which all languages share. */
  name: string;
  value: string;
  open: boolean;
  onChange: (id: VoiceEntry['id']) => void;
}) {
  const t = useTranslations('filmCast');
  const page = useLanguage().language;
  return (
    <details open={open}>
      <summary className="cursor-pointer text-note text-text-2 pointer-coarse:py-3">{t(`voices.${language}`)}</summary>
      <ul className="mt-2 flex flex-wrap gap-2" lang={LANGUAGE_TAGS[page]}>
        {VOICES.filter((voice) => voice.language === language).map(({ id, labels }) => (
          <li key={id} className="flex items-center">
            <ChipLabel>
              <input
                type="radio"
                name={name}
                checked={id === value}
                onChange={() => onChange(id)}
                className="sr-only"
              />
              {labels[page]}
            </ChipLabel>
            <PlayVoice voice={id} label={t('hear', { name: labels[page] })} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function RangeField({
  label,
  value,
  range,
  said,
  onChange,
  onBlur,
}: {
  label: string;
  value: number;
  range: { min: number; max: number; step: number };
  /** The value as it is read. */
  said: string;
  onChange: (value: number) => void;
  onBlur: () => void;
}) {
  return (
    <Field label={label} end={<span className="text-note text-text-1 tabular-nums">{said}</span>}>
      {(control) => (
        <RangeInput
          {...control}
          {...range}
          value={value}
          aria-valuetext={said}
          onChange={({ target }) => onChange(Number(target.value))}
          onBlur={onBlur}
          className="h-6 w-full accent-[var(--select)] pointer-coarse:h-11"
        />
      )}
    </Field>
  );
}
