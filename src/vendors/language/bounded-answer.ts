import * as z from 'zod';

/** What is read of one list, and of one text, of a model's answer: more than any of its use has room for. */
const MOST_ELEMENTS = 100;
const MOST_CHARACTERS = 2_000;

/** A list of an answer; what follows its first hundred elements is not looked at. */
export const boundedList = <Element extends z.ZodType>(element: Element) =>
  z.preprocess((list) => (Array.isArray(list) ? list.slice(0, MOST_ELEMENTS) : list), z.array(element));

/** A text of an answer, cut off where it is too long for any use. */
export const boundedText = z.string().overwrite((text) => text.slice(0, MOST_CHARACTERS));
