import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';

/** A password field with a button that shows the text. Pasting and password managers work. */
export function PasswordField({
  label,
  value,
  onChange,
  kind,
  error,
  hint,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  kind: 'new-password' | 'current-password';
  error?: string | undefined;
  hint?: ReactNode;
}) {
  const t = useTranslations('accounts');
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOff : Eye;
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      type={shown ? 'text' : 'password'}
      name={kind}
      autoComplete={kind}
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      hint={hint}
      trailing={
        <IconButton
          label={shown ? t('hidePassword') : t('showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          icon={<Sign className="size-[18px]" strokeWidth={1.75} aria-hidden="true" />}
        />
      }
    />
  );
}
