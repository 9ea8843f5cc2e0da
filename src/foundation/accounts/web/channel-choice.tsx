import { useTranslations } from 'use-intl';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import type { CodeChannel } from './use-code.ts';

/** Choice between email and phone. */
export function ChannelChoice({
  label,
  by,
  onChange,
}: {
  label: string;
  by: CodeChannel;
  onChange: (by: CodeChannel) => void;
}) {
  const t = useTranslations('accounts');
  return (
    <RadioChips
      label={label}
      value={by}
      onChange={onChange}
      options={[
        { value: 'email', label: t('email') },
        { value: 'phone', label: t('phone.phone') },
      ]}
    />
  );
}
