import { useTranslations } from 'use-intl';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { THEMES, useTheme } from '#src/platform/browser/theme/use-theme.ts';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '#src/shared/language/languages.ts';

/** Language and theme. */
export function Preferences() {
  const t = useTranslations('menus');
  const { language, setLanguage } = useLanguage();
  const [theme, setTheme] = useTheme();
  return (
    <div className="flex flex-col gap-4">
      <RadioChips
        label={t('language')}
        value={language}
        onChange={setLanguage}
        options={LANGUAGES.map((value) => ({
          value,
          label: <span lang={LANGUAGE_TAGS[value]}>{LANGUAGE_NAMES[value]}</span>,
        }))}
      />
      <RadioChips
        label={t('theme')}
        value={theme}
        onChange={setTheme}
        options={THEMES.map((value) => ({ value, label: t(`themes.${value}`) }))}
      />
    </div>
  );
}
