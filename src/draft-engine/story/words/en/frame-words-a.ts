import type { FrameId } from '../../frames/frames.ts';
import type { FrameWords } from '../grammar.ts';

/** What the verbs of an idea add to the beats, first part: people, things and the ways between them. */
export const ENGLISH_FRAMES_A = {
  befriend: {
    wish: 'make a friend of {other}',
    loglines: ['{hero.a} befriends {other.a}, and learns what company costs.'],
    narration: {
      meet: [
        '{other} <come> {place.in} on a day with nothing else in it.',
        'What {hero} <notice> first about {other} <be> how hard {other.he} <try> not to be noticed.',
        'Most people <walk+> around {other}. {hero} <walk> up.',
      ],
      want: [
        '{hero} <have> no word for it. {hero.he} <set> out a second cup.',
        'It <be> not pity. {hero} simply <leave> the gate open.',
      ],
      obstacle: [
        'But {other} <know> only one way to be near things, and things <break+>.',
        'But every time {hero} <come> close, {other} <move> off by exactly as much.',
        'But everybody {place.in} <have> an opinion about {other}, and none of them <have> asked.',
      ],
      attempt: [
        'So {hero} <sit> down at a distance and <talk> to nobody in particular.',
        'So {hero} <leave> small things out, and <look> the other way.',
      ],
      bond: [
        'They <trade+> what they <have+>: one <give> stories, the other the listening.',
        'By the third week, neither <pretend> to be passing by.',
      ],
      setback: ['Then {hero} <say> the wrong thing, and the silence <come> back twice its size.'],
      turn: [
        '{hero} <ask> the one thing that nobody <ask>: what {other} <be> for, when nobody <want> anything.',
        'It <turn> out that {other} <be> counting the visits as well.',
        '{other} <make> a joke. It <be> so small that {hero} nearly <step> on it.',
      ],
      price: [
        'A friend who belongs elsewhere is a friend one must help to go.',
        'To keep {other}, {hero} <will> have to become somebody {other} <can> leave.',
      ],
      deed: [
        'So in front of everyone {hero} <say> it: this one is with me.',
        'So {hero} <share> out the last of it, and <take> the smaller half.',
      ],
      end: [
        'There <be+> two cups on the sill now. One <be> always a little cold.',
        'Nobody {place.in} <ask> any more which of them <be> the visitor.',
        '{other} <go> when it <be> time. {other.he} <leave> a great deal behind, on purpose.',
      ],
    },
    lines: {
      hello_line: ['You can stay. I don’t need a reason.', 'I’ve got an hour and nobody to waste it on.'],
      answer_line: ['Smaller than you’d think. Mostly tired.'],
      ask_line: ['Who are you when no one’s watching out for you?'],
      doubt_line: ['I break things. You’ll see.'],
      secret_line: [
        'I go the long way round, to meet you by accident.',
        'I practised saying hello. It came out wrong.',
      ],
      farewell_line: ['Come back when it’s no use to you.'],
      plea_line: ['Don’t go quietly. Everyone goes quietly.'],
      resolve_line: ['Then I’ll walk with you. As far as it goes.'],
    },
  },
  find: {
    wish: 'find {target}',
    loglines: ['{hero.a} finds {target.a}, and it is not what anyone was looking for.'],
    narration: {
      sign: [
        '{target} <lie> where {hero} <look> every day and never <see> anything.',
        'That morning there <be> something {place.in} that <have> not been there before.',
      ],
      want: [
        '{hero} <turn> it over twice, and <decide> to know whose it <be>.',
        'Somebody <must> be missing this. {hero} <be> sure of it, and a little sorry.',
      ],
      obstacle: [
        'But finding a thing <be> easy. Everyone who <hear> of it <want> a piece.',
        'But {other} <have> seen it too, and {other} <have> a story ready.',
      ],
      attempt: ['So {hero} <carry> {target} from door to door, and <get> a different answer at each.'],
      setback: ['At the last door somebody <laugh>, and <say> it <be> worth nothing.'],
      turn: [
        'Then {hero} <look> at the back, where no one else <have>.',
        'It <be> not lost at all. It <have> been left, for somebody who <will> stop and look.',
      ],
      price: ['To keep it, {hero} <will> have to say nothing for the rest of {hero.his} life.'],
      deed: ['So {hero} <put> it back, and <wait> to see who <will> come.'],
      end: [
        '{hero} never <learn> what it <be> worth. {hero.he} <know> what it <weigh>.',
        'It <stand> {place.in} to this day. People <pass> it. Now and then, one <stop>.',
      ],
    },
    lines: {
      ask_line: ['Whose is it, if no one asks for it?'],
      answer_line: ['Put it back before it starts to matter.'],
      doubt_line: ['You’ve found trouble with a nice shape.'],
      secret_line: ['I put it there. I hoped it would be you.'],
      resolve_line: ['Finders keep looking. I looked that up.'],
    },
  },
  lose: {
    wish: 'get {target} back',
    loglines: ['{hero.a} loses {target.a}, and finds out what was holding the rest together.'],
    narration: {
      sign: ['{hero} <reach> for {target} without looking. The hand <come> back empty.'],
      want: ['Only gone, {hero} <tell> {hero.himself}. Things that <be+> gone <be+> somewhere.'],
      obstacle: ['But nobody <have> seen {target}, and everybody <have> seen {hero} looking.'],
      attempt: ['So {hero} <walk> the whole day backwards, one pocket at a time.'],
      setback: ['{other} <offer> another one, just as good. That <be> the worst hour.'],
      turn: ['{hero} <stop> looking. In the quiet, {hero.he} <see> what the empty place <be> shaped like.'],
      price: ['Some things <come+> back only when nobody <need> them any more.'],
      deed: ['So {hero} <say> it aloud, for the first time: gone.'],
      end: [
        'The hook by the door <stay> free. {hero} <be> used to the shape of it.',
        'What {hero} <find> instead <be> smaller, and <answer> when called.',
      ],
    },
    lines: {
      ask_line: ['Where were you when you last had it?'],
      answer_line: ['Happy. I was somewhere happy.'],
      doubt_line: ['You can’t miss what you never looked at.'],
      secret_line: ['I saw it go. I didn’t call out.'],
      plea_line: ['Just tell me it’s lying somewhere dry.'],
    },
  },
  search: {
    wish: 'find {target}',
    loglines: ['{hero.a} goes looking for {target.a}, and asks everyone but the one who knows.'],
    narration: {
      want: [
        'Everyone <have> stopped looking for {target} but {hero}, who never <learn> how to stop.',
        'There <be> a map, a rumour and a pair of good shoes. {hero} <take> all three.',
      ],
      obstacle: [
        'But the trail <end> {elsewhere.in}, where the tracks of many <cross+>.',
        'But whoever <know> anything <want> something for it, and {hero} <have> little left.',
      ],
      attempt: ['So {hero} <ask> in order: the old, the young, the drunk.'],
      setback: ['The last name on the list <have> been dead since spring.'],
      discovery: ['It <be> not a clue, only a habit: somebody <have> stopped here every night.'],
      turn: ['{hero} <have> been looking for what {target} <be>, and not for what {target.they} <have> become.'],
      price: ['Finding <mean> the search is over, and {hero} <have> lived in it for years.'],
      deed: ['So {hero} <turn> around, and <ask> the one who <have> walked beside {hero.him} all along.'],
      end: [
        'It <be> nearer than {hero} <think>, and it <have> been waiting to be asked.',
        '{hero} <walk> home slowly. For once there <be> nothing to look for.',
      ],
    },
    lines: {
      ask_line: ['Have you seen it? Take your time.'],
      answer_line: ['Everyone’s seen it. No one’s looked.'],
      doubt_line: ['What if it doesn’t want to be found?'],
      secret_line: ['I stopped looking the day I found you.'],
      resolve_line: ['One more door. Then one more.'],
    },
  },
  return: {
    wish: 'go back',
    loglines: ['{hero.a} makes the way back, and finds the door a different size.'],
    narration: {
      want: [
        'The way back <be> short on paper. {hero} <have> been putting it off for {years} years.',
        'There <be> one road home, and {hero} <know> every reason not to take it.',
      ],
      obstacle: [
        'But places <do+> not wait. The street <have> a new name, and the name a new family.',
        'But every step towards it <be> a step past something that <wave>.',
      ],
      attempt: ['So {hero} <follow> what <have+> not moved: the hill, the river, the smell of rain.'],
      setback: ['The gate <be> painted over. The key <turn> and <turn>.'],
      turn: ['Then somebody {elsewhere.in} <say> the old name, and {hero} <answer> before thinking.'],
      price: ['One cannot come back without admitting that one <leave>.'],
      deed: ['So {hero} <knock>, like a guest.'],
      end: [
        'The chair <be> still there. Somebody <have> mended it, and <say> nothing.',
        'Home <be> smaller than {hero} <remember>, and there <be> room.',
      ],
    },
    lines: {
      ask_line: ['Does anyone still live here?'],
      answer_line: ['You’re late. The soup isn’t.'],
      doubt_line: ['What if they’ve stopped laying your place?'],
      secret_line: ['I never changed the lock.'],
      thanks_line: ['You didn’t have to come all this way.'],
    },
  },
  rescue: {
    wish: 'save {target}',
    loglines: ['{hero.a} sets out to save {target.a}, with less than is needed and no time to fetch it.'],
    narration: {
      want: [
        'Somebody <have> to go. {hero} <look> around and <see> who somebody <be>.',
        'There <be> time to fetch help, or time to be it.',
      ],
      obstacle: [
        'But the way to {target} <have> just closed, and it <be> the only way.',
        'But {other} <be> too frightened to be carried.',
      ],
      attempt: ['So {hero} <tie> what there <be> to what there <be>, and <hope> the knot <hold>.'],
      setback: ['The rope <run> out an arm’s length short.'],
      turn: [
        '{hero} <let> go of the safe end.',
        'What {hero} <need> <be> not strength. It <be> somebody on the other side.',
      ],
      price: ['{hero} <can> carry one thing out. {hero.he} <have> brought two.'],
      deed: ['So {hero} <reach> down, and this time something <reach> back.'],
      end: [
        'Afterwards they <sit> in a blanket each and <argue> about who <save> whom.',
        'Nobody <clap>. Somebody <bring> tea. It <be> the right thing.',
      ],
    },
    lines: {
      ask_line: ['Can you hear me? Then keep talking.'],
      answer_line: ['Don’t come closer. It won’t hold two.'],
      doubt_line: ['You’ll be one more to fetch.'],
      resolve_line: ['I’m not brave. I’m just already here.'],
      plea_line: ['Give me your hand. Not that one. Any one.'],
      thanks_line: ['You came with a rope and no plan.'],
    },
  },
  escape: {
    wish: 'get away from {target}',
    loglines: ['{hero.a} plans a way out, and forgets to plan for what comes along.'],
    narration: {
      want: [
        'There <be> one door, one key and one hour when nobody <look>.',
        '{hero} <have> counted the steps to the gate so often that {hero.he} <dream> in numbers.',
      ],
      obstacle: [
        'But {other} <count> too, and <be> better at it.',
        'But the wall <be> not the hard part. The hard part <be> the dog that <like> {hero.him}.',
      ],
      attempt: ['So {hero} <dig>, a spoonful a night, and <sweep> the floor by day.'],
      setback: ['A lamp <go> on where no lamp <be> planned.'],
      danger: ['Then there <be+> boots behind, and nothing ahead that <be> not water.'],
      turn: ['{other} <see> everything. {other} <look> the other way, slowly, so that {hero} <can> see it.'],
      price: ['To be free, {hero} <must> leave behind the one who <hold> the door.'],
      deed: ['So {hero} <run>, and <do> not count.'],
      end: [
        'Outside, {hero} <stand> still for a long time. No one <tell> {hero.him} to.',
        'The first free morning <smell> of bread and other people’s business.',
      ],
    },
    lines: {
      ask_line: ['How long until they count us?'],
      answer_line: ['Long enough, if you stop asking.'],
      doubt_line: ['Out there you’ll have to choose your own supper.'],
      resolve_line: ['Tonight. Before I get used to it.'],
      secret_line: ['I could have left years ago.'],
    },
  },
  build: {
    wish: 'build {target}',
    loglines: ['{hero.a} builds {target.a} out of what others threw away.'],
    narration: {
      want: [
        '{hero} <have> a drawing, {years} nails and a place for it to stand.',
        'Everyone <agree> it <can> not be built. {hero} <ask> for that in writing, and <use> the paper.',
      ],
      obstacle: [
        'But wood <warp+>, money <run+> out, and it <begin> to rain on the drawing.',
        'But it <stand> for one night, and in the morning it <lean>.',
      ],
      attempt: ['So {hero} <begin> again at the bottom, where nobody <will> ever look.'],
      setback: ['It <come> down at noon, in front of everybody who <have> said so.'],
      turn: ['{other} <pick> up a board from the heap and <hold> it level, saying nothing.'],
      price: ['It <take> the last of the good wood: {hero.his} own front door.'],
      deed: ['So they <raise+> it together, on three.'],
      end: [
        'It <be> not straight. It <be> still standing.',
        '{target} <have> one odd nail, at the height of a child. {hero} <know> whose.',
      ],
    },
    lines: {
      ask_line: ['Does that look straight to you?'],
      answer_line: ['It looks brave.'],
      doubt_line: ['It’ll fall down.'],
      resolve_line: ['Then it will fall down finished.'],
      secret_line: ['I kept every plan you threw away.'],
    },
  },
  repair: {
    wish: 'mend {target}',
    loglines: ['{hero.a} sets out to mend {target.a}, and finds what broke first.'],
    narration: {
      want: [
        'Anyone else <will> buy a new one. {hero} <fetch> a screwdriver.',
        '{target} <have> stopped on a Tuesday. {hero} <refuse> to take its word for it.',
      ],
      obstacle: [
        'But the part it <need> <have> not been made for forty years.',
        'But inside there <be> an older repair, in somebody’s very neat hand.',
      ],
      attempt: ['So {hero} <lay> all the pieces on a sheet, in the order of their leaving.'],
      setback: ['Put together again, it <have> one screw too many and <do> nothing.'],
      turn: ['The fault <be> not a fault. Somebody <have> stopped it on purpose.'],
      price: ['To mend it, {hero} <must> take out the piece that <hold> the memory.'],
      deed: ['So {hero} <file> a new part by hand, out of an old spoon.'],
      end: [
        'It <run> a little slow. {hero} <think> that it <have> earned it.',
        'The old part <lie> in a saucer. Nobody <throw> it away.',
      ],
    },
    lines: {
      ask_line: ['When did it last run?'],
      answer_line: ['The day before we stopped talking.'],
      doubt_line: ['Let it rest. Things get tired too.'],
      secret_line: ['I broke it. I was eight.'],
      resolve_line: ['Broken isn’t the same as finished.'],
    },
  },
  win: {
    wish: 'win',
    loglines: ['{hero.a} means to win, and learns what second place is made of.'],
    narration: {
      want: [
        '{hero} <have> never won anything, not even by mistake.',
        'There <be> a shelf at home with nothing on it. {hero} <dust> it daily.',
      ],
      obstacle: ['But {other} <have> won four years running, and <be> nice about it, which <be> worse.'],
      attempt: ['So {hero} <train> when the street <be> asleep, against {hero.his} own shadow. The shadow <win>.'],
      setback: ['With a week to go, the knee <say> no.'],
      turn: ['Halfway, {hero} <look> sideways and <see> that {other} <be> afraid as well.'],
      price: ['There <be> one way to win, and {hero} <will> have to live with it.'],
      deed: ['So {hero} <run> {hero.his} own race, the slow one, to the end.'],
      end: [
        'The shelf <be> still empty. {hero} no longer <dust> it.',
        'Second, by the width of a hand. {hero} <frame> the hand.',
      ],
    },
    lines: {
      ask_line: ['What do you do with all the cups?'],
      answer_line: ['Keep pencils in them, mostly.'],
      doubt_line: ['You know how this usually ends.'],
      resolve_line: ['I’d like to lose properly this time.'],
      threat_line: ['Look at my back. You’ll know it by heart.'],
    },
  },
  compete: {
    wish: 'beat {other}',
    loglines: ['{hero.a} and {other.a} compete for one prize, and nearly miss what it is.'],
    narration: {
      world: ['Two doors, one street. Whatever {hero} <do> on Monday, {other} <do> better by Friday.'],
      meet: ['{hero} and {other} <have+> not spoken for {years} years. They <know+> everything about each other.'],
      want: ['There <be> one prize this year, and two people who already <have+> a nail for it.'],
      obstacle: ['But {other} <be> using {hero.his} own best idea, and <be> using it well.'],
      attempt: ['So {hero} <sit> up all night inventing something that <can> not be copied.'],
      setback: ['In the dark, each of them <spoil> the wrong one, which <be> to say their own.'],
      turn: [
        'Then {hero} <look>, for once, at what {other} <have> made of it, and <be> quiet for a while.',
        'There <be> only one of everything left. {other} <cut> it in half.',
      ],
      price: ['Whoever <win>, nobody <will> be left who <understand> how hard it <be>.'],
      deed: ['So on the day they <step+> up together, glaring, with one piece of work between them.'],
      end: [
        'They still <disagree+> about everything. They <do+> it across one table now.',
        'The prize <hang> between the two doors. Each <claim> the nail.',
      ],
    },
    lines: {
      ask_line: ['Are you copying me?'],
      answer_line: ['I’m correcting you.'],
      doubt_line: ['You always were second. Very good at it.'],
      quip_line: ['Mine’s better. Yours is merely finished.'],
      threat_line: ['May the best one win. I’ve practised that sentence.'],
      secret_line: ['I only got good because you were.'],
      resolve_line: ['Fine. Together. But I go first.'],
    },
  },
  learn: {
    wish: 'learn it',
    loglines: ['{hero.a} wants to learn, from somebody who has sworn never to teach again.'],
    narration: {
      want: ['{hero} <want> to {want}. {hero.he} <have> two left hands and all winter.'],
      obstacle: ['But {other} <hand> {hero.him} a broom, and <say> nothing about when it <end>.'],
      attempt: ['So {hero} <sweep> until the floor <have> something to say.'],
      setback: ['The first try <be> so bad that the cat <leave>.'],
      days: ['A week of watching. A week of getting it wrong more slowly.'],
      turn: ['One evening the hands <do> it by themselves, while {hero} <be> thinking of something else.'],
      price: ['What {hero} <know> before <have> to be put down first.'],
      deed: ['So {hero} <do> it once, plainly, with nobody watching but everybody.'],
      end: [
        '{other} <nod>. In that house it <be> a parade.',
        'The broom <stand> in the corner. {hero} <sweep> anyway.',
      ],
    },
    lines: {
      ask_line: ['When do we begin?'],
      answer_line: ['You’ve been beginning since Tuesday.'],
      doubt_line: ['You hold it like an apology.'],
      secret_line: ['I was worse. I hid it better.'],
      resolve_line: ['Again. And don’t be kind.'],
      thanks_line: ['Now show me the part I never understood.'],
    },
  },
  teach: {
    wish: 'teach {other}',
    loglines: ['{hero.a} teaches {other.a}, and is marked on it.'],
    narration: {
      meet: ['{other} <have> never been wrong in {other.his} life. {hero} <think> that this <can> be mended.'],
      want: [
        'There <be> a thing that everyone <know> and no one <teach>. {hero} <decide> to teach it.',
        '{hero} <have> a plan with {years} lessons. The first <be> to {want}.',
      ],
      obstacle: [
        'But {other} <take> every word exactly as it <be> said.',
        'But to explain it, {hero} first <have> to understand it.',
      ],
      attempt: ['So they <begin+> with something small: the weather, and what {other} thinks of it.'],
      setback: ['The pupil <practise> on the teacher. It <go> very well.'],
      turn: ['Then {other} <do> it perfectly, out of kindness, and {hero} <be> the last to notice.'],
      price: ['What {hero} <have> taught <can> not be asked back.'],
      deed: ['So {hero} <ask> the one question that <have> no lesson.'],
      end: [
        '{other} <say> that the lessons <be+> no use at all. It <be> {other.his} first really good one.',
        'Nobody <know> any more which of them <be> teaching.',
      ],
    },
    lines: {
      ask_line: ['What colour is the sky? Take your time.'],
      answer_line: ['Blue. Is that the wrong answer?'],
      doubt_line: ['I do not see what it is for.'],
      quip_line: ['I have prepared an excuse. Would you like it?'],
      secret_line: ['I’ve known for weeks. You looked so proud.'],
      resolve_line: ['Lesson two. Nobody leaves until it’s fun.'],
      pupil_line: ['So it’s true, only later?'],
    },
  },
  discover: {
    wish: 'find out what {target} hides',
    loglines: ['{hero.a} discovers {target.a}, and wishes for one more day of not knowing.'],
    narration: {
      sign: ['It <be> off by a hair. {hero} <measure> it again, and it <be> off by the same hair.'],
      want: ['Once one has seen a thing like that, one can only look again.'],
      obstacle: ['But nobody <believe> it, and {other} <ask> for it not to be written down.'],
      attempt: ['So {hero} <go> back to {elsewhere} with a better lamp.'],
      setback: ['The second time there <be> nothing there. {hero} <sit> down beside the nothing.'],
      discovery: [
        'Under the dust there <be> a name, and under the name a date that <have> not come yet.',
        'It <be> warm. Whatever it <be>, it <be> warm.',
      ],
      turn: ['It <be> never hidden. Everyone <have> been standing on it.'],
      price: ['Told, it <belong> to everybody. Untold, it <will> own {hero}.'],
      deed: ['So {hero} <turn> the lamp around, for everyone to see.'],
      end: [
        'The books <be+> being rewritten. {hero} <keep> the old ones, for the pictures.',
        'On the new map there <be> one white spot. {hero} <ask> for it to stay.',
      ],
    },
    lines: {
      ask_line: ['Do you see it too? Say you see it.'],
      answer_line: ['I see it. I’d rather not.'],
      doubt_line: ['Write that down and you’ll never work again.'],
      secret_line: ['I found it thirty years ago. I covered it up.'],
      resolve_line: ['It’s true at night as well. I checked.'],
    },
  },
  invent: {
    wish: 'make it work',
    loglines: ['{hero.a} invents {target.a}. It works, which is where the trouble starts.'],
    narration: {
      want: [
        'Forty-one have exploded. {hero} <feel> good about forty-two.',
        'The world <have> managed without {target} so far. {hero} <find> this hard to forgive.',
      ],
      obstacle: ['But it <do> only half of what it <be> built for, and the wrong half.'],
      attempt: ['So {hero} <take> out the clever part and <put> in a spoon.'],
      setback: ['It <run> beautifully for nine seconds, and then through the wall.'],
      turn: ['{other} <press> the button that <be> not meant to be a button.'],
      price: ['It <do> everything now, except stop.'],
      deed: ['So {hero} <do> the one thing an inventor never <do>, and <read> the instructions.'],
      end: [
        'They <use+> it to prop the door open. It <be> excellent at that.',
        'The patent office <send> a letter. {hero} <be> using it as a fuse.',
      ],
    },
    lines: {
      ask_line: ['Is it supposed to hum?'],
      answer_line: ['It’s supposed to hum less.'],
      doubt_line: ['And what does it do that a hand can’t?'],
      quip_line: ['Your eyebrows will grow back.'],
      resolve_line: ['Stand further away. Further. That’s enough.'],
    },
  },
} as const satisfies Partial<Record<FrameId, FrameWords>>;
