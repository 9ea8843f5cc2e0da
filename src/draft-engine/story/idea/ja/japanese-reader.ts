import { wordTable } from '#src/shared/word-table.ts';
import {
  loadedJapaneseDictionary,
  loadJapaneseDictionary,
  type JapaneseDictionary,
} from '../../../models/japanese-dictionary.ts';
import type { LanguageReader, TextReading, Word } from '../text-reading.ts';
import { compactReading } from './compact-reading.ts';
import { JAPANESE_DEEDS } from './deed-words.ts';
import { isTimeQuantity, joinWords } from './join-words.ts';
import { JAPANESE_AGES, JAPANESE_PRESENCES, JAPANESE_QUALITIES } from './marks.ts';
import { withNamesOfNature } from './names-of-nature.ts';
import { JAPANESE_NOUN_ENDINGS, JAPANESE_NOUNS } from './nearest-words.ts';
import { quantityOf } from './quantities.ts';
import { readWords } from './read-words.ts';
import { newState } from './reading-state.ts';
import { JAPANESE_SETTINGS } from './setting-words.ts';
import { takeStyle, takeTelling } from './telling.ts';
import { withoutUnread } from './unread-words.ts';
import { cutWords, type Token } from './words.ts';

/** Reads Japanese ideas: kuromoji cuts the words, own rules find phrases, clauses and roles. */
export const JAPANESE_READER: LanguageReader = {
  read: (text) => {
    const dictionary = loadedJapaneseDictionary();
    return dictionary ? readText(text, dictionary) : loadJapaneseDictionary().then((loaded) => readText(text, loaded));
  },
  tables: {
    deeds: JAPANESE_DEEDS,
    nearest: { words: JAPANESE_NOUNS, endings: JAPANESE_NOUN_ENDINGS },
    settings: JAPANESE_SETTINGS,
    presences: JAPANESE_PRESENCES,
    qualities: JAPANESE_QUALITIES,
    ages: JAPANESE_AGES,
  },
};

function readText(text: string, dictionary: JapaneseDictionary): TextReading {
  const { text: story, style } = takeStyle(respelt(withoutUnread(text)));
  const tokens = joinWords(cutWords(story, dictionary), story);
  const telling: TextReading['telling'] = { style, isQuestion: isQuestion(tokens) };
  const left = takeTelling(tokens, telling);
  const state = newState();
  readWords(state, left);
  return { words: settingWords(tokens), ...withNamesOfNature(compactReading(state)), telling };
}

/** '傘をさして': the dictionary has さして as an adverb. */
const respelt = (text: string): string => text.replace(/(?<=を)さし(?=[てた、]|ながら)/gu, '差し');

const wordOf = ({ text, base, tag, from, to }: Token): Word => ({ text, base: base || text, tag, from, to });

/** The words of a text with the parts of compounds; '昔の' says nothing of the time of the story. */
function settingWords(tokens: readonly Token[]): Word[] {
  return tokens.flatMap((token, at) => {
    if (token.pos === '記号' || (token.text === '昔' && tokens[at + 1]?.text === 'の')) {
      return [];
    }
    const year = yearOf(tokens, at);
    if (year !== undefined) {
      const { to } = ERAS[token.text] === undefined ? token : (tokens[at + 1] as Token);
      return [{ ...wordOf(token), base: year, to }, wordOf(token)];
    }
    const isWhole = token.parts === undefined || token.pos === '動詞';
    return isWhole ? [wordOf(token)] : (token.parts ?? []).map(wordOf);
  });
}

/** The first year of an era less one. */
const ERAS: Readonly<Record<string, number>> = wordTable({
  明治: 1867,
  大正: 1911,
  昭和: 1925,
  平成: 1988,
  令和: 2018,
});

/** '二〇四五年' → '2045年'; '昭和39年' → '1964年'. */
function yearOf(tokens: readonly Token[], at: number): string | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]];
  const yearsIn = (one: Token | undefined): number | undefined =>
    one && isTimeQuantity(one) && /年代?$/.test(one.text) ? quantityOf(one).value : undefined;
  const era = ERAS[token.text];
  const years = yearsIn(era === undefined ? token : next);
  const isOfEra = era === undefined && ERAS[before?.text ?? ''] !== undefined;
  return years === undefined || isOfEra ? undefined : `${(era ?? 0) + years}年`;
}

/** 'なぜ…のか', '…はどうやって作られるのか'. */
function isQuestion(tokens: readonly Token[]): boolean {
  const asks = tokens.some(({ text }) =>
    ['なぜ', 'どうして', 'どうやって', 'どのように', 'いかに', 'なんで'].includes(text),
  );
  const last = tokens.findLast(({ pos }) => pos !== '記号');
  const marked = tokens.at(-1)?.text === '？' || tokens.at(-1)?.text === '?';
  return (last?.text === 'か' && last.pos === '助詞') || (asks && (marked || last?.text === 'か'));
}
