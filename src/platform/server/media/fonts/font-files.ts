import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A typeface that comes with the program. */
export interface Typeface {
  /** The name under which the canvas knows it: ours, so that no installed font stands in for it. */
  alias: string;
  /** The name inside the files, by which subtitles ask for it; null where subtitles cannot use it. */
  family: string | null;
  files: string[];
}

const require = createRequire(import.meta.url);

function cjkTypeface(alias: string, family: string, packageName: string, stem: string): Typeface {
  const folder = join(dirname(require.resolve(packageName)), '..', 'fonts');
  return { alias, family, files: ['Regular', 'Bold'].map((weight) => join(folder, `${stem}-${weight}.otf`)) };
}

/** All typefaces, found where npm put them. The Latin one is a variable font, which the canvas bends to every weight. */
export function listTypefaces(): { latin: Typeface; cn: Typeface; ko: Typeface; ja: Typeface } {
  return {
    latin: {
      alias: 'Kinora Latin',
      family: null,
      files: [require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')],
    },
    cn: cjkTypeface('Kinora Chinese', 'Noto Sans S Chinese', '@embedpdf/fonts-sc', 'NotoSansHans'),
    ko: cjkTypeface('Kinora Korean', 'Noto Sans Korean', '@embedpdf/fonts-kr', 'NotoSansKR'),
    ja: cjkTypeface('Kinora Japanese', 'Noto Sans Japanese', '@embedpdf/fonts-jp', 'NotoSansJP'),
  };
}
