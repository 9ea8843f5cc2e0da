/** A moment of a clip that a text names. */
interface NamedMoment {
  words: string;
  seconds: number;
}

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const CLOCK = String.raw`(\d{1,2}):(\d{2}(?:\.\d{1,2})?)`;
/** What may stand before a time in English. */
const BEFORE = String.raw`(?:at|after|from)\s+(?:second\s+)?`;

const CLOCK_TIME = new RegExp(
  String.raw`^(?:${BEFORE})?${CLOCK}(?![\d:])(?:\s*(?:秒|初|초에|에|に|で|处|時|时))?`,
  'u',
);
const SECONDS = [
  // At 3 s, after 2.5 seconds, at second 4.
  new RegExp(String.raw`^${BEFORE}${NUMBER}(?:\s*(?:seconds?|secs?|s)(?![\p{L}\p{N}]))?(?![\d.:])`, 'u'),
  // 3 seconds in.
  new RegExp(String.raw`^${NUMBER}\s*(?:seconds?|secs?|s)\s+in(?![\p{L}\p{N}])`, 'u'),
  // 第3秒, 在3秒, 3秒处, 3秒で, 3秒のところで, 3초에, 3초 뒤에.
  new RegExp(
    String.raw`^(?:在?第|在)?\s*${NUMBER}\s*(?:秒(?:钟)?(?:处|時|时|後に|後|后|のところで|のところ|目に|目|に|で)?|초(?:\s?(?:뒤에|뒤|후에|후|쯤에|쯤|에서|에))?)`,
    'u',
  ),
] as const;

/** The moment with which a text in small letters begins; undefined where it begins with none. */
export function readMoment(text: string): NamedMoment | undefined {
  const clock = CLOCK_TIME.exec(text);
  if (clock) {
    return { words: clock[0], seconds: Number(clock[1]) * 60 + Number(clock[2]) };
  }
  for (const pattern of SECONDS) {
    const found = pattern.exec(text);
    if (found) {
      return { words: found[0], seconds: Number(found[1]) };
    }
  }
  return undefined;
}
