/** `unsure`: somebody should look at it. */
export type Verdict = 'fine' | 'unsure' | 'refused';
export type Strictness = 'off' | 'normal' | 'strict';
/** Scores from 0 to 1 by category. */
export type Scores = Record<string, number>;

/** The lowest scores with which a category is unsure and refused; without `refused` it is never refused. */
interface Threshold {
  unsure: number;
  refused?: number;
}
/** Categories that are not listed are fine. */
export type Thresholds = Readonly<Record<string, Threshold>>;

/** The classes of the local classifier. */
export type PictureClass = 'drawing' | 'hentai' | 'neutral' | 'porn' | 'sexy';

/**
 * Categories of OpenAI's moderation. Films show violence: it is refused only where it is graphic beyond doubt. What
 * sexualises minors is refused early.
 */
export const OPENAI_THRESHOLDS: Thresholds = {
  sexual: { unsure: 0.5, refused: 0.85 },
  'sexual/minors': { unsure: 0.1, refused: 0.35 },
  violence: { unsure: 0.92 },
  'violence/graphic': { unsure: 0.75, refused: 0.97 },
  'self-harm': { unsure: 0.6, refused: 0.95 },
  'self-harm/intent': { unsure: 0.5, refused: 0.9 },
  'self-harm/instructions': { unsure: 0.3, refused: 0.7 },
  hate: { unsure: 0.6, refused: 0.95 },
  'hate/threatening': { unsure: 0.4, refused: 0.85 },
  harassment: { unsure: 0.9 },
  'harassment/threatening': { unsure: 0.8, refused: 0.98 },
  illicit: { unsure: 0.85 },
  'illicit/violent': { unsure: 0.6, refused: 0.95 },
};

/**
 * Classes of the local model, which was trained on photographs and drawings of people. Among 1,106 pictures of the
 * draft engine, in all looks and some 160 pixels wide, the highest scores were porn 0.50, hentai 0.48 and sexy 0.59:
 * none is unsure, even where an operator is strict.
 */
export const CLASSIFIER_THRESHOLDS = {
  porn: { unsure: 0.75, refused: 0.95 },
  hentai: { unsure: 0.75, refused: 0.95 },
  sexy: { unsure: 0.92 },
} as const satisfies Partial<Record<PictureClass, Threshold>>;

/** What is forbidden by the word lists is refused. */
export const WORD_THRESHOLDS: Thresholds = { words: { unsure: 1, refused: 1 } };

/** By how much thresholds are lower when an operator wants to be strict. */
const FACTORS: Readonly<Record<Strictness, number>> = { off: 1, normal: 1, strict: 0.75 };

/** Judges scores: the worst category decides. */
export function judgeScores(
  scores: Scores,
  thresholds: Thresholds,
  strictness: Strictness,
): { verdict: Verdict; categories: Scores } {
  const factor = FACTORS[strictness];
  const reaches = (score: number, least: number | undefined): boolean => least !== undefined && score >= least * factor;
  const found = Object.entries(scores).filter(([category, score]) => reaches(score, thresholds[category]?.unsure));
  const categories = Object.fromEntries(found.toSorted(([, one], [, other]) => other - one));
  if (found.some(([category, score]) => reaches(score, thresholds[category]?.refused))) {
    return { verdict: 'refused', categories };
  }
  return { verdict: found.length > 0 ? 'unsure' : 'fine', categories };
}
