import type { Consequences } from '../../events/consequences.ts';

/** What is different for these people and things once a deed is done. `[…]` is put into the film's tense and register. */
export const OUTCOMES: Consequences = {
  give: ['{thing}は、{to}の手に[渡る]。', '{thing}は、{to}のもとに[残る]。'],
  steal: ['{thing}は、もうそこには[ない]。'],
  hide: ['{thing}のありかを知っているのは、{who}だけ[だ]。'],
  rescue: ['{one}は、[助かる]。'],
  heal: ['{one}は、元気に[なる]。'],
  free: ['{one}は、自由に[なる]。'],
  arrest: ['{one}は、連れて[行かれる]。'],
  trap: ['{one}は、もう出られ[ない]。'],
  kill: ['{one}は、二度と目を[覚まさない]。'],
  marry: ['その日から、{who}と{one}は夫婦に[なる]。'],
  repair: ['{thing}は、また[使えるようになる]。'],
  sell: ['{thing}は、もう{who}のものでは[ない]。'],
  buy: ['{thing}は、{who}のものに[なる]。'],
  betray: ['{one}は、もう{who}を[信じない]。'],
  turn_into: ['{who}は、もう前の姿では[ない]。'],
  wake: ['{one}は、目を[開ける]。'],
};
