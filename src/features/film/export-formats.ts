/** Formats of exports that are answered at once. */
export const TEXT_EXPORTS = ['srt', 'vtt', 'edl', 'fcpxml', 'otio', 'json'] as const;
export type TextExport = (typeof TEXT_EXPORTS)[number];

/** Formats that are made or gathered while they are sent. */
export const LARGE_EXPORTS = ['pdf', 'zip'] as const;
export type LargeExport = (typeof LARGE_EXPORTS)[number];
