import type { ItemKind } from './figure-spec.ts';
import type { IdeaEvent, IdeaGraph, Participant } from './idea/idea-graph.ts';

const FOODS: readonly ItemKind[] = [
  ...(['bread', 'cake', 'noodles', 'apple', 'fish', 'egg', 'ice_cream', 'rice', 'soup', 'dumplings'] as const),
  ...(['steamed_bun', 'kimchi', 'sushi', 'rice_ball', 'lunchbox', 'tofu', 'mooncake', 'rice_cake'] as const),
  ...(['skewer', 'candied_haws', 'burger', 'pizza', 'hot_dog', 'sandwich', 'cheese', 'meat', 'cookie'] as const),
  ...(['donut', 'popcorn', 'chocolate', 'lollipop', 'candy', 'wine', 'beer', 'coffee', 'tea', 'milk'] as const),
  ...(['juice', 'honey', 'orange', 'banana', 'grapes', 'strawberry', 'peach', 'cherries', 'watermelon'] as const),
  ...(['tomato', 'pumpkin', 'carrot', 'mushroom', 'corn', 'potato', 'cabbage'] as const),
];
const FOOD: ReadonlySet<string> = new Set(FOODS.map((item) => `thing.${item}`));

/** What is taken because it has to be, and what does harm: as words for it, or as what is said of food. */
const UNWELL =
  /poison|toxi|venom|rotten|mould|mold|spoil|burnt|bitter|cursed|[毒药藥薬腐馊焦烂苦]|변질|독|썩은|상한|쓴|약$/i;
const MEDICINE: ReadonlySet<string> = new Set(
  (['medicine', 'pill', 'potion', 'syringe'] satisfies ItemKind[]).map((item) => `thing.${item}`),
);

const isUnwell = ({ concept, words, qualities }: Participant): boolean =>
  MEDICINE.has(concept ?? '') || [words, ...qualities.map((one) => one.words)].some((each) => UNWELL.test(each));

/** What is eaten or drunk in an event; of 'a glass of wine' the wine too. */
function takenIn({ participants }: Pick<IdeaGraph, 'participants'>, { roles }: IdeaEvent): Participant[][] {
  const find = (id: string): Participant[] => participants.filter((one) => one.id === id);
  return (roles.patient ?? [])
    .flatMap(find)
    .map((one) => [one, ...one.relations.filter(({ words }) => words === 'of').flatMap(({ to }) => find(to))]);
}

/** True where all that is eaten or drunk in an event is known to be good to eat; where nothing is named it is. */
export const isOfFood = (graph: Pick<IdeaGraph, 'participants'>, event: IdeaEvent): boolean =>
  takenIn(graph, event).every((parts) => parts.some(({ concept }) => FOOD.has(concept ?? '')) && !parts.some(isUnwell));

/** True where poison, medicine or what has gone bad is eaten or drunk in an event. */
export const isOfPoison = (graph: Pick<IdeaGraph, 'participants'>, event: IdeaEvent): boolean =>
  (event.deed === 'eat' || event.deed === 'drink') && takenIn(graph, event).flat().some(isUnwell);
