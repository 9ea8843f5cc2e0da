import type { ClipEditKind } from '#src/shared/catalogue/clip-edits.ts';

/** Kinds of edits that only clips have. */
const TIME_KINDS = ['trim', 'reverse', 'speed', 'volume', 'stabilise', 'fadeIn', 'fadeOut'] as const;
type TimeKind = (typeof TIME_KINDS)[number];

/** True for an edit that only clips have. */
export const isOfTime = (kind: ClipEditKind): kind is TimeKind => (TIME_KINDS as readonly string[]).includes(kind);
