import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A typeface shipped with the program. */
export interface Typeface {
  /** Family name registered in the canvas: ours, so that no installed font is used instead. */
  alias: string;
  /** Family name inside the files, used by subtitles; null when subtitles cannot use it. */
  family: string | null;
  files: string[];
}

const require = createRequire(import.meta.url);

function cjkTypeface(alias: string, family: string, packageName: string, stem: string): Typeface {
  const folder = join(dirname(require.resolve(packageName)), '..', 'fonts');
  return { alias, family, files: ['Regular', 'Bold'].map((weight) => join(folder, `${stem}-${weight}.otf`)) };
}

/** All typefaces, at their paths in the npm packages. The Latin one is a variable font with every weight. */
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
