import { createContext, useContext } from 'react';
import type { Language } from '#src/shared/language/languages.ts';

/** The language of the interface and how to change it. */
export const LanguageContext = createContext<{ language: Language; setLanguage: (language: Language) => void }>({
  language: 'en',
  setLanguage: () => {},
});

export function useLanguage(): { language: Language; setLanguage: (language: Language) => void } {
  return useContext(LanguageContext);
}
