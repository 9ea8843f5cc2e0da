import { useTranslations } from 'use-intl';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import {
  CUT_BOUNDS,
  CUT_TRANSITIONS,
  CUT_VOLUMES,
  SUBTITLE_COLOURS,
  SUBTITLE_GROUNDS,
  SUBTITLE_MODES,
  SUBTITLE_PLACES,
  SUBTITLE_SIZES,
  type CutSettings,
  type SubtitleColour,
  type SubtitleSettings,
} from '#src/shared/catalogue/cut-settings.ts';
import { RangeField } from './range-field.tsx';
import { SubtitleSample, type SampleFilm } from './subtitle-sample.tsx';

/** Frames of a film's second. */
const FRAMES_PER_SECOND = 24;
const COLOURS = Object.keys(SUBTITLE_COLOURS) as SubtitleColour[];

/** The choices for the final cut of a film (EDIT-12, EDIT-13); `onChange` gets what was chosen. */
export function FinalCutSettings({
  settings,
  onChange,
  sampleOf,
}: {
  settings: CutSettings;
  onChange: (choices: Partial<CutSettings>) => void;
  /** Absent where their look is shown elsewhere on the page. */
  sampleOf: SampleFilm | undefined;
}) {
  const t = useTranslations('filmCut');
  const { transitions, dissolveFrames, volumes } = settings;
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-col gap-4">
        <h3 className="text-lead font-semibold text-text-1">{t('picture')}</h3>
        <RadioChips
          label={t('transitions')}
          value={transitions}
          options={CUT_TRANSITIONS.map((value) => ({ value, label: t(`transition.${value}`) }))}
          onChange={(value) => onChange({ transitions: value })}
        />
        {transitions !== 'cuts' && (
          <RangeField
            label={t('dissolveLength')}
            value={dissolveFrames}
            shown={(frames) => t('seconds', { seconds: frames / FRAMES_PER_SECOND })}
            range={{ ...CUT_BOUNDS.dissolveFrames, step: 1 }}
            onChange={(value) => onChange({ dissolveFrames: value })}
          />
        )}
      </section>
      <SubtitleChoices
        subtitles={settings.subtitles}
        onChange={(subtitles) => onChange({ subtitles })}
        sampleOf={sampleOf}
      />
      <section className="flex flex-col gap-4">
        <h3 className="text-lead font-semibold text-text-1">{t('sound')}</h3>
        <p className="text-note text-text-3">{t('soundHint')}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          {CUT_VOLUMES.map((name) => (
            <RangeField
              key={name}
              label={t(`volume.${name}`)}
              value={volumes[name]}
              shown={(share) => (share === 0 ? t('off') : t('percent', { share }))}
              range={CUT_BOUNDS.volume}
              onChange={(value) => onChange({ volumes: { ...volumes, [name]: value } })}
            />
          ))}
        </div>
      </section>
    </div>
  );
}

function SubtitleChoices({
  subtitles,
  onChange,
  sampleOf,
}: {
  subtitles: SubtitleSettings;
  onChange: (subtitles: SubtitleSettings) => void;
  sampleOf: SampleFilm | undefined;
}) {
  const t = useTranslations('filmCut');
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-lead font-semibold text-text-1">{t('subtitles')}</h3>
      <RadioChips
        label={t('where')}
        value={subtitles.mode}
        options={SUBTITLE_MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
        onChange={(mode) => onChange({ ...subtitles, mode })}
        hint={t(`modeHint.${subtitles.mode}`)}
      />
      {subtitles.mode === 'burned' && (
        <>
          {sampleOf && <SubtitleSample subtitles={subtitles} film={sampleOf} />}
          <div className="flex flex-col gap-4">
            <RadioChips
              label={t('size')}
              value={subtitles.size}
              options={SUBTITLE_SIZES.map((value) => ({ value, label: t(`sizes.${value}`) }))}
              onChange={(size) => onChange({ ...subtitles, size })}
            />
            <RadioChips
              label={t('colour')}
              value={subtitles.colour}
              options={COLOURS.map((value) => ({ value, label: t(`colours.${value}`) }))}
              onChange={(colour) => onChange({ ...subtitles, colour })}
            />
            <RadioChips
              label={t('place')}
              value={subtitles.place}
              options={SUBTITLE_PLACES.map((value) => ({ value, label: t(`places.${value}`) }))}
              onChange={(place) => onChange({ ...subtitles, place })}
            />
            <RadioChips
              label={t('ground')}
              value={subtitles.ground}
              options={SUBTITLE_GROUNDS.map((value) => ({ value, label: t(`grounds.${value}`) }))}
              onChange={(ground) => onChange({ ...subtitles, ground })}
            />
          </div>
        </>
      )}
    </section>
  );
}
