import type { Grammar } from '../grammar.ts';

/** Sentences that only one film type says; preferred to those for all. */
export const ENGLISH_TYPE_WORDS: NonNullable<Grammar['types']> = {
  news: {
    fact: [
      'Nobody <have> seen the like since records began, and the records <be+> good.',
      'By six, eleven thousand people <have+> asked the same question.',
      'The town hall <confirm> it in two sentences, both of them short.',
      'Two hours after the first report, the telephones {place.in} <be+> warm.',
    ],
    context: [
      'Experts <be+> divided. {hero} <be> not.',
      'A spokesman <call> it unusual, twice.',
      'Nothing in the rules <forbid> it. Somebody <have> checked all of them.',
    ],
    cost: [
      'The bill <be> still open. So, as of tonight, <be> the case.',
      'Not everyone {place.in} <be> pleased. Some <have+> signed a list.',
    ],
    outlook: [
      'What it <mean> for {place}, nobody <know> yet. The bakery already <sell> one in marzipan.',
      'The inquiry <meet> on Friday. {hero} <have> other plans.',
      'We will keep watching. So, from every window, <do> {place}.',
      'And the weather: much the same, with people looking up.',
    ],
    scene: [
      '{elsewhere.in}, umbrellas, ladders, and one man selling flags.',
      'This <be> the spot. The tape <have> been up since nine.',
    ],
    witness_line: [
      'I did what anyone would have. Only faster.',
      'No comment. All right: one comment.',
      'I hadn’t planned it. I’d planned lunch.',
    ],
    voice_line: [
      'I looked out, and there it was. I put my glasses on, and there it still was.',
      'About time, is what I say.',
      'My neighbour cried. She never cries. Not even at weddings.',
    ],
    ask_line: ['How does it feel? In one word?', 'Would you do it again tomorrow?'],
  },
  nature: {
    question: ['Who <live> here, where nothing seems to?', 'How <do> anything last through a year {place.in}?'],
    fact: [
      'A heart of that size <beat> six hundred times a minute, or six.',
      'Out of ten young, two <see+> a second spring.',
      'One meal <have> to last nine days. Sometimes eleven.',
      'Each track in the mud <be> a sentence. {hero} <read> them all.',
    ],
    context: [
      'There <be+> fewer than four thousand left. Nobody <have> told them.',
      'Once this ground <reach> as far as the sea.',
    ],
    cost: ['What <be> eaten today <be> missing in March.', 'The weakest <eat> last. In a bad year, last <mean> never.'],
    days: [
      'The light <shorten>. Everything that has fur <grow> more of it.',
      'Rain, then dust, then rain. {hero} <lose> count first, and weight second.',
      'Night <come> down like a lid. Half of the neighbourhood <get> up.',
    ],
    detail: [
      'A single print, still filling with water.',
      'From close by, the bark <be> a city with six-legged traffic.',
    ],
    answer: ['The secret <be> no strength at all. It <be> knowing when to lie still.'],
    outlook: [
      'In the morning the tracks <lead+> uphill. There <be> one more set than yesterday.',
      'Winter <be> four weeks off. {hero} already <smell> it.',
      'We <pack+> up. {hero} <do> not look round.',
    ],
    voice_line: [
      'I’ve waited nine weeks for that. It took four seconds.',
      'You learn to sit. Then you learn to sit better.',
      'She knows I’m here. She’s decided I’m a bush.',
    ],
  },
  travel: {
    question: ['Why <go> so far, when there <be> a perfectly good bench at home?'],
    fact: [
      'At this height the kettle boils too early, and everyone else too late.',
      'There <be+> eleven words here for guest, and none for stranger.',
    ],
    detail: [
      'On the table: bread, salt, and a key for a door that one <will> not need to lock.',
      'Each step of the stairs <be> worn on the left. Everyone <carry> on the right.',
    ],
    outlook: ['The ferry <leave> at six, or when the captain <finish> the soup.'],
    end: [
      'Back home, the bag <stay> half unpacked for a month, in case.',
      'It <be> only a place. Now somebody there <know> {hero.his} name.',
    ],
    discovery: ['Behind the last house somebody <have> put two chairs, facing west.'],
    worth_line: [
      'I came for the view. I stayed for the argument about bread.',
      'I’ve taken no photographs. I’ve taken a recipe.',
    ],
    hello_line: ['Is this seat free, or is it famous?', 'I’m told there’s soup.'],
    ask_line: ['Where does that road go?'],
  },
  ads: {
    world: [
      'This is {place}. Bring a towel.',
      '{hero.full}, Monday, five to eight. Watch closely.',
      'Some people like mornings. {hero.full} <be> not one of them.',
    ],
    fact: [
      'Made once, made properly, and then left alone.',
      'No button. No password. No second cup of coffee needed.',
      'It <have> one job. It <be> very serious about it.',
    ],
    step: ['Step one: pick up {thing}. There is no step two.', 'Pull, click, go.'],
    worth_line: ['I’ve stopped checking the forecast.', 'It’s the only thing in my bag I’d run back for.'],
    customer_line: ['I used to plan my day around this.', 'I have tried shouting at it.'],
    thanks_line: ['All right. Where do I get one?', 'You’re not getting it back. You know that.'],
    doubt_line: ['It looks too simple.', 'And when it breaks?'],
  },
  horror: {
    world: [
      '{hero.who} <get> {place} cheaply. Nobody <ask> for the key back.',
      'For {years} years nothing <happen> to {hero.who} {place.in}. It <take> its time.',
      '{place} <have> been quiet for so long that {hero.who} <begin> to hum.',
    ],
    habit: ['Each night {hero.who} <count> the doors. There <be+> always eleven.'],
    want: ['{hero} <want> only to sleep. Something else <want> that as well.'],
    sign: ['The mirror <be> a second late.', 'In the dust on the table somebody <have> written the date of tomorrow.'],
    discovery: ['Inside the wall there <be> a small chair, facing the wall.'],
    threat_line: ['You’re warm. Stay like that.', 'I’ve kept your place.'],
    doubt_line: ['No one’s lived up there since the winding-up.', 'Which door? There is no door.'],
    secret_line: ['It asked for you by name.', 'I locked it in. I didn’t lock it out.'],
    plea_line: ['Don’t turn round. Please. Just keep walking.'],
  },
  education: {
    outlook: ['Tomorrow: the exception.'],
    days: [
      'Do it once a day for a week, and the hands <know+> it before the head.',
      'A week later it <be> no longer a trick. It <be> a habit.',
    ],
    pupil_line: [
      'So it isn’t magic? That’s almost better.',
      'Can I try it with the lid on?',
      'What happens if you skip that bit?',
    ],
  },
};
