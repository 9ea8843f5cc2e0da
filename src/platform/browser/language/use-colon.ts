import { WRITING } from '#src/shared/language/writing.ts';
import { useLanguage } from './language-context.tsx';

/** What the page's language puts between a name and what belongs to it, with its space where it has one. */
export const useColon = (): string => WRITING[useLanguage().language].colon;
