import { wordTable } from '#src/shared/word-table.ts';
import type { ClauseKind } from './clause-frames.ts';

/** Verbs whose object does what 'to' says: 'forces her to fight'. */
export const OBJECT_ACTS = new Set(
  'force ask help tell order persuade convince teach allow enable hire want beg urge invite encourage cause lead push compel drive send train command challenge dare inspire permit get need expect recruit require trick blackmail warn instruct bribe program summon coerce motivate entice choose assign appoint leave lure employ condemn sentence forbid'.split(
    ' ',
  ),
);
export const BARE_OBJECT = new Set(
  'see watch hear overhear feel make let help have witness observe notice spot find catch discover film photograph'.split(
    ' ',
  ),
);
export const CONTENT = new Set(
  'say think know believe discover realize realise learn hear tell find suspect reveal dream hope fear decide claim understand see notice remember forget explain announce declare confess admit promise swear wish imagine ask wonder pretend show prove insist warn feel convince persuade doubt mean ensure worry agree suggest recall teach investigate inform vow assume conclude regret lie guess sense recognize recognise deny'.split(
    ' ',
  ),
);
export const GIVING = new Set(
  'give offer send show tell bring teach hand lend grant sell pay buy make write read leave ask promise cook sing throw serve feed award find get bake deny owe wish spare build cost sew knit paint draw play pour save fetch order mail'.split(
    ' ',
  ),
);
export const NAMING = new Set('call name make crown elect declare appoint dub consider become find'.split(' '));
export const CONTENT_NOUNS = new Set(
  'plan chance opportunity attempt decision ability mission quest dream wish desire plot order way need task right struggle fight effort promise offer deal power permission courage bid race journey battle scheme'.split(
    ' ',
  ),
);
/** 'meets a girl with red hair': what follows 'with' is hers. */
export const MEETING = new Set(
  'meet find befriend encounter love marry see discover chase hunt rescue kidnap hire adopt follow face become adore notice seek invite choose save free protect be know fear hate'.split(
    ' ',
  ),
);
export const LEADS = new Set(
  'door portal gate path road passage bridge map train ticket tunnel stairway staircase gateway doorway key entrance boat bus way'.split(
    ' ',
  ),
);
export const ING_KIND: Readonly<Record<string, ClauseKind>> = wordTable({
  before: 'after',
  after: 'before',
  since: 'before',
  by: 'so_that',
  because: 'because',
  for: 'because',
  despite: 'but',
  instead: 'but',
  while: 'when',
  when: 'when',
  of: 'content',
  about: 'content',
  from: 'content',
  into: 'content',
  to: 'content',
  without: 'when',
  upon: 'when',
  on: 'when',
  in: 'when',
  like: 'when',
  against: 'content',
  at: 'content',
  with: 'content',
  than: 'when',
  as: 'when',
  until: 'after',
});

export const CLOTHES = new Set(
  'hat coat raincoat dress mask suit uniform costume helmet cape scarf boot boots shoe glasses armour armor kimono robe gown veil cloak hood jacket spacesuit tuxedo sweater apron jeans mascot-suit overalls disguise shawl blouse shirt skirt trousers cap tie belt glove cardigan blazer hoodie poncho sari tunic vest waistcoat beret bonnet turban nightgown pyjamas pajamas'.split(
    ' ',
  ),
);
/** 'a clock without hands': parts that things have or lack. */
export const PARTS_OF_THINGS = new Set(
  'hand face door window roof name head eye wheel string bottom end wall floor key handle lid engine bell colour color mouth leg arm light page cover title number address face sail wing'.split(
    ' ',
  ),
);
