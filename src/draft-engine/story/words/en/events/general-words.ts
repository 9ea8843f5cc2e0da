import type { FilmType } from '#src/shared/catalogue/film-types.ts';

/** What is told between events whatever they are. */
export const GENERAL_WORDS = {
  before: [
    '{A} <take> a deep breath.',
    'It <be> time. {A} <know> it.',
    '{A} <stand> quite still for a moment.',
    'Nobody else <be> there to see it.',
    '{A} <nod>, to nobody in particular.',
  ],
  after: [
    'For a moment, {A} <do> not move.',
    'After that, nothing <be> quite the same for {A}.',
    '{A} <look> round. The world <look> as it always <do>.',
    'It <take> {A} a while to understand.',
    '{A} <breathe> out.',
  ],
  want: [
    '{A} <want> to {VP}. That <be> all.',
    'There <be> one thing that {A} <have> to do: {VP}.',
    'Since morning, {A} <have> thought of one thing only.',
    '{A} <do> not tell anyone what {A.he} <want>.',
  ],
  doubt: [
    'Could {A} really {VP}?',
    'It might go wrong. {A} <know> that.',
    '{A} <be> not sure any more.',
    'Nobody <think> that {A} could {VP}.',
    '{A} <hesitate>.',
  ],
  ending: [
    '{A} <look> at what {A.he} <have> done, and it <be> enough.',
    'The day <end>, and {A} <be> somebody else.',
    '{A} <stay> a little longer, in the quiet.',
  ],
  passage: [
    'Days <go+> by. {A} <do> not count them.',
    'A night <pass>, and a grey morning.',
    'The hours <go+> slowly. {A} <get> on with it.',
    'Weeks later, {A} <be> still at it.',
    'The light <move> across the wall, and back again.',
    'It <grow> late. {A} <do> not notice.',
    'The others <come+> and <go+>. {A} <stay>.',
    'Another day, and nothing new. Or almost nothing.',
  ],
} as const;

/** One or two of the general sentences in the manner of a type of film. */
type MannerWords = Readonly<Partial<Record<keyof typeof GENERAL_WORDS, readonly string[]>>>;

const FRIGHT: MannerWords = {
  before: [
    'The light <flicker>. Once.',
    '{A} <hold> {A.his} breath.',
    'Something <be> wrong with the silence.',
    'A board <creak>. Nobody <be> there.',
  ],
  after: [
    'Then silence.',
    '{A} <do> not scream. There <be> no air for it.',
    'It <be> not over.',
    'Somewhere, a door <close>.',
  ],
  want: ['{A} only <want> to get through the night.', '{A} <want> to turn on the light. {A.he} <do> not.'],
  doubt: ['{A} <be> not alone.', 'It <be> too quiet.', 'And if it <be> still there?'],
  passage: ['The night <do> not end.', 'Two o’clock. Three o’clock.', 'Nobody <come>. Nobody would.'],
  ending: [
    'In the morning {A} <tell> nobody.',
    'It <be> quiet again. That <be> the worst of it.',
    'Since that night, {A} <leave> the light on.',
  ],
};
const JOKE: MannerWords = {
  before: [
    '{A} <have> a plan. It <be> not a good plan.',
    'What could possibly go wrong?',
    '{A} <have> read the instructions. Well, the first page.',
  ],
  after: [
    'It <go> better than expected. Nobody <bleed>.',
    '{A} <act> as if that had been the plan.',
    'There <be> a short silence, and then a long one.',
  ],
  want: ['{A} <want> one quiet day. It <be> not this one.', 'All {A} <want> <be-> to {VP}. How hard could it be?'],
  doubt: ['{A} <have> one doubt. Then another. Then lunch.', 'On paper it had looked easier.'],
  passage: ['Time <pass>. {A} <pretend> to be busy.', 'Three sandwiches later, {A} <be> still at it.'],
  ending: [
    '{A} would do it all again. Perhaps not on a Monday.',
    'Nobody <mention> it again. Except everybody, always.',
  ],
};
const SALE: MannerWords = {
  before: ['You know the feeling.', 'Some mornings, everything depends on one thing.', 'It only takes a moment.'],
  after: ['See? That easy.', 'No fuss. It just works.', 'And the day goes on.'],
  want: ['{A} <need> something that <work>. Every time.', 'Life is long. Good things should last, too.'],
  doubt: ['Too good to be true? Try it.', 'Would it hold? It would.'],
  passage: ['Monday. Tuesday. Every day.', 'Year after year, the same good feeling.'],
  ending: ['Made for days like this.', 'Simple. Strong. Yours.', 'Because some things just have to work.'],
};
const FACT: MannerWords = {
  before: [
    'It begins quietly, as it usually does.',
    'From here on, every minute counts.',
    'This is the part that few people ever see.',
  ],
  after: [
    'The change is small, and it can be seen.',
    'What happens here has consequences.',
    'It is done every time in the same way.',
  ],
  want: ['There is a reason for all this.', 'What drives {A}? The answer is simple.'],
  doubt: ['Not every attempt succeeds.', 'Nobody can say how long it will last.'],
  passage: ['Hours later, the picture is the same.', 'The season changes. The work does not.'],
  ending: ['Tomorrow it begins again.', 'And that is how it is, to this day.'],
};
const REPORT: MannerWords = {
  before: ['Shortly before, everything is calm.', 'Witnesses speak of an ordinary day.'],
  after: ['Passers-by can hardly believe it.', 'Officials have not yet commented.', 'Nobody is hurt.'],
  want: ['The question is why.', 'Neighbours describe {A} as quiet.'],
  doubt: ['How it goes on is not known.', 'Experts are cautious.'],
  passage: ['By noon the news has spread.', 'The story goes round within hours.'],
  ending: ['For now, calm has returned. We will keep you posted.', 'And now, the weather.'],
};
const NURSERY: MannerWords = {
  before: ['And what do you think {A} <do> then?', '{A} <take> heart.', 'One, two, three!'],
  after: [
    'Well! Nobody had expected that.',
    '{A} <laugh>, and then everyone <laugh>.',
    'Goodness, what a surprise that <be>!',
  ],
  want: ['{A} <wish> for it with all {A.his} heart.', 'Oh, how {A} <want> to {VP}!'],
  doubt: ['Dear me. Would that go well?', '{A} <be> a tiny bit afraid. That <be> all right.'],
  passage: ['One sleep, two sleeps, three.', 'The moon <come>, and the moon <go>.'],
  ending: ['And that night, everybody <sleep> very well.', 'And if you listen, you can still hear {A} laugh.'],
};
const LEGEND: MannerWords = {
  before: ['The wind <drop>. Even the birds <be+> still.', 'No one <speak>. {A} <step> forward.'],
  after: ['They would tell of it for a hundred years.', 'Far off, thunder <answer>.'],
  want: ['{A} had sworn it, and an oath <be> an oath.', 'Nothing in the world could have kept {A} from it.'],
  doubt: ['Many had tried. None had come back.', 'Even the brave <be+> afraid that night.'],
  passage: ['Seven days and seven nights <go+> by.', 'Moons <rise+>, and moons <set+>.'],
  ending: ['So it <be> told, to this day.', 'They still <tell+> it, by the fire: what {A} had done.'],
};

/** How a type of film tells it. */
export const MANNERS: Readonly<Partial<Record<FilmType, MannerWords>>> = {
  horror: FRIGHT,
  suspense: FRIGHT,
  comedy: JOKE,
  variety: JOKE,
  ads: SALE,
  documentary: FACT,
  nature: FACT,
  education: FACT,
  travel: FACT,
  news: REPORT,
  animation: NURSERY,
  family: NURSERY,
  fantasy: LEGEND,
  martial_arts: LEGEND,
  history: LEGEND,
  adventure: LEGEND,
};

/** For whoever looks on: any two of the film, on what somebody in it does. */
export const TALK_OF_DEED = {
  /** By whoever does it. */
  doer: [
    'I have to {VP}.',
    'I’m going to {VP}. Don’t try to stop me.',
    'I’ve decided to {VP}.',
    'Will you help me {VP}?',
  ],
  /** By whoever does it, to whom it is done. */
  toOther: ['I have to {VP}.', 'I’m going to {VP}.', 'Let me {VP}.'],
  /** By whoever looks on. */
  other: ['Do you really want to {VP}?', 'Why would you {VP}?', 'You can’t just {VP}.', 'And what if you can’t {VP}?'],
  /** Where neither is the doer. */
  looker: [
    'Did you see that?',
    'I wouldn’t have believed it.',
    'What happens now?',
    'We should say something.',
    'Let’s wait and see.',
    'Somebody will have to explain this.',
  ],
} as const;
