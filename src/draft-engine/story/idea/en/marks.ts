import { wordTable } from '#src/shared/word-table.ts';
import type { QualityId } from '../../concepts/concept.ts';
import type { DeedId } from '../deeds.ts';
import type { Presence, ToldAge } from '../idea-graph.ts';

/** Words that say that somebody is dead, missing, former, imagined or dreamt. */
export const ENGLISH_PRESENCES: Readonly<Record<string, Presence>> = wordTable({
  late: 'dead',
  dead: 'dead',
  deceased: 'dead',
  departed: 'dead',
  fallen: 'dead',
  slain: 'dead',
  murdered: 'dead',
  executed: 'dead',
  drowned: 'dead',
  assassinated: 'dead',
  lifeless: 'dead',
  extinct: 'dead',
  'long-dead': 'dead',
  'recently-deceased': 'dead',
  corpse: 'dead',
  missing: 'missing',
  vanished: 'missing',
  'long-lost': 'missing',
  disappeared: 'missing',
  absent: 'missing',
  kidnapped: 'missing',
  abducted: 'missing',
  stolen: 'missing',
  former: 'former',
  ex: 'former',
  erstwhile: 'former',
  'one-time': 'former',
  onetime: 'former',
  imaginary: 'imagined',
  imagined: 'imagined',
  'make-believe': 'imagined',
  fictional: 'imagined',
  fictitious: 'imagined',
  nonexistent: 'imagined',
  mythical: 'imagined',
  hallucinated: 'imagined',
  dreamt: 'dreamt',
  dreamed: 'dreamt',
  unborn: 'imagined',
});

const words = (list: string): string[] => list.split(' ');
const each = <Value>(lists: readonly (readonly [Value, string])[]): Record<string, Value> =>
  wordTable(
    Object.fromEntries(lists.flatMap(([value, list]) => words(list).map((word) => [word.replaceAll('_', ' '), value]))),
  );

/** Adjectives that the lexicon lacks. */
export const ENGLISH_QUALITIES: Readonly<Record<string, QualityId>> = each<QualityId>([
  [
    'old',
    'elderly aging ageing aged ancient antique veteran senile grey-haired gray-haired white-haired wrinkled older senior vintage centuries-old prehistoric',
  ],
  ['young', 'youthful teenage adolescent juvenile underage younger newborn freshman college-aged twenty-something'],
  ['little', 'small short petite diminutive miniature low-key minor younger compact'],
  [
    'big',
    'large huge enormous massive great tall burly muscular hulking stout fat obese strong mighty powerful vast grand immense heavy plump bulky oversized sturdy',
  ],
  ['giant', 'gigantic colossal monstrous titanic towering'],
  ['tiny', 'minuscule microscopic teeny pocket-sized thumb-sized miniscule'],
  ['retired', 'ex-military washed-up has-been'],
  [
    'shy',
    'timid introverted reserved bashful awkward reclusive withdrawn insecure self-conscious socially-awkward meek modest reticent nerdy',
  ],
  [
    'brave',
    'courageous fearless heroic bold daring valiant intrepid gallant determined resilient tough fierce headstrong spirited feisty plucky strong-willed rebellious resolute dauntless',
  ],
  [
    'lonely',
    'lonesome solitary isolated friendless alone reclusive estranged homesick single unloved widowed divorced orphaned',
  ],
  ['lost', 'stray stranded wandering disoriented adrift confused aimless homeless'],
  ['rival', 'competing opposing feuding warring enemy hostile'],
  [
    'angry',
    'furious enraged vengeful bitter resentful wrathful raging irate violent aggressive brutal cruel savage vicious ruthless hot-tempered grumpy cranky jealous envious sadistic evil wicked vindictive murderous bloodthirsty merciless tyrannical abusive sinister malevolent malicious deranged psychotic bad-tempered stern strict demanding',
  ],
  [
    'sad',
    'unhappy melancholy depressed grieving heartbroken sorrowful miserable gloomy mournful tearful suicidal bereaved despairing desperate troubled tormented traumatised traumatized guilt-ridden tragic broken-hearted lovesick disillusioned struggling hopeless anguished downtrodden disgraced unlucky bullied',
  ],
  [
    'happy',
    'joyful cheerful merry jolly carefree joyous cozy cosy playful optimistic lively upbeat bubbly friendly kind kind-hearted warm gentle loving sweet good-natured delighted excited funny naive innocent charming generous caring cute adorable',
  ],
  [
    'afraid',
    'scared frightened terrified fearful anxious nervous paranoid worried cowardly neurotic timorous panicked',
  ],
  ['blind', 'sightless visually-impaired'],
  ['deaf', 'hearing-impaired deaf-mute'],
  [
    'poor',
    'penniless impoverished broke destitute needy working-class down-and-out bankrupt debt-ridden unemployed jobless starving',
  ],
  [
    'rich',
    'wealthy affluent aristocratic privileged prosperous well-off upper-class noble elite spoiled royal successful glamorous',
  ],
  [
    'famous',
    'renowned celebrated legendary well-known popular acclaimed world-famous notorious infamous award-winning illustrious',
  ],
  ['forgotten', 'neglected long-forgotten overlooked discarded obscure faded outdated'],
  [
    'broken',
    'damaged shattered cracked ruined malfunctioning defective faulty rusty rusted crumbling decaying battered derelict run-down dilapidated torn wrecked',
  ],
  ['new', 'brand-new modern recent fresh futuristic high-tech state-of-the-art'],
  ['secret', 'hidden clandestine undercover covert concealed confidential underground'],
  [
    'magic',
    'magical enchanted mystical supernatural sorcerous bewitched cursed otherworldly sacred divine mythic psychic telepathic glowing',
  ],
  ['haunted', 'ghostly spooky eerie creepy possessed terrifying scary sinister-looking demonic undead horrifying'],
  ['abandoned', 'deserted desolate empty vacant disused uninhabited forsaken'],
  ['flooded', 'submerged underwater sunken waterlogged'],
  ['frozen', 'icy snowy snow-covered ice-cold frosty wintry glacial snowbound'],
  ['clumsy', 'bumbling hapless awkward-footed inept goofy accident-prone bungling incompetent'],
  ['lazy', 'idle sluggish slacker good-for-nothing laid-back'],
  [
    'clever',
    'smart intelligent brilliant gifted talented cunning crafty ingenious genius skilled resourceful witty sharp astute shrewd sly precocious prodigious bright inventive curious bookish',
  ],
  ['wise', 'sage enlightened experienced thoughtful'],
  ['tired', 'weary exhausted sleepy sleepless burnt-out overworked jaded world-weary burned-out sleep-deprived drowsy'],
  [
    'wounded',
    'injured hurt bleeding scarred maimed crippled paralysed paralyzed disabled sick ill dying ailing terminally-ill bruised',
  ],
  ['hungry', 'ravenous famished greedy thirsty insatiable'],
  ['silent', 'quiet mute speechless wordless taciturn calm still peaceful mysterious enigmatic stoic'],
  [
    'beautiful',
    'pretty lovely gorgeous handsome attractive stunning elegant breathtaking picturesque graceful seductive alluring exquisite dazzling',
  ],
  ['ugly', 'hideous grotesque disfigured unattractive deformed repulsive monstrous-looking'],
  [
    'strange',
    'weird odd bizarre unusual peculiar eccentric quirky unknown unlikely surreal uncanny unconventional alien mutant',
  ],
  ['golden', 'gold gilded golden-haired'],
]);

/** Words that say how old somebody is. */
export const ENGLISH_AGES: Readonly<Record<string, ToldAge>> = each<ToldAge>([
  ['baby', 'baby babies infant newborn toddler fetus'],
  [
    'child',
    'child children kid kids little_girl little_boy small_child schoolchild preschooler girl_scout boy_scout schoolboy schoolgirl kindergartner youngster kindergartener grandchild tot urchin',
  ],
  ['teen', 'teen teens teenager teenagers teenage adolescent high-schooler underage schoolmate sophomore tween'],
  [
    'youth',
    'young youth youthful student college-student undergraduate freshman apprentice trainee intern lad lass maiden maid damsel bachelor princess prince youngster graduate twenty-something lass debutante',
  ],
  [
    'adult',
    'adult grown-up grown man woman mother father parent middle-aged wife husband lady gentleman guy housewife thirty-something single-mother uncle aunt surgeon lawyer detective businessman businesswoman',
  ],
  [
    'old',
    'old elderly aged aging ageing senior pensioner retiree grandmother grandfather grandma grandpa granny grandparent octogenarian centenarian septuagenarian great-grandmother great-grandfather crone elder ancient retired widower grandparents',
  ],
]);

/** Parts of a body: whatever happens to one happens to whose it is. Verbs that take one off. */
export const ENGLISH_BODY_PARTS = {
  nouns: new Set(
    'face hand arm leg foot finger head eye ear nose mouth lip tongue tooth neck shoulder knee back chest heart voice skin cheek lap fist palm thumb toe belly stomach smile gaze laugh laughter breath wing paw soul mind body'.split(
      ' ',
    ),
  ),
  takenOff: new Set(
    'lose, steal, sell, give, find, trade, exchange, swap, donate, return, hide, send, remove, replace, buy, win, sew, make, build, give back, give away, steal back, search for, look for, get back, take back, cut off'.split(
      ', ',
    ),
  ),
} as const;

/** What somebody is asked to do is about whoever asks. */
export const ENGLISH_ASKING: ReadonlySet<string> = new Set(
  'hire ask beg send order tell pay get want need summon command employ recruit assign instruct invite'.split(' '),
);

/** Deeds that nobody does to their own. */
export const ENGLISH_HARMING: ReadonlySet<string> = new Set(
  'kill murder shoot execute poison kidnap abduct rob cheat attack bully blackmail ruin burn destroy humiliate seduce hunt stalk convict frame swindle arrest avenge'.split(
    ' ',
  ),
);

/** What is worked on until it is done. */
const FINISHED = {
  'thing.game': 'play',
  'thing.chess_piece': 'play',
  'thing.painting': 'paint',
  'thing.notebook': 'write',
  'thing.book': 'write',
  'thing.letter': 'write',
  'thing.word': 'write',
  thing: 'work',
} as const satisfies Readonly<Record<string, DeedId>>;

/** What music is played on. */
const ON_INSTRUMENTS = Object.fromEntries(
  'violin cello guitar piano flute trumpet drum drum_kit harp accordion saxophone harmonica zither shamisen pipa erhu'
    .split(' ')
    .map((id) => [`thing.${id}`, 'play_music' as const]),
);

/** What a verb means by what it is done to. */
export const ENGLISH_DEEDS_TO = {
  surprise: { person: 'celebrate' },
  raise: { person: 'protect', animal: 'protect', robot: 'protect' },
  grow: { any: 'grow_plants' },
  answer: { 'thing.phone': 'telephone' },
  nurse: { any: 'heal' },
  treat: { person: 'heal', animal: 'heal' },
  lift: { any: 'carry' },
  strike: { person: 'attack', animal: 'attack' },
  hit: { person: 'attack', animal: 'attack' },
  claim: { none: 'speak' },
  'take off': { thing: 'drop' },
  adopt: { thing: 'take', abstract: 'decide' },
  foster: { person: 'protect', animal: 'protect' },
  operate: { 'thing.machine': 'use', robot: 'use' },
  hatch: { none: 'appear' },
  tame: { animal: 'befriend', spirit: 'befriend' },
  start: { thing: 'use' },
  blow: { any: 'play_music', none: 'fly' },
  address: { thing: 'write' },
  find: { none: 'discover' },
  call: { none: 'shout', 'person.doctor': 'telephone', 'person.police_officer': 'telephone' },
  'come to': { any: 'arrive' },
  'break down': { 'by thing': 'break' },
  turn: { result: 'turn_into' },
  change: { any: 'turn_into' },
  assemble: { any: 'build' },
  return: { thing: 'give' },
  run: { thing: 'work' },
  miss: { person: 'remember', animal: 'remember' },
  train: { person: 'teach', animal: 'teach' },
  visit: { person: 'meet' },
  save: { 'thing.money': 'take' },
  stop: { person: 'trap', thing: 'put_out' },
  cast: { 'thing.bell': 'make', 'thing.statue': 'make', 'thing.ring': 'make' },
  play: {
    ...ON_INSTRUMENTS,
    'by person.violinist': 'play_music',
    'by person.pianist': 'play_music',
    'by person.musician': 'play_music',
    'by person.orchestra': 'play_music',
    'by person.choir': 'sing',
  },
  ring: { 'by thing': 'telephone' },
  spread: { none: 'grow' },
  keep: { person: 'protect', animal: 'protect' },
  try: { abstract: 'work' },
  milk: { any: 'work' },
  set: { 'thing.table': 'load' },
  knock: { none: 'arrive' },
  'turn out to be': { result: 'turn_into' },
  finish: FINISHED,
  complete: FINISHED,
  perform: { 'by person.clown': 'show' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, DeedId>>>>;
