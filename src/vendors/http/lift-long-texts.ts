import { setImmediate as turn } from 'node:timers/promises';

/** JSON without its long texts, so that reading it does not hold everything else up. */
export interface LiftedJson {
  /** The JSON; in the place of each long text stands its name. */
  bytes: Buffer;
  /** The long texts as they came, by their names. */
  texts: ReadonlyMap<string, Buffer>;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Longer texts are lifted: a parser needs about a millisecond for a hundred of these. */
const LONG_BYTES = 64 * 1024;
/** Decoded at a time; a multiple of 4, so that each piece is whole. */
const STEP_BYTES = 512 * 1024;

/** Lifts the long texts out of JSON. Only the quotation marks are looked for, of which a picture in base64 has none. */
export function liftLongTexts(json: Buffer): LiftedJson {
  const texts = new Map<string, Buffer>();
  const pieces: Buffer[] = [];
  let kept = 0;
  for (let open = json.indexOf(QUOTE); open >= 0;) {
    const close = endOfText(json, open);
    if (close < 0) {
      break;
    }
    if (close - open > LONG_BYTES) {
      const name = `long text ${texts.size + 1}`;
      texts.set(name, json.subarray(open + 1, close));
      pieces.push(json.subarray(kept, open + 1), Buffer.from(name));
      kept = close;
    }
    open = json.indexOf(QUOTE, close + 1);
  }
  return { bytes: texts.size === 0 ? json : Buffer.concat([...pieces, json.subarray(kept)]), texts };
}

/** Where a text ends that begins at this quotation mark; below 0 where it does not. */
function endOfText(json: Buffer, open: number): number {
  for (let close = json.indexOf(QUOTE, open + 1); close >= 0; close = json.indexOf(QUOTE, close + 1)) {
    let first = close;
    while (json[first - 1] === BACKSLASH) {
      first -= 1;
    }
    if ((close - first) % 2 === 0) {
      return close;
    }
  }
  return -1;
}

/** The bytes of a text in base64, which may have been lifted: then it is decoded a piece at a time. */
export async function decodeLifted(texts: LiftedJson['texts'], text: string): Promise<Buffer> {
  const encoded = texts.get(text);
  if (!encoded) {
    return Buffer.from(text, 'base64');
  }
  if (encoded.includes(BACKSLASH)) {
    // Some writers of JSON escape each slash.
    return Buffer.from(encoded.toString('latin1').replaceAll('\\', ''), 'base64');
  }
  const decoded = Buffer.allocUnsafe(Math.ceil((encoded.length * 3) / 4));
  let length = 0;
  for (let from = 0; from < encoded.length; from += STEP_BYTES) {
    length += decoded.write(encoded.toString('latin1', from, from + STEP_BYTES), length, 'base64');
    await turn();
  }
  return decoded.subarray(0, length);
}
