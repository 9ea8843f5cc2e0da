/** The filters that our films need, as named by `ffmpeg -filters`; encoders and muxers likewise. */
const REQUIRED_FILTERS = [
  'aformat',
  'afade',
  'alimiter',
  'amix',
  'apad',
  'aresample',
  'ass',
  'atrim',
  'blackdetect',
  'crop',
  'ebur128',
  'fade',
  'format',
  'fps',
  'overlay',
  'scale',
  'select',
  'setpts',
  'setsar',
  'showinfo',
  'sidechaincompress',
  'silencedetect',
  'tpad',
  'trim',
  'volume',
  'xfade',
] as const;
const REQUIRED_ENCODERS = ['libx264', 'aac', 'flac', 'mov_text', 'pcm_f32le'] as const;
const REQUIRED_FORMATS = ['mp4', 'flac', 'segment', 'concat', 'rawvideo', 'webvtt', 'wav'] as const;

/** The names in a table printed by ffmpeg: flags in the first column, one or more names (`mov,mp4,m4a`) in the second. */
function listedNames(table: string): Set<string> {
  const names = new Set<string>();
  for (const line of table.split('\n')) {
    const [, listed] = line.trim().split(/\s+/);
    for (const name of listed?.split(',') ?? []) {
      names.add(name);
    }
  }
  return names;
}

/** The required names that are missing in ffmpeg's three tables; empty when it is sufficient. */
export function findMissingParts(tables: { filters: string; encoders: string; formats: string }): string[] {
  const check = (required: readonly string[], table: string): string[] => {
    const present = listedNames(table);
    return required.filter((name) => !present.has(name));
  };
  return [
    ...check(REQUIRED_FILTERS, tables.filters),
    ...check(REQUIRED_ENCODERS, tables.encoders),
    ...check(REQUIRED_FORMATS, tables.formats),
  ];
}
