import type { IdeaEvent } from '../../../idea/idea-graph.ts';

/**
 * What is so after a deed, by its verb: true whoever does it. `{A}` did it, `{B}` is whom it was done to, `{T}` the
 * thing.
 */
const RESULTS: readonly (readonly [verbs: string, after: readonly string[]])[] = [
  [
    'give, hand, hand over, give back, give away, bring back, deliver, pass on',
    ['Now {B} <have> {T.the}.', '{T.the} <belong> to {B} now.'],
  ],
  ['lend, loan', ['Now {B} <have> {T.the}.']],
  ['steal, snatch, make off with, run off with', ['{T.the} <be> gone.', '{A} <have> {T.the} now.']],
  ['grab, seize, take back, get back', ['{A} <have> {T.the} now.']],
  ['inherit, buy, receive, earn', ['{T.the} <belong> to {A} now.']],
  ['sell', ['{T.the} <belong> to {B} now.']],
  ['lose, misplace', ['{T.the} <be> gone.']],
  ['build, make, sew, knit, carve, forge, assemble, weave', ['{T.the} <be> finished.']],
  ['bake, cook, brew, prepare', ['{T.the} <be> ready.']],
  ['repair, mend, fix, rebuild, restore, glue, patch', ['{T.the} <be> whole again.']],
  ['break, smash, shatter, crack', ['{T.the} <be> broken.']],
  ['tear, tear up, rip, shred', ['{T.the} <be> in pieces.']],
  ['burn, burn down, set fire to, torch', ['Nothing but ashes <be> left of {T.the}.']],
  ['eat, eat up, devour, swallow', ['Nothing <be> left of {T.the}.']],
  ['hide, conceal', ['Nobody <can> see {B} now.', 'Nobody <can> see {T.the} now.']],
  ['bury', ['{T.the} <lie> under the ground.', '{B} <lie> under the ground.']],
  ['lock up, lock in, trap, capture, imprison, arrest, kidnap', ['{B} <can> not get away.']],
  ['kill, murder, shoot, poison, execute', ['{B} <be> dead.']],
  ['die, drown, perish', ['{A} <be> dead.']],
  ['rescue, save, spare', ['{B} <be> safe.', '{T.the} <be> safe.']],
  ['free, release, set free, liberate', ['{B} <be> free.', '{T.the} <be> free.']],
  ['escape, break free, break out', ['{A} <be> free.']],
  ['heal, cure, nurse', ['{B} <be> well again.']],
  ['marry', ['They <be+> husband and wife.']],
  ['confess, reveal', ['Now {B} <know>.']],
  ['send, mail, post', ['{T.the} <be> on {T.his} way.']],
  ['plant', ['{T.the} <be> in the ground.']],
  ['put out, extinguish', ['{T.the} <be> out.']],
  ['finish, complete', ['{T.the} <be> finished.']],
];

/** Somebody else has it, or knows it, afterwards. */
export const isPassedOn = ({ predicate }: IdeaEvent): boolean =>
  /^(?:give|hand|bring|deliver|pass|lend|sell|confess|reveal)\b/.test(predicate);

const BY_VERB = new Map(RESULTS.flatMap(([verbs, after]) => verbs.split(', ').map((verb) => [verb, after] as const)));

/** It is what is said, wanted or feared, and need not happen. */
const isOnlyMeant = ({ links }: IdeaEvent): boolean =>
  links.some(({ kind }) => kind === 'content' || kind === 'so_that' || kind === 'if');

/** What can be said once an event has happened; nothing of what is only meant, tried or left undone. */
export const resultsOf = (event: IdeaEvent | undefined): readonly string[] =>
  event === undefined || event.isNegated || event.mood !== 'does' || isOnlyMeant(event)
    ? []
    : (BY_VERB.get(event.predicate) ?? []);
