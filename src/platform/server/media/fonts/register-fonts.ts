import type { Language } from '#src/shared/language/languages.ts';
import { listTypefaces } from './font-files.ts';

/** The part of the canvas library that is used here: its `GlobalFonts`. */
export interface FontRegistry {
  registerFromPath(path: string, alias?: string): unknown;
}

let registered = false;

/** Registers our typefaces with the canvas, once per thread. Throws when a file is missing. */
export function registerFonts(registry: FontRegistry): void {
  if (registered) {
    return;
  }
  for (const typeface of Object.values(listTypefaces())) {
    for (const file of typeface.files) {
      if (!registry.registerFromPath(file, typeface.alias)) {
        throw new Error(`the font ${file} could not be read`);
      }
    }
  }
  registered = true;
}

const CHAINS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Kinora Latin', 'Kinora Chinese', 'Kinora Korean', 'Kinora Japanese'],
  cn: ['Kinora Latin', 'Kinora Chinese', 'Kinora Japanese', 'Kinora Korean'],
  ko: ['Kinora Latin', 'Kinora Korean', 'Kinora Chinese', 'Kinora Japanese'],
  ja: ['Kinora Latin', 'Kinora Japanese', 'Kinora Chinese', 'Kinora Korean'],
};

/** Canvas font families in order of preference for a language; all are listed, since none covers every character. */
export function fontFamilies(language: Language): readonly string[] {
  return CHAINS[language];
}

/** The value of a canvas context's `font`, with the whole fallback chain. */
export function canvasFont(language: Language, sizePixels: number, weight = 400): string {
  return `${weight} ${sizePixels}px ${fontFamilies(language)
    .map((family) => `"${family}"`)
    .join(', ')}`;
}
