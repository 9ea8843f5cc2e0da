import type { SpeakTools } from '#src/draft-engine/voice/ask-engine.ts';
import type { Language } from '#src/shared/language/languages.ts';

/** A sound of the page: its name, and how it is made. One channel or two of equal length, at 48 kHz. */
export interface GallerySound {
  name: string;
  make: () => Promise<Float32Array[]> | Float32Array[];
}

/** Sounds under one heading: side by side, or as a table whose rows have a sound for each column. */
export interface GalleryGroup {
  title: string;
  /** What is said, where all say the same. */
  text?: string;
  content: { sounds: GallerySound[] } | { columns: string[]; rows: { name: string; sounds: GallerySound[] }[] };
}

/** What the sections need to make their sounds. */
export interface GalleryTools {
  seed: number;
  languages: readonly Language[];
  voices: SpeakTools;
}

/** One of the words after `npm run gallery-sounds --`. */
export type GallerySection = (tools: GalleryTools) => GalleryGroup[];
