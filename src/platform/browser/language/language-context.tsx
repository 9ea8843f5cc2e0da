import { createContext, useContext } from 'react';
import type { Language } from '#src/shared/language/languages.ts';

/** The interface language and its setter. */
export const LanguageContext = createContext<{ language: Language; setLanguage: (language: Language) => void }>({
  language: 'en',
  setLanguage: () => {},
});

export function useLanguage(): { language: Language; setLanguage: (language: Language) => void } {
  return useContext(LanguageContext);
}
