/** What the community must hold to while it is attacked: decided before the attacks were first run. */
export const BOUNDS = {
  /** The first page of a list: what people see without scrolling on. */
  top: 24,
  /** Films that only attackers acted for may take this many of its places in the hottest and recommended lists. */
  hostileFilmsInTop: 0,
  /** Notifications that one account may cause a victim in a day, whatever it does: two for each kind of act. */
  noticesFromOneAccount: 8,
  /** Notifications that a crowd may cause one victim in a day, however many accounts it has. */
  noticesFromCrowd: 100,
  /** Rows kept in the whole database for each hostile act; what limits remember is swept and not counted. */
  rowsForAnAct: 1.5,
  /** The slowest answer of the pages that everybody opens, on a machine that does other things too. */
  answerMilliseconds: 1000,
  /** Answers that are no answer: the server failed. */
  failures: 0,
  /** How much of the vote of as many people at home a school behind one network must be worth, as places lost. */
  placesLostBySchool: 10,
  /** The same of a famous film that attackers want to sink: people who leave at once, or bought votes in its name. */
  placesLostByVictim: 5,
} as const;
