import { wordTable } from '#src/shared/word-table.ts';
import type { NounPhrase } from '../text-reading.ts';
import { addRole, type ClauseDraft, type Draft, type PhraseDraft } from './draft.ts';
import { chooseByText, keepWhoActs } from './senses-by-text.ts';

type Sense = NonNullable<NounPhrase['sense']>;

/** Words that mean several things, and what they mean beside certain verbs; 'none' has no picture. */
const BESIDE_VERBS: readonly [noun: RegExp, verb: RegExp, sense: Sense][] = [
  [/^(?:두 |한쪽 )?눈$/, /(?:다치다|감다|잃다|멀다|뜨다|가리다|비비다|돌리다|떼다|피하다|마주치다|적시다)$/, 'none'],
  [/^(?:두 |한쪽 |왼쪽 |오른쪽 )?다리$/, /(?:다치다|잃다|부러지다|절다|자르다|절단하다|떨다|마비되다|쓰다)$/, 'none'],
  [/^(?:로봇|기계|강철|인공|나무) (?:다리|팔|손)$/, /./, 'thing.robot_arm'],
  [/^배$/, /(?:고프다|부르다|아프다|채우다|움켜쥐다|깎다)$/, 'none'],
  [/^말$/, /(?:하다|듣다|걸다|믿다|건네다|잃다|배우다|전하다|남기다|꺼내다|알아듣다|나누다|잇다|더듬다)$/, 'none'],
  [/^병$/, /(?:고치다|낫다|앓다|걸리다|치료하다|이기다|숨기다|옮기다|치유하다|얻다|들다)$/, 'none'],
  [/^산소$/, /(?:떨어지다|부족하다|마시다|떨어져 가다|잃다)$/, 'none'],
  [/^벌$/, /(?:받다|내리다|주다|피하다)$/, 'none'],
  [/^차$/, /(?:마시다|끓이다|따르다|대접하다|우리다|내오다)$/, 'thing.tea'],
  [/^달$/, /(?:살다|가다|도착하다|착륙하다|내리다|떨어지다|보내다|태어나다)$/, 'place.moon'],
  [/^이웃집$/, /(?:살다|가다|오다|이사 오다|이사하다|들어가다)$/, 'place.house'],
  [/^풀$/, /(?:붙이다|바르다|칠하다)$/, 'none'],
  [/^상$/, /(?:받다|타다)$/, 'thing.trophy'],
  [
    /^지구$/,
    /(?:내려오다|오다|돌아오다|떨어지다|가다|도착하다|불시착하다|살다|떠나다|착륙하다|추락하다|향하다)$/,
    'place.planet',
  ],
  [/^시$/, /(?:쓰다|짓다|읽다|외우다|읊다|낭송하다|배우다)$/, 'thing.book'],
];

/** Verbs that mean another deed where they are done to somebody. */
const DONE_TO_SOMEBODY: Readonly<Record<string, string>> = wordTable({
  태우다: '차에 태우다',
  보내다: '떠나보내다',
});

/** Parts of somebody: what is done to one is done to whose it is. */
const PARTS = new Set(
  '얼굴, 모습, 손, 두 손, 손목, 팔, 어깨, 뺨, 볼, 등, 이마, 목, 머리, 가슴, 마음, 목숨, 생명, 몸, 뒷모습, 입, 입술, 귀, 눈, 다리, 발, 시선, 발목, 머리카락, 옷자락, 소매, 삶, 인생, 일상, 하루'.split(
    ', ',
  ),
);

/** Chooses what words of several meanings mean, once all clauses of a sentence are known. */
export function chooseSenses(draft: Draft, own: readonly number[]): void {
  for (const clause of own.map((index) => draft.clauses[index] as ClauseDraft)) {
    for (const { phrase, role } of clause.roles) {
      const one = draft.phrases[phrase];
      const found = one && BESIDE_VERBS.find(([noun, verb]) => noun.test(one.head) && verb.test(clause.predicate));
      const isPlace = role === 'at' || role === 'to' || role === 'from';
      if (one && found && (isPlace || !found[2].startsWith('place.'))) {
        one.sense = found[2];
      }
    }
    hideParts(draft, clause);
    turnBack(draft, clause);
    chooseVerb(draft, clause);
  }
  hideIdleParts(draft, own);
  chooseByText(draft);
  keepWhoActs(draft, own);
}

/** '생선을 파는 어머니의 손': whoever has them is seen. */
function hideIdleParts(draft: Draft, own: readonly number[]): void {
  const clauses = own.map((index) => draft.clauses[index] as ClauseDraft);
  draft.phrases.forEach((phrase, index) => {
    const isIdle = clauses.every(
      ({ roles, describes }) => describes !== index && roles.every((each) => each.phrase !== index),
    );
    phrase.isDropped ||= isIdle && isPartOfSomebody(draft, phrase);
  });
}

/** 왕비의 얼굴을 그리다: whom one paints is the queen. */
function hideParts(draft: Draft, clause: ClauseDraft): void {
  const hidden = clause.roles.filter(({ phrase }) => isPartOfSomebody(draft, draft.phrases[phrase]));
  for (const { role, phrase } of hidden) {
    const part = draft.phrases[phrase] as PhraseDraft;
    clause.roles = clause.roles.filter((each) => each.role !== role || each.phrase !== phrase);
    clause.subject = clause.subject.map((each) => (each === phrase ? (part.owner as number) : each));
    addRole(clause, role, [part.owner as number]);
    part.isDropped = true;
  }
}

/** 서로를 의심하다: those who do it are those to whom it is done. */
function turnBack(draft: Draft, clause: ClauseDraft): void {
  for (const { role, phrase } of clause.roles.slice()) {
    const one = draft.phrases[phrase];
    const isMutual =
      (one?.pronoun === 'they' && draft.text.startsWith('서로', one.from)) ||
      (one?.pronoun === 'self' && clause.kind !== 'relative' && !clause.subject.includes(phrase));
    if (one && isMutual && role !== 'agent' && clause.subject.length > 0) {
      one.isDropped = true;
      addRole(clause, role, clause.subject);
    }
  }
}

const isPartOfSomebody = (draft: Draft, part: PhraseDraft | undefined): boolean =>
  part?.owner !== undefined &&
  part.name === undefined &&
  PARTS.has(part.head) &&
  draft.phrases[part.owner]?.nounClass === 'animate';

/** 운동장을 쓴다, 낙엽을 쓴다. */
const isSwept = (one: PhraseDraft | undefined): boolean =>
  one !== undefined && (one.nounClass === 'place' || /(?:마당|바닥|낙엽|먼지|복도|계단|골목|눈길)$/.test(one.head));

function chooseVerb(draft: Draft, clause: ClauseDraft): void {
  const isGiven = clause.roles.some(
    ({ role, phrase }) => role === 'recipient' && draft.phrases[phrase]?.nounClass === 'animate',
  );
  if (clause.predicate === '물을 주다' && isGiven) {
    clause.predicate = '주다';
  }
  if (/^(?:몰다|몰리다)$/.test(clause.predicate) && clause.roles.some(({ role }) => role === 'result')) {
    clause.predicate = '몰아세우다';
  }
  const words = draft.text.slice(clause.from, clause.to);
  if (
    clause.predicate === '쓰다' &&
    clause.roles.some(({ role, phrase }) => role === 'patient' && isSwept(draft.phrases[phrase]))
  ) {
    clause.predicate = '쓸다';
  }
  if (clause.predicate === '일어나다' && /아침|새벽|일찍|늦잠|침대|잠자리/.test(words)) {
    clause.predicate = '깨어나다';
  }
  const other = Object.hasOwn(DONE_TO_SOMEBODY, clause.predicate) ? DONE_TO_SOMEBODY[clause.predicate] : undefined;
  const patients = clause.roles.filter(({ role }) => role === 'patient');
  const isSomebody =
    patients.length > 0 && patients.every(({ phrase }) => draft.phrases[phrase]?.nounClass === 'animate');
  const isSent = clause.roles.some(({ role }) => role === 'recipient' || role === 'to');
  if (other !== undefined && isSomebody && !isSent) {
    clause.predicate = other;
  }
}
