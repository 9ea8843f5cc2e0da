import { LANGUAGE_TAGS, type Language } from '#src/shared/language/languages.ts';
import { countLetters, LANGUAGE_OF_SCRIPT } from '#src/shared/language/scripts.ts';

/** A piece of text that is spoken in one request and one language. */
export interface SpeechPiece {
  text: string;
  language: Language;
  /** Silence after it, before the emotion's pause factor. */
  pauseAfterSeconds: number;
}

/** Nobody reads tags aloud, and an engine might obey them. */
const MARKUP = /<\/?[a-zA-Z][^<>]{0,200}>/g;
/** Longer sentences are split at a comma or a space: engines limit their input. */
const LONGEST_PIECE = 320;

const SENTENCE_PAUSE_SECONDS = 0.34;
const PARAGRAPH_PAUSE_SECONDS = 0.65;
const QUESTION_PAUSE_SECONDS = 0.42;
const RUN_ON_PAUSE_SECONDS = 0.06;

/** True when the text has a letter or digit, so that it can be spoken. */
function canBeSpoken(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Splits a text into sentences, and sentences at scripts that the language's voice cannot read. */
export function splitForSpeech(text: string, language: Language): SpeechPiece[] {
  const pieces: SpeechPiece[] = [];
  const segmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'sentence' });
  for (const paragraph of text.replace(MARKUP, ' ').split(/[\r\n\u2028\u2029]+/)) {
    for (const { segment } of segmenter.segment(paragraph)) {
      const pause = /[?？]\P{L}*$/u.test(segment) ? QUESTION_PAUSE_SECONDS : SENTENCE_PAUSE_SECONDS;
      for (const part of partLongSentence(segment)) {
        pieces.push(...splitByScript(part, language));
      }
      const last = pieces.at(-1);
      if (last) {
        last.pauseAfterSeconds = Math.max(last.pauseAfterSeconds, pause);
      }
    }
    const last = pieces.at(-1);
    if (last) {
      last.pauseAfterSeconds = PARAGRAPH_PAUSE_SECONDS;
    }
  }
  const last = pieces.at(-1);
  if (last) {
    last.pauseAfterSeconds = 0;
  }
  return pieces;
}

function partLongSentence(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_PIECE) {
    const head = rest.slice(0, LONGEST_PIECE);
    const marks = [...head.matchAll(/[,;:、，；：]\s*/g)].at(-1);
    const spaces = [...head.matchAll(/\s+/g)].at(-1);
    const cut = [marks, spaces].find((found) => found && found.index > LONGEST_PIECE / 3);
    const end = cut ? cut.index + cut[0].length : wholeCharacterEnd(head);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

function wholeCharacterEnd(text: string): number {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length;
}

/** Runs of script that a language's voice cannot read. */
const FOREIGN: Record<Language, RegExp> = {
  en: /([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー、。，]+)/u,
  cn: /([\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}ー]+)/u,
  ko: /([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+)/u,
  ja: /(\p{sc=Hangul}+)/u,
};

function splitByScript(sentence: string, language: Language): SpeechPiece[] {
  // With a group in the expression, `split` returns the matches at odd indices.
  return sentence
    .split(FOREIGN[language])
    .map((text, index) => ({
      text,
      pauseAfterSeconds: RUN_ON_PAUSE_SECONDS,
      language: index % 2 === 0 ? language : languageOf(text),
    }))
    .filter((piece) => canBeSpoken(piece.text));
}

function languageOf(text: string): Language {
  const { hangul, kana } = countLetters(text);
  if (hangul > 0) {
    return LANGUAGE_OF_SCRIPT.hangul;
  }
  return kana > 0 ? LANGUAGE_OF_SCRIPT.kana : LANGUAGE_OF_SCRIPT.han;
}
