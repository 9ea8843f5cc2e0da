import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { Combobox } from '#src/platform/browser/ui/combobox.tsx';
import { PictureChoice } from '#src/platform/browser/ui/picture-choice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { Switch } from '#src/platform/browser/ui/switch.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { HearVoice } from '../hear-voice.tsx';
import { useChoices, useLookName } from './idea-choices.ts';
import type { IdeaForm } from './idea-form.ts';

const ROW = 'grid gap-x-4 gap-y-5 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3';

/** The film's settings: type, voice, shots, format, resolution and look. */
export function IdeaSettings({
  form,
  change,
  spoken,
}: {
  form: IdeaForm;
  change: (changes: Partial<IdeaForm>) => void;
  /** The language that the film will have. */
  spoken: Language;
}) {
  const ofIdea = useTranslations('filmIdea');
  const choices = useChoices();
  const lookName = useLookName();
  return (
    <>
      <div className="flex flex-col gap-5">
        <div className={ROW}>
          <Combobox
            label={ofIdea('type')}
            value={form.type}
            options={choices.types}
            onChange={(type) => change({ type })}
          />
          <div className="flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <SelectField
                label={ofIdea('voice')}
                value={spoken}
                options={choices.languages}
                onChange={(language) => change({ language })}
              />
            </div>
            <HearVoice voice={`${spoken}-narrator`} name={ofIdea('narrator')} />
          </div>
          <SelectField
            label={ofIdea('shots')}
            value={String(form.shots)}
            options={choices.shots}
            onChange={(shots) => change({ shots: Number(shots) })}
          />
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-5">
          <RadioChips
            label={ofIdea('format')}
            value={form.aspect}
            options={choices.aspects}
            onChange={(aspect) => change({ aspect })}
          />
          <RadioChips
            label={ofIdea('resolution')}
            value={form.resolution}
            options={choices.resolutions.map(({ value, label, disabled }) => ({
              value,
              disabled,
              label: disabled ? <Locked label={label} /> : label,
            }))}
            onChange={(resolution) => change({ resolution })}
          />
        </div>
        <DeepChoice checked={form.deep} onChange={(deep) => change({ deep })} />
        {choices.isLimited && <MembersHave shots={choices.maximumShots} />}
      </div>
      <div className="flex flex-col gap-3">
        <h2 className="flex items-baseline justify-between gap-3 text-lead font-semibold">
          {ofIdea('look')}
          <span className="text-base font-normal text-text-2">{lookName(form.style)}</span>
        </h2>
        <PictureChoice
          label={ofIdea('look')}
          value={form.style}
          options={choices.looks}
          onChange={(style) => change({ style })}
        />
      </div>
    </>
  );
}

/** Deep-create mode, and what it does. */
function DeepChoice({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const t = useTranslations('filmIdea');
  return (
    <div className="flex flex-col items-start gap-1">
      <Switch checked={checked} onChange={onChange}>
        {t('deep')}
      </Switch>
      <p className="max-w-prose text-note text-text-3">{t('deepMeans')}</p>
    </div>
  );
}

/** A choice that requires a membership. */
function Locked({ label }: { label: string }) {
  const t = useTranslations('filmIdea');
  return (
    <>
      <Lock className="size-3.5" strokeWidth={2} aria-hidden="true" />
      {label}
      <span className="sr-only">{t('members')}</span>
    </>
  );
}

/** Why some choices are locked, and a link to memberships if they are sold. */
function MembersHave({ shots }: { shots: number }) {
  const t = useTranslations('filmIdea');
  const sells = useSettings().data?.shopOpen === true;
  return (
    <p className="text-note text-text-3">
      {t('membersHave', { shots, most: LIMITS.film.maximumShots })}
      {sells && (
        <>
          {' '}
          <Link to="/pricing" className="link">
            {t('toPricing')}
          </Link>
        </>
      )}
    </p>
  );
}
