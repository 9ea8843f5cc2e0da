import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { PhoneRegion } from '#src/shared/catalogue/phone-regions.ts';
import { regionOfTag } from '#src/shared/phone-number.ts';

/**
 * A phone number as a person writes it: in the domestic format of the chosen country, or with a plus and the calling
 * code.
 */
export interface WrittenPhone {
  region: PhoneRegion;
  number: string;
}

// The searchable list is much code for a page that most people use with their email.
const CountryField = lazy(async () => ({ default: (await import('./country-field.tsx')).CountryField }));

/** Empty, or a full number, with the country that the browser's language suggests. */
export function startPhone(number = ''): WrittenPhone {
  const region = navigator.languages.map(regionOfTag).find((found) => found !== undefined) ?? 'US';
  return { region, number };
}

/** A phone number with its country. */
export function PhoneField({
  value,
  onChange,
  error,
  autoComplete = 'tel',
}: {
  value: WrittenPhone;
  onChange: (value: WrittenPhone) => void;
  error: string | undefined;
  /** `username` on the sign-in page. */
  autoComplete?: 'tel' | 'username';
}) {
  const t = useTranslations('accounts.phone');
  return (
    <div className="grid gap-3 sm:grid-cols-[10.5rem_minmax(0,1fr)]">
      <Suspense fallback={<Skeleton className="h-16" />}>
        <CountryField value={value.region} onChange={(region) => onChange({ ...value, region })} />
      </Suspense>
      <TextField
        label={t('number')}
        type="tel"
        name="phone"
        inputMode="tel"
        autoComplete={autoComplete}
        error={error}
        value={value.number}
        onChange={(event) => onChange({ ...value, number: event.target.value })}
      />
    </div>
  );
}
