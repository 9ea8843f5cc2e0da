import type { Language } from '#src/shared/language/languages.ts';
import type { DocumentShot, FilmDocument } from '../../../timeline/film-document.ts';
import type { FilmEdit } from '../../../timeline/film-edit.ts';
import type { ItemPlace } from '../../../timeline/place-item.ts';
import { changeToShow, shownBy } from '../../../timeline/shown-by-plan.ts';
import { applyMeaning, type Changing, type SaidWord } from './apply-meaning.ts';
import type { ChangeWords } from './change-words.ts';
import { findWords, leftOver } from './find-words.ts';
import { followText } from './follow-text.ts';
import { CHANGE_WORDS, listEntries } from './list-entries.ts';
import type { Found } from './meaning.ts';

/** What a prompt says about a shot. */
export interface ReadChange {
  /** Edits of the film; none where the shot is so already. */
  edits: FilmEdit[];
  /** The words of the prompt that say something, and those that do not. */
  understood: string[];
  unknown: string[];
}

/** A comma or a full stop: what is said on its other side does not belong together. */
const BREAK = /[,.;:!?、。，；！？\n]/u;

/**
 * Reads what a person wants changed of a shot's picture: light, weather, camera, feelings, poses, place, and who and
 * what is there. The shot's text follows; all else of the shot stays.
 */
export function readChange(prompt: string, language: Language, film: FilmDocument, shot: DocumentShot): ReadChange {
  const found = findWords(prompt, listEntries(language, film), language);
  const said = withoutNegations(prompt, found, CHANGE_WORDS[language]);
  const places = placesSaid(prompt, found, said);
  let changing: Changing = { plan: shot.plan, document: film, who: onlyNamed(found), newItems: [] };
  const understood: string[] = [];
  const unknown = leftOver(prompt, found, language);
  const placeWords = found.flatMap(({ meaning, from, to }) =>
    meaning.kind === 'place' ? [prompt.slice(from, to)] : [],
  );
  (places.size > 0 ? understood : unknown).push(...placeWords);
  for (const one of said) {
    const { meaning, word } = one;
    const next = applyMeaning(changing, meaning, { ...one, place: places.get(one) });
    changing = next ?? changing;
    if (meaning.kind !== 'everyone') {
      (next ? understood : unknown).push(word);
    }
  }
  const shown = changeToShow(shot.plan, shownBy(changing.plan));
  const script = followText(shot.plan, changing.plan, film, changing.newItems);
  const set = script === shot.plan.script ? shown : { ...shown, script };
  return {
    edits: [
      ...changing.newItems.map((member): FilmEdit => ({
        kind: 'insert_member',
        of: 'item',
        member,
        after: film.items.at(-1)?.key ?? null,
      })),
      ...(Object.keys(set).length > 0 ? [{ kind: 'shot' as const, id: shot.id, set }] : []),
    ],
    understood: [...new Set(understood)],
    unknown: [...new Set(unknown)],
  };
}

/** The character of whom alone a prompt speaks. */
function onlyNamed(found: readonly Found[]): string | undefined {
  const keys = new Set(found.flatMap(({ meaning }) => (meaning.kind === 'character' ? [meaning.key] : [])));
  return keys.size === 1 ? [...keys][0] : undefined;
}

/** A word that says something. */
type Said = Found & SaidWord;

function withoutNegations(prompt: string, found: readonly Found[], { notStands }: ChangeWords): Said[] {
  const telling = found.filter(({ meaning }) => meaning.kind !== 'filler' && meaning.kind !== 'place');
  const used = new Set<Found>();
  const isTogether = (one: Found, other: Found): boolean => !BREAK.test(prompt.slice(one.to, other.from));
  return telling.flatMap((word, index): Said[] => {
    if (word.meaning.kind === 'not') {
      return [];
    }
    const [before, after] = [telling[index - 1], telling[index + 1]];
    const takes = (not: Found | undefined, stands: boolean): boolean => {
      const [first, second] = not && not.from < word.from ? [not, word] : [word, not];
      const isTaken =
        stands &&
        not?.meaning.kind === 'not' &&
        !used.has(not) &&
        first !== undefined &&
        second !== undefined &&
        isTogether(first, second);
      if (isTaken) {
        used.add(not);
      }
      return isTaken;
    };
    const isNot = takes(before, notStands !== 'after') || takes(after, notStands !== 'before');
    return [{ meaning: word.meaning, word: prompt.slice(word.from, word.to), isNot, from: word.from, to: word.to }];
  });
}

/** Words that say where a thing is to be, each given to a thing in its part of the sentence. */
function placesSaid(prompt: string, found: readonly Found[], said: readonly Said[]): ReadonlyMap<Said, ItemPlace> {
  const places = new Map<Said, ItemPlace>();
  for (const { meaning, from, to } of found) {
    if (meaning.kind !== 'place') {
      continue;
    }
    const things = said.filter(
      (one) =>
        (one.meaning.kind === 'thing' || one.meaning.kind === 'item') &&
        !one.isNot &&
        !places.has(one) &&
        !BREAK.test(prompt.slice(Math.min(one.to, to), Math.max(one.from, from))),
    );
    // 'A piano behind them', else 'behind them a piano'.
    const thing = things.findLast((one) => one.to <= from) ?? things[0];
    if (thing) {
      places.set(thing, meaning.place);
    }
  }
  return places;
}
