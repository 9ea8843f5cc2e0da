import type { Consequences } from '../../events/consequences.ts';

/** What is different for these people and things once a deed is done. */
export const OUTCOMES: Consequences = {
  give: ['{thing}到了{to}手里。', '{thing}留在了{to}身边。'],
  steal: ['{thing}不见了。'],
  hide: ['{thing}在哪里，只有{who}知道。'],
  rescue: ['{one}得救了。'],
  heal: ['{one}好起来了。'],
  free: ['{one}自由了。'],
  arrest: ['{one}被带走了。'],
  trap: ['{one}出不去了。'],
  kill: ['{one}再也没有醒来。'],
  marry: ['从此，{who}和{one}是夫妻了。'],
  repair: ['{thing}又能用了。'],
  sell: ['{thing}不再是{who}的了。'],
  buy: ['{thing}是{who}的了。'],
  betray: ['{one}再也不信{who}了。'],
  turn_into: ['{who}不再是从前的样子。'],
  wake: ['{one}睁开了眼睛。'],
};
