import type { GroupWords } from './group-words.ts';

/** Around what happens to somebody, and how they move through the world. */
export const WORDS_OF_CHANGE: Readonly<
  Record<
    | 'going'
    | 'arriving'
    | 'waiting'
    | 'dying'
    | 'remembering'
    | 'deciding'
    | 'changing'
    | 'fleeing'
    | 'suffering'
    | 'resting'
    | 'being',
    GroupWords
  >
> = {
  going: {
    before: [
      '{A} <look> at the way ahead, and <take|A> the first step.',
      '{A} <have> packed very little.',
      'One breath, and {A} <be> off.',
      '{A} <tie> {A.his} laces twice. Then there <be> no more excuse.',
    ],
    after: [
      'After the first bend, there <be> no turning back.',
      '{A} <be> further away than ever before.',
      'Behind {A}, everything <grow> small.',
      '{A.own} legs <ache+>, and {A} <keep> going.',
    ],
    want: [
      '{A} <have> to go, and {A.he} <can> not say why.',
      '{A} <want> to {VP}, whatever it <cost>.',
      'There <be> a place where {A} <have> to be.',
    ],
    doubt: [
      'Nobody <have> ever come back that way.',
      'It <be> a long way, and {A} <be> on {A.his} own.',
      'What if {A} <have> taken the wrong turn?',
    ],
    ending: [
      '{A} <go> on, and the road <do> too.',
      'From far off, {A} <be> only a dot, and it <be> moving.',
      '{A} <get> there, with dust on both shoes.',
    ],
    doer: ['Come on. We’re late already.', 'Don’t look down.', 'I have to go. Now.'],
    other: ['Do you even know the way?', 'Wait for me!', 'How far is it?'],
  },
  arriving: {
    before: [
      'Somebody <be> coming. One <can> hear it before one <see> it.',
      '{A} <stop> in front of it, and <straighten|A> up.',
      'The last steps <be+> the slowest.',
    ],
    after: [
      'Heads <turn+>.',
      '{A} <stand> there, out of breath, and <look|A> round.',
      'Nothing here <be> as {A} had imagined it.',
    ],
    want: [
      '{A} <have> thought of nothing else on the way.',
      '{A} <want> to be there before dark.',
      '{A} <hope> that somebody <be> still there.',
    ],
    doubt: ['Perhaps nobody <remember> {A}.', 'It <be> late. Perhaps too late.', 'Would the door be open?'],
    ending: [
      '{A} <stay>.',
      '{A} <put> down {A.his} bag. That <be> that.',
      'Since that day, there <be> one more at the table.',
    ],
    doer: ['I came as fast as I could.', 'Is this the right place?', 'I said I would come.'],
    other: ['What are you doing here?', 'You’re late.', 'We weren’t expecting anyone.'],
  },
  waiting: {
    before: [
      '{A} <look> down the road. Nothing yet.',
      '{A} <choose> the place with the best view.',
      '{A} <have> brought something to eat, and something to read.',
    ],
    after: [
      'An hour <go> by, then another.',
      '{A} <know> every crack in the wall by now.',
      'Each time something <move>, {A} <look> up.',
    ],
    want: [
      '{A} only <want> to be there when it <happen>.',
      '{A} <be> good at waiting. {A.he} <have> had practice.',
      'Leaving <be> easier. {A} <do> not leave.',
    ],
    doubt: ['What if nobody <come>?', 'The others <have+> gone home long ago.', 'Perhaps it <be> the wrong day.'],
    ending: [
      '{A} <be> still there when the lights <go+> out.',
      'The next day {A} <come> back, a little earlier.',
      '{A} <move> over, to make room.',
    ],
    doer: ['It can’t be long now.', 'I’ll wait. I’ve got time.', 'You go. I’m staying.'],
    other: ['How long have you been here?', 'Nobody’s coming, you know.', 'Mind if I sit with you?'],
  },
  dying: {
    before: ['{A} <be> tired, and not afraid.', '{A} <look> at everything once more.', 'The breaths <come+> slower.'],
    after: [
      'Somebody <open> a window.',
      'For a long while nobody <speak>.',
      'The clock <go> on, as if it had not noticed.',
    ],
    want: ['{A} <have> one thing left to do.', '{A} <want> to see the morning.', '{A} <want> nobody to weep.'],
    doubt: [
      'There <be> not much time left.',
      'Would there be time to say everything?',
      'Nobody <dare> to say it aloud.',
    ],
    ending: [
      'What {A} had begun <go> on.',
      'In spring there <be+> flowers there.',
      'They still <lay+> a place for {A}.',
    ],
    doer: ['Don’t be sad. I’ve had my share.', 'Open the window, would you?', 'Look after it for me.'],
    other: ['Stay. Just a little longer.', 'Are you in pain?', 'I’m here.'],
  },
  remembering: {
    before: [
      'A smell, a sound, and it <be> all there again.',
      '{A} <stop> in the middle of the room.',
      '{A} <close> {A.his} eyes to see better.',
    ],
    after: [
      '{A} <smile>, and <do|A> not say why.',
      'It <be> as close as yesterday.',
      'Then it <be> gone again, and {A} <be> alone with the dishes.',
      '{A} <sit> there until it <get> dark.',
    ],
    want: [
      '{A} <want> to keep every detail.',
      '{A} <try> to call it back, and it <come> only in pieces.',
      '{A} <be> afraid of forgetting.',
    ],
    doubt: ['Was it really like that?', 'The faces <grow+> paler every year.', 'Nobody else <be> left who <know>.'],
    ending: [
      'Some things <stay+>. {A} <know> which.',
      '{A} <put> the picture back in its place.',
      '{A} <tell> it to somebody, so that there <be+> two who <know+>.',
    ],
    doer: ['Do you remember?', 'It was a day like this.', 'I can still see it.'],
    other: ['Tell me about it.', 'You never talk about that.', 'That was so long ago.'],
  },
  deciding: {
    before: [
      '{A} <turn> it over in {A.his} mind one last time.',
      'Both ways <be+> open.',
      '{A} <toss> a coin, and <do|A> not look at it.',
    ],
    after: [
      'That <be> that. {A} <breathe> out.',
      'No one <can> talk {A} out of it.',
      'It <be> strange how quiet it <become>.',
    ],
    want: [
      '{A} <want> to do the right thing. If only it had a sign on it.',
      '{A} <have> until morning.',
      '{A} <want> to {VP}.',
    ],
    doubt: ['Either way, somebody would be hurt.', '{A} <have> been wrong before.', 'There <be> nobody to ask.'],
    ending: [
      '{A} never <ask> what would have happened otherwise.',
      '{A} <stand> by it.',
      'It <be> {A.his} own choice, and {A.he} <sleep> well.',
    ],
    doer: ['I’ve made up my mind.', 'What would you do?', 'There’s no right answer.'],
    other: ['Are you sure about this?', 'You can still change your mind.', 'Then I’m coming with you.'],
  },
  changing: {
    before: [
      'It <begin> at the fingertips.',
      'Something <be> different about {A} that day.',
      '{A} <feel> it coming, like weather.',
    ],
    after: [
      '{A} <look> down, and <do|A> not know {A.self}.',
      'Nobody <recognise> {A} at first.',
      'There <be> no mirror large enough for this.',
    ],
    want: [
      '{A} <be> tired of being what {A.he} <be>.',
      '{A} <want> to be something else, if only for a day.',
      '{A} <ask> for nothing of the kind.',
    ],
    doubt: [
      'What if there <be> no way back?',
      'Would the others still know {A}?',
      'And what <be> left of the old {A.noun}?',
    ],
    ending: [
      '{A} <get> used to it. So <do> everyone else.',
      'Underneath, {A} <be> the same as ever.',
      '{A} <keep> something of both.',
    ],
    doer: ['Don’t be afraid. It’s still me.', 'I don’t know what’s happening.', 'It doesn’t hurt.'],
    other: ['Is that really you?', 'Can you turn back?', 'I liked you before, too.'],
  },
  fleeing: {
    before: [
      '{A} <count> the seconds between the footsteps.',
      'The window <be> open by a hand.',
      '{A} <leave> everything behind but {A.his} shoes.',
    ],
    after: [
      '{A} <run> until {A.he} <can> hear nothing but {A.his} own breath.',
      'Behind {A}, lights <go+> on.',
      '{A} <do> not stop at the corner, nor at the next.',
    ],
    want: [
      '{A} <want> to get out. Where to <be> a question for later.',
      '{A} <have> watched the door for weeks.',
      '{A} <want> to be free, and <know|A> the price.',
    ],
    doubt: [
      'They would notice soon.',
      'Every dog in the street <be> awake.',
      'Where <do+> you go when you <can+> not go home?',
    ],
    ending: [
      'Nobody <follow> any more. {A} <walk>.',
      '{A} <look> back once, and <laugh|A>.',
      'It <be> a new place, and nobody <know> {A.his} name.',
    ],
    doer: ['Run. Don’t look back.', 'They’re behind us.', 'It’s now or never.'],
    other: ['They’ll catch us.', 'Take me with you!', 'Where will you go?'],
  },
  suffering: {
    before: [
      '{A} <hold> out as long as {A.he} <can>.',
      '{A} <turn> to the wall, so that nobody <see>.',
      'It <come> without warning.',
    ],
    after: [
      '{A} <dry> {A.his} face with {A.his} sleeve.',
      'It <pass>. Slowly, but it <pass>.',
      'Somebody <sit> down beside {A}, and <say> nothing.',
    ],
    want: ['{A} <want> it to stop.', '{A} <want> nobody to see.', '{A} <want> one good day.'],
    doubt: ['How much can one bear?', 'Nobody <ask> how {A} <be>.', '{A} <do> not know if it will ever end.'],
    ending: [
      'The next morning {A} <get> up.',
      'It still <hurt>, but less.',
      '{A} <wash> {A.his} face, and <open|A> the door.',
    ],
    doer: ['It’s nothing. Really.', 'I’m just tired.', 'Does it ever stop?'],
    other: ['What’s wrong?', 'You don’t have to be brave.', 'Come here.'],
  },
  resting: {
    before: ['{A.own} eyes <grow+> heavy.', '{A} <lie> down, only for a minute.', 'Outside it <get> quiet.'],
    after: ['{A} <dream>, and <move|A> {A.his} lips.', 'Nobody <dare> to wake {A}.', '{A} <blink>. What time <be> it?'],
    want: [
      '{A} <have> not slept properly for days.',
      '{A} only <want> five more minutes.',
      '{A} <want> to be awake for it.',
    ],
    doubt: [
      'It <be> the worst moment to fall asleep.',
      'Was it a dream? {A} <be> not sure.',
      'Something <be> not right about this quiet.',
    ],
    ending: [
      '{A} <sleep>, and everything else <can> wait.',
      'In the morning, everything <look> different.',
      'Somebody <put> a blanket over {A}.',
    ],
    doer: ['Just five minutes.', 'I had the strangest dream.', 'Wake me when it’s over.'],
    other: ['You can’t sleep now.', 'Wake up. Please.', 'Good night.'],
  },
  being: {
    before: [
      'That <be> how it <be>, on that day too.',
      '{A} <know> it better than anyone.',
      'For a long time, nobody <ask> about it.',
    ],
    after: [
      '{A} <get> used to it, more or less.',
      'It <be> not a thing one <talk> about.',
      'People <shake+> their heads. {A} <let> them.',
    ],
    want: ['{A} <want> things to be different.', '{A} <want> somebody to notice.', '{A} <do> not ask for much.'],
    doubt: ['It <can> not go on like this.', 'Something <be> about to change.', 'How long would it last?'],
    ending: [
      'It <be> still so. But {A} <see> it differently.',
      '{A} <be> where {A.he} <belong>.',
      'Nothing <be> as it was, and {A} <like> it better.',
    ],
    doer: ['It’s always been like this.', 'You get used to it.', 'I wouldn’t change a thing.'],
    other: ['How do you stand it?', 'Since when?', 'And you never said a word?'],
  },
};
