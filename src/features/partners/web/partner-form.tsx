import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { PartnerAnswer } from '../contract.ts';
import { partnerPalette, weaknessesOf } from '../partner-colours.ts';
import { PARTNER_LIMITS } from '../partner-limits.ts';
import { LogoChooser } from './logo-chooser.tsx';
import { PartnerPreview } from './partner-preview.tsx';
import { useSavePartner, type Confirmed } from './use-manage-partners.ts';

/** The initial colours of a new partner. */
const FIRST_COLOURS = { barColour: '#12343b', accentColour: '#e07a1f' };

/** A new partner, or an existing one to change; warns of weak colours at once. */
export function PartnerForm({
  partner,
  confirmed,
  onDone,
}: {
  partner?: PartnerAnswer;
  confirmed: Confirmed;
  onDone: () => void;
}) {
  const t = useTranslations('partners.admin');
  const save = useSavePartner(confirmed);
  const { form, values, set, field, problems, isSending } = useForm({
    endpoint: partner ? 'partners.changePartner' : 'partners.createPartner',
    initial: () => ({
      slug: partner?.slug ?? '',
      name: partner?.name ?? '',
      barColour: partner?.barColour ?? FIRST_COLOURS.barColour,
      accentColour: partner?.accentColour ?? FIRST_COLOURS.accentColour,
      logo: partner?.logo ?? null,
    }),
    texts: { slug: t('slugWrong', { most: PARTNER_LIMITS.slugCharacters }), name: { missing: t('nameNeeded') } },
    send: async ({ logo, ...filled }) => {
      // The logo is sent only if it changed, without the data URL's prefix.
      const change = logo === (partner?.logo ?? null) ? {} : { logo: logo && logo.slice(logo.indexOf(',') + 1) };
      await save.mutateAsync({ isNew: !partner, ...filled, ...change });
      onDone();
    },
  });
  const { name, logo } = values;
  const palette = partnerPalette(values);
  const instead = { bar: '', light: palette.actionTextLight, dark: palette.actionTextDark };
  return (
    <form {...form} className="flex flex-col gap-5 pb-3 text-text-1">
      {!partner && (
        <TextField
          {...field('slug')}
          label={t('slug')}
          hint={t('slugHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => set({ slug: event.target.value.toLowerCase() })}
        />
      )}
      <TextField {...field('name')} label={t('name')} autoComplete="off" />
      <LogoChooser logo={logo} onChange={(chosen) => set({ logo: chosen })} />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['barColour', 'accentColour'] as const).map((which) => (
          <TextField
            key={which}
            type="color"
            label={t(which)}
            value={values[which]}
            end={
              <code className="font-edge text-note" translate="no">
                {values[which]}
              </code>
            }
            onChange={(event) => set({ [which]: event.target.value.toLowerCase() })}
          />
        ))}
      </div>
      {weaknessesOf(values).map((weakness) => (
        <Notice key={weakness} kind={weakness === 'bar' ? 'warning' : 'note'}>
          {t(`weak.${weakness}`, { instead: instead[weakness] })}
        </Notice>
      ))}
      <PartnerPreview name={name.trim() || t('name')} logo={logo} palette={palette} />
      {problems.form && <Notice>{problems.form}</Notice>}
      <Button type="submit" kind="primary" busy={isSending} className="self-start">
        {t('save')}
      </Button>
    </form>
  );
}
