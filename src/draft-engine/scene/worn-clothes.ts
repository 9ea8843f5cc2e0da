import type { ConceptId } from '../story/concepts/concept.ts';
import { behindColour } from '../story/idea/colour-said-of.ts';
import type { IdeaEvent, IdeaGraph, Participant, ParticipantId } from '../story/idea/idea-graph.ts';
import { isHair, wornAs } from '../story/idea/with-looks.ts';
import { without } from './without.ts';

/** Verbs for having clothes on, in their dictionary forms. */
const WEARS =
  /^(?:wear|dress|don)$|^(?:身?穿|戴|披|佩戴|身着|穿戴)[着上了]?|^(?:着る|着ている|着た|被る|かぶる|身に着ける|身につける|まとう|羽織る|履く|かける|つける|着ける)|^(?:입다|입고 있다|쓰다|쓰고 있다|신다|두르다|걸치다|끼다|매다|차려입다|착용하다)$/u;
/** Clothes that are drawn as a kind of the wardrobe's own. */
const CLOTHES: readonly (readonly [RegExp, string])[] = [
  [/汉服|漢服|한푸|hanfu/iu, 'hanfu'],
  [/着物|和服|기모노|kimono/iu, 'kimono'],
  [/浴衣|유카타|yukata/iu, 'yukata'],
  [/韓服|韩服|한복|hanbok/iu, 'hanbok'],
  [/旗袍|チャイナドレス|치파오|qipao|cheongsam/iu, 'qipao'],
  [/眼镜|眼鏡|メガネ|めがね|안경|glasses/iu, 'glasses'],
  [/帽子?$|帽子|ハット|모자|(?:^|\s)hat$/iu, 'hat'],
  [/围巾|マフラー|목도리|scarf/iu, 'scarf'],
  [/鎧|盔甲|铠甲|갑옷|armou?r/iu, 'armour'],
  [/白大褂|白衣|가운|lab coat/iu, 'lab_coat'],
  [/校服|制服|セーラー服|교복|school uniform/iu, 'school_uniform'],
  [/雨衣|レインコート|우비|raincoat/iu, 'raincoat'],
  [/连衣裙|裙子?$|长裙|ドレス|ワンピース|원피스|드레스|dress/iu, 'dress'],
  [/西装|スーツ|양복|정장|suit$/iu, 'suit'],
  [/外套|大衣|コート|코트|coat$/iu, 'coat'],
  [/毛衣|セーター|스웨터|sweater/iu, 'sweater'],
  [/围裙|エプロン|앞치마|apron/iu, 'apron'],
  [/宇航服|宇宙服|우주복|space ?suit/iu, 'spacesuit'],
];

/** Whoever wears something is drawn in it: it lies about nowhere, and putting it on is nothing that happens. */
export function withWornClothes(said: IdeaGraph): IdeaGraph {
  const graph = withHair(said);
  const looks = new Map<ParticipantId, Participant[]>();
  const wear = (by: ParticipantId, what: Participant): void => void looks.set(by, [...(looks.get(by) ?? []), what]);
  const worn: Participant[] = [];
  const told = graph.events.filter((event) => {
    const clothes = wornIn(event, graph);
    for (const by of clothes.length > 0 ? (event.roles.agent ?? []) : []) {
      clothes.forEach((one) => wear(by, one));
    }
    worn.push(...clothes);
    return clothes.length === 0;
  });
  const people = graph.participants.map((one): Participant => {
    if (one.kind !== 'person') {
      return one;
    }
    const said = one.qualities.filter(({ words, quality }) => quality === undefined && clothesCalled(words));
    said.forEach(({ words }) => wear(one.id, asClothes({ ...one, words, qualities: [] }, graph)));
    return said.length === 0 ? one : { ...one, qualities: one.qualities.filter((each) => !said.includes(each)) };
  });
  const dressed = people.map((one) =>
    looks.has(one.id) ? { ...one, looks: [...(one.looks ?? []), ...(looks.get(one.id) as Participant[])] } : one,
  );
  return without({ ...graph, participants: dressed, events: told }, worn);
}

/** The clothes that are put on in an event, where it is about nothing else. */
function wornIn({ predicate, deed, roles, isNegated }: IdeaEvent, graph: IdeaGraph): Participant[] {
  const { participants } = graph;
  const doer = participants.find(({ id }) => id === roles.agent?.[0]);
  const things = (roles.patient ?? []).flatMap((id) => participants.find((one) => one.id === id) ?? []);
  const isWorn = WEARS.test(predicate) || deed === 'have';
  if (!isWorn || isNegated || doer?.kind !== 'person' || things.length === 0) {
    return [];
  }
  const clothes = things.map((one) => asClothes(one, graph));
  return clothes.every((one) => isHair(one) || wornAs(one) !== undefined) ? clothes : [];
}

const clothesCalled = (words: string): string | undefined => CLOTHES.find(([pattern]) => pattern.test(words))?.[1];

/** A garment under the wardrobe's name, with its colour beside it. */
function asClothes(one: Participant, { language }: Pick<IdeaGraph, 'language'>): Participant {
  const called = clothesCalled(one.words);
  const colour = behindColour(one.words, language);
  return {
    ...one,
    ...(called ? { concept: `thing.${called}` as ConceptId } : {}),
    ...(colour
      ? { qualities: [...one.qualities, { words: one.words.slice(0, one.words.length - colour.noun.length) }] }
      : {}),
  };
}

const EYES = /^(?:eyes?|眼睛?|目|瞳|눈)$/iu;

/** '1girl, long hair', 穿汉服的少女: hair and clothes that are named alone are those of whoever is there. */
function withHair(graph: IdeaGraph): IdeaGraph {
  const used = new Set(graph.events.flatMap(({ roles }) => Object.values(roles).flat()));
  const isDressed = graph.events.some(({ predicate }) => WEARS.test(predicate));
  const whose = graph.participants.find(({ kind }) => kind === 'person');
  const loose = graph.participants.filter(
    (one) =>
      !used.has(one.id) &&
      one.kind !== 'person' &&
      (isHair(one) || EYES.test(one.words) || (isDressed && clothesCalled(one.words) !== undefined)),
  );
  if (loose.length === 0 || !whose) {
    return graph;
  }
  const looks = [...(whose.looks ?? []), ...loose.map((one) => asClothes(one, graph))];
  const haired = graph.participants.map((one) => (one === whose ? { ...one, looks } : one));
  const events = graph.events.filter(
    ({ predicate, roles }) => !(WEARS.test(predicate) && roles.patient?.includes(whose.id)),
  );
  return without({ ...graph, participants: haired, events }, loose);
}
