import { useTranslations } from 'use-intl';
import { useMe } from '#src/foundation/accounts/web/use-account.ts';
import type { ModelOption } from '#src/foundation/models/model-option.ts';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { clipForms, type ClipForms } from '#src/shared/catalogue/clip-forms.ts';
import { filmRightsOf } from '#src/shared/catalogue/film-rights.ts';
import { IDENTITIES } from '#src/shared/catalogue/identities.ts';
import type { Resolution } from '#src/shared/catalogue/shots.ts';
import { nearestSeconds } from './video-inputs.ts';

/** What can be chosen of a model's clips, and what of that somebody has. */
export interface ChosenForm extends ClipForms {
  /** The length and the size that are ordered: what was wished, as far as the model and the account have it. */
  chosenSeconds: number;
  chosenResolution: Resolution;
  /** Sizes that are for members. */
  isBeyond: (resolution: Resolution) => boolean;
}

const UNKNOWN = { draft: true, inputs: [], durationsSeconds: [], resolutions: ['720p', '1080p'] };

/** The form of the clip that is ordered of a model. */
export function useClipForm(
  model: ModelOption | undefined,
  wished: { seconds: number; resolution: Resolution },
): ChosenForm {
  const identity = useMe().data?.identity ?? IDENTITIES.ordinary;
  const { maximumShortSidePixels } = filmRightsOf({ identity, hasInvited: false });
  const forms = clipForms(model ?? UNKNOWN);
  const isBeyond = (resolution: Resolution): boolean => Number.parseInt(resolution, 10) > maximumShortSidePixels;
  const open = forms.resolutions.filter((resolution) => !isBeyond(resolution));
  return {
    ...forms,
    chosenSeconds: nearestSeconds(forms.seconds, wished.seconds),
    chosenResolution: open.find((one) => one === wished.resolution) ?? open[0] ?? forms.resolutions[0] ?? '720p',
    isBeyond,
  };
}

/** How long a clip becomes, and how large. */
export function ClipFormFields({
  form,
  onChange,
}: {
  form: ChosenForm;
  onChange: (changes: { seconds: number } | { resolution: Resolution }) => void;
}) {
  const t = useTranslations('toolVideo');
  const { seconds, chosenSeconds, resolutions, chosenResolution, isBeyond } = form;
  return (
    <>
      <RadioChips
        label={t('length')}
        value={String(chosenSeconds)}
        options={seconds.map((value) => ({ value: String(value), label: t('seconds', { seconds: value }) }))}
        onChange={(value) => onChange({ seconds: Number(value) })}
      />
      <RadioChips
        label={t('resolution')}
        value={chosenResolution}
        options={resolutions.map((value) => ({ value, label: value, disabled: isBeyond(value) }))}
        onChange={(resolution) => onChange({ resolution })}
        hint={resolutions.some(isBeyond) ? t('resolutionMembers') : undefined}
      />
    </>
  );
}
