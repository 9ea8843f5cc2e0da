import type { MemeId } from '#src/draft-engine/memes/templates.ts';
import type { TemplateWords } from './template-words.ts';

/** Names, search words and examples of the templates of memes, in English. */
export const en: Readonly<Record<MemeId, TemplateWords>> = {
  kettle_on_fire: {
    name: 'Everything is under control',
    words: 'fox fire kettle office calm tea disaster',
    lines: ['It only needs another minute', 'Me, explaining the schedule'],
  },
  empty_counter: {
    name: 'Queue at an empty counter',
    words: 'wait queue line bank counter nobody office hours',
    lines: ['Back in 5 minutes', 'Day three. Hope is still in the queue'],
  },
  two_doors: {
    name: 'Two doors',
    words: 'robot choice decide doors doubt options',
    lines: ['Start today', 'Start on Monday', 'Every single week'],
  },
  owl_explains: {
    name: 'The owl explains',
    words: 'owl lecture school bored pizza sleep lesson meeting',
    lines: ['And this is only slide 4 of 96', 'Three kinds of listeners'],
  },
  snail_express: {
    name: 'Express delivery',
    words: 'snail parcel post delivery slow late shipping',
    lines: ['Express delivery: tracking shows great progress', 'Nearly there!'],
  },
  robot_paints: {
    name: 'The robot paints',
    words: 'robot painter art sweep cleaning work future ai',
    lines: ['Feels inspired', 'Feels the broom', 'The future, as promised'],
  },
  weather_report: {
    name: 'Weather report',
    words: 'weather reporter rain storm umbrella news forecast',
    lines: ['As we said: a light breeze', 'Live from my weekend plans'],
  },
  wrong_sum: {
    name: 'Wrong on the board',
    words: 'teacher school board mistake sum maths blackboard',
    lines: ['2 + 2 = 5', 'Excuse me …', 'And nobody dared to say it'],
  },
  one_listener: {
    name: 'A full house',
    words: 'frog singer stage concert audience music fan',
    lines: ['My podcast', 'My one subscriber', 'Sold out again tonight'],
  },
  cat_and_cup: {
    name: 'The cat and the cup',
    words: 'cat cup table push fall kitchen evil',
    lines: ['Me at 2 a.m.', 'My sleep schedule', 'Just to see what happens'],
  },
  throne_at_home: {
    name: 'Who lives here',
    words: 'cat king throne servant fish home boss',
    lines: ['Pays no rent', 'Pays the rent', 'Just so that we understand each other'],
  },
  ghost_and_bill: {
    name: 'Scarier than a ghost',
    words: 'ghost scared letter bill fear haunted rent halloween',
    lines: ['The electricity bill', 'Now we both cannot sleep'],
  },
  sheep_counts: {
    name: 'What sheep count',
    words: 'sheep sleep count night insomnia bed dream awake',
    lines: ['4,812 people later', 'Even the sheep cannot sleep on a Sunday'],
  },
  midnight_fridge: {
    name: 'Midnight at the fridge',
    words: 'fridge night hungry diet snack kitchen food',
    lines: ['Leftovers', 'My diet, day one', 'The light at the end of the day'],
  },
  cactus_hug: {
    name: 'A hug for the balloon',
    words: 'cactus hedgehog balloon hug rabbit danger love careful',
    lines: ['Me, with good intentions', 'The secret I was told', 'What could go wrong'],
  },
  huge_fish: {
    name: 'Too big a catch',
    words: 'fish net fisher beach huge small unprepared sea',
    lines: ['My inbox on Monday', 'My coffee', 'I may need a bigger one'],
  },
  lion_and_mouse: {
    name: 'Who is afraid of whom',
    words: 'lion mouse fear brave small big courage',
    lines: ['200 kilos of courage', 'Called without an appointment', 'It is always the small things'],
  },
  ladder_too_short: {
    name: 'The ladder is too short',
    words: 'mouse ladder cheese reach goal money dream wish',
    lines: ['The flat I want', 'What I have saved', 'So close'],
  },
  treasure_sock: {
    name: 'The treasure',
    words: 'pirate treasure chest sock island laundry search disappointment',
    lines: ['The box from the attic', 'The other sock', 'Twenty years of searching'],
  },
  wrong_passenger: {
    name: 'The wrong passenger',
    words: 'ufo alien cow space night escape suitcase abduction',
    lines: ['Customer service', 'I am the one with the suitcase!', 'When help comes for somebody else'],
  },
  snowman_in_july: {
    name: 'Snowman in July',
    words: 'snowman summer beach heat melt holiday hot',
    lines: ['They said it was a dry heat', 'Booked the holiday in January'],
  },
  no_signal: {
    name: 'No signal',
    words: 'moon astronaut phone space signal network lonely call',
    lines: ['Please press 1 to go on waiting', '384,000 km from home and still no signal'],
  },
  dragon_candle: {
    name: 'The dragon helps',
    words: 'dragon birthday cake candle fire help child party',
    lines: ['I lit the candle for you!', 'Help from the specialist'],
  },
  penguin_in_desert: {
    name: 'The wrong turn',
    words: 'penguin desert map lost travel heat holiday direction',
    lines: ['It should be behind the next ice', 'No, I do not need to ask the way'],
  },
  before_and_after: {
    name: 'Before and after',
    words: 'before after change work first day tired office compare',
    lines: ['First day', 'First week'],
  },
  worse_and_worse: {
    name: 'Worse and worse',
    words: 'bear four steps escalation panic calm angry fire phone',
    lines: ['One quick look', '“Can we talk?”', '“It is urgent”', '“Never mind”'],
  },
  cake_in_the_book: {
    name: 'Picture and reality',
    words: 'cake cook baking kitchen expectation reality fail recipe',
    lines: ['In the recipe', 'In my kitchen'],
  },
  five_more_minutes: {
    name: 'Five more minutes',
    words: 'alarm clock bed sleep morning panda late monday weekend',
    lines: ['6:30', '11:45', 'Five more minutes'],
  },
  museum_portrait: {
    name: 'The masterpiece',
    words: 'museum painting portrait art gallery photo picture frame critic',
    lines: ['Oil on ego, 2026', 'They queued for three hours'],
  },
  wanted_poster: {
    name: 'Wanted',
    words: 'wanted poster sheriff western crime photo chicken cowboy',
    lines: ['WANTED', 'for eating the last piece', 'Do not approach without cake'],
  },
  employee_of_the_month: {
    name: 'Employee of the month',
    words: 'employee month office award photo winner work praise',
    lines: ['Employee of the month', 'Answered an email', 'Everybody is very happy for you'],
  },
  evening_news: {
    name: 'Breaking news',
    words: 'news tv reporter breaking photo screen studio headline',
    lines: ['Breaking: got up on time', 'Experts are puzzled · Family asks for privacy · More at 9'],
  },
};
