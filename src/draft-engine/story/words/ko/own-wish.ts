import type { FrameId } from '../../frames/frames.ts';
import { finalOf, isHangul, withFinal } from '../../korean/hangul.ts';

/** Frames whose own predicate can be wished for as it stands in the idea. */
const WISHABLE: ReadonlySet<FrameId> = new Set<FrameId>([
  'search',
  'rescue',
  'escape',
  'build',
  'repair',
  'win',
  'learn',
  'invent',
  'open_shop',
  'travel',
  'cook',
  'defend',
  'steal',
  'solve',
  'join',
  'teach',
  'perform',
  'guard',
  'sell',
  'grow',
  'celebrate',
  'want',
  'return',
  'find',
  'transform',
  'survive',
  'compete',
]);
const L_STEM = /(?:만들|이끌|흔들|떠들|매달|시들|내걸|(?:^|\s)(?:팔|놀|울|열|걸|들|풀|밀|달|불|알|돌|물|벌|털|빌|살))$/;
const OPENED: Readonly<Record<string, string>> = {
  걸으: '걷',
  들으: '듣',
  물으: '묻',
  깨달으: '깨닫',
  실으: '싣',
  지으: '짓',
  이으: '잇',
  도우: '돕',
  구우: '굽',
  주우: '줍',
  누우: '눕',
};

const stemBefore = (text: string): string => {
  const [two, one] = [text.slice(-2), text.slice(0, -1)];
  if (OPENED[two]) {
    return text.slice(0, -2) + OPENED[two];
  }
  return text.endsWith('으') && finalOf(one.at(-1) ?? '') ? one : text;
};

function stemOf(predicate: string): string | undefined {
  const aim = /^(.+?)려(?:고)? (?:한다|했다|하는|애쓴다|나선다|떠난다)$/.exec(predicate)?.[1];
  if (aim) {
    return stemBefore(aim);
  }
  const decided =
    /^(.+?)(?:기로 (?:한다|했다|결심한다|결심했다|마음먹는다|마음먹었다)|고 싶(?:다|어 한다|어한다|었다)|게 된다|게 되었다|게 됐다)$/.exec(
      predicate,
    )?.[1];
  if (decided) {
    return decided;
  }
  if (/는다$/.test(predicate)) {
    return predicate.slice(0, -2);
  }
  const last = predicate.at(-2) ?? '';
  if (!predicate.endsWith('다') || !isHangul(last) || finalOf(last) !== 'ㄴ') {
    return undefined;
  }
  const stem = `${predicate.slice(0, -2)}${withFinal(last, '')}`;
  const rolled = `${predicate.slice(0, -2)}${withFinal(last, 'ㄹ')}`;
  return L_STEM.test(rolled) ? rolled : stem;
}

/**
 * What the hero of an idea does, as a phrase in the dictionary form ('등대를 다시 켜다'), where it can be wished for as it
 * stands. `role` is the hero's noun as it is written in the idea.
 */
export function wishFromIdea(idea: string, role: string, frame: FrameId): string | undefined {
  if (!WISHABLE.has(frame)) {
    return undefined;
  }
  const sentence = idea.split(/[.!?…。]/)[0]?.trim() ?? '';
  const at = sentence.indexOf(role);
  if (at < 0) {
    return undefined;
  }
  const rest = /^(?:들)?(?:은|는|이|가)\s+(.+)$/.exec(sentence.slice(at + role.length))?.[1];
  if (
    !rest ||
    rest.length > 22 ||
    rest.length < 4 ||
    /[,"'“”]|못|않|없|있|(?:은|는|이|가) .*(?:은|는|이|가) /.test(rest)
  ) {
    return undefined;
  }
  const stem = stemOf(rest);
  return stem === undefined || stem.length < 2 || /^(?:하|되|가|오)$/.test(stem) || /(?:하게 되|되|이)$/.test(stem)
    ? undefined
    : `${stem}다`;
}
