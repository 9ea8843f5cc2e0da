/** What a template of a meme is called in a language. */
export interface TemplateWords {
  name: string;
  /** Words to find it by, beside its name. */
  words: string;
  /** An example for each of its lines. */
  lines: readonly string[];
}
