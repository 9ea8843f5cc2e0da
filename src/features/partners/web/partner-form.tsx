import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { PartnerAnswer } from '../contract.ts';
import { partnerPalette, weaknessesOf } from '../partner-colours.ts';
import { PARTNER_LIMITS, SLUG } from '../partner-limits.ts';
import { LogoChooser } from './logo-chooser.tsx';
import { PartnerPreview } from './partner-preview.tsx';
import { useSavePartner, type Confirmed } from './use-manage-partners.ts';

/** What a new partner looks like before anything is chosen. */
const FIRST_COLOURS = { barColour: '#12343b', accentColour: '#e07a1f' };

/** A new partner, or the one given to be changed; what its colours lack is said at once. */
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
  const [slug, setSlug] = useState(partner?.slug ?? '');
  const [name, setName] = useState(partner?.name ?? '');
  const [colours, setColours] = useState(
    partner ? { barColour: partner.barColour, accentColour: partner.accentColour } : FIRST_COLOURS,
  );
  const [logo, setLogo] = useState(partner?.logo ?? null);
  const [tried, setTried] = useState(false);
  const save = useSavePartner(confirmed);
  const problems = {
    slug: slug.length < 2 || !SLUG.test(slug) ? t('slugWrong', { most: PARTNER_LIMITS.slugCharacters }) : undefined,
    name: name.trim() === '' ? t('nameNeeded') : undefined,
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (save.isPending || problems.slug || problems.name) return;
    // Only a logo that is another one is sent, without what a data URL has before it.
    const change = logo === (partner?.logo ?? null) ? {} : { logo: logo && logo.slice(logo.indexOf(',') + 1) };
    save.mutate({ isNew: !partner, slug, name: name.trim(), ...colours, ...change }, { onSuccess: onDone });
  };
  const palette = partnerPalette(colours);
  const instead = { bar: '', light: palette.actionTextLight, dark: palette.actionTextDark };
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5 pb-3 text-text-1">
      {!partner && (
        <TextField
          label={t('slug')}
          hint={t('slugHint')}
          error={tried ? problems.slug : undefined}
          value={slug}
          maxLength={PARTNER_LIMITS.slugCharacters}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setSlug(event.target.value.toLowerCase())}
        />
      )}
      <TextField
        label={t('name')}
        error={tried ? problems.name : undefined}
        value={name}
        maxLength={PARTNER_LIMITS.nameCharacters}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <LogoChooser logo={logo} onChange={setLogo} />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['barColour', 'accentColour'] as const).map((which) => (
          <TextField
            key={which}
            type="color"
            label={t(which)}
            value={colours[which]}
            end={
              <code className="font-edge text-note" translate="no">
                {colours[which]}
              </code>
            }
            onChange={(event) => setColours({ ...colours, [which]: event.target.value.toLowerCase() })}
          />
        ))}
      </div>
      {weaknessesOf(colours).map((weakness) => (
        <Notice key={weakness} kind={weakness === 'bar' ? 'warning' : 'note'}>
          {t(`weak.${weakness}`, { instead: instead[weakness] })}
        </Notice>
      ))}
      <PartnerPreview name={name.trim() || t('name')} logo={logo} palette={palette} />
      {save.error && <Notice>{save.error.message}</Notice>}
      <Button type="submit" kind="primary" busy={save.isPending} className="self-start">
        {t('save')}
      </Button>
    </form>
  );
}
