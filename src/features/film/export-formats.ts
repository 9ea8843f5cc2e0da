/** Formats of exports that are answered at once. */
export const TEXT_EXPORTS = ['srt', 'vtt', 'edl', 'fcpxml', 'otio', 'json'] as const;
export type TextExport = (typeof TEXT_EXPORTS)[number];

/** Formats that are made or gathered while they are sent. */
export const LARGE_EXPORTS = ['pdf', 'zip'] as const;
export type LargeExport = (typeof LARGE_EXPORTS)[number];

/**
 * What of a film's files may be left out of the ZIP; its timelines, subtitles, storyboard and film file always are in
 * it.
 */
export const EXPORT_PARTS = ['pictures', 'clips', 'voices', 'sounds', 'music', 'stems', 'cut'] as const;
export type ExportPart = (typeof EXPORT_PARTS)[number];
