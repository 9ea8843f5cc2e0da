import type { QualityId } from '../../../concepts/concept.ts';
import type { Presence } from '../../../idea/idea-graph.ts';

/** What is told of somebody who is like that; {A} is whoever it is. */
export const QUALITY_WORDS: Readonly<Partial<Record<QualityId, readonly string[]>>> = {
  old: ['{A} <have> seen a great many winters.', '{A} <be> old, and in no hurry.'],
  young: ['{A} <be> young, and <believe|A> in tomorrow.'],
  little: ['{A} <be> small enough to be overlooked, and often <be>.'],
  tiny: ['You <have+> to look twice to see {A}.'],
  big: ['{A} <fill> every doorway.'],
  giant: ['Next to {A}, everything else <look> like a toy.'],
  retired: [
    '{A} <be> retired. It <do> not suit {A.him}.',
    '{A} <have> handed in the keys long ago, but not the habits.',
  ],
  shy: [
    '{A} <look> at {A.his} shoes when somebody <speak>.',
    '{A} <be> shy, and <practise|A> saying hello in front of the mirror.',
  ],
  brave: ['{A} <be> afraid of nothing, or of nothing anyone <know> of.'],
  lonely: ['Nobody <ring> {A.own} bell, not even by mistake.', '{A} <set> the table for one.'],
  lost: ['{A} <do> not know the way any more.'],
  last: ['There <be> no other left.', 'The others <be+> gone. Only {A} <be> left.'],
  first: ['Nobody before {A} had ever come this far.'],
  rival: ['{A} <have> never forgiven a defeat.'],
  angry: ['{A} <slam> every door, and then <open|A> it to slam it again.'],
  sad: ['{A} <smile> for other people. Alone, {A.he} <do> not.'],
  happy: ['{A} <whistle>, and <do|A> not notice.'],
  afraid: ['{A} <jump> at every sound.'],
  blind: ['{A} <see> nothing, and <notice|A> everything.', 'For {A}, the world <be> made of sounds.'],
  deaf: ['{A} <hear> nothing. {A.he} <feel> the floor tremble instead.', 'For {A}, it <have> been quiet for years.'],
  poor: ['{A} <own> one coat, and <wear|A> it in summer too.'],
  rich: ['{A} <have> everything, and most of it twice.'],
  famous: ['Everybody <know> {A.own} face. Hardly anyone <know> {A}.'],
  forgotten: ['Hardly anyone <remember> {A}.'],
  broken: ['{A} <have> not worked for years.'],
  new: ['{A} <be> new here. Everyone <stare>.'],
  secret: ['Nobody <be> supposed to know about {A}.'],
  magic: ['There <be> something about {A} that nobody <can> explain.'],
  haunted: ['People <walk+> faster when they <pass+> {A}.'],
  abandoned: ['Everyone else had gone and left {A} behind.'],
  clumsy: ['{A} <break> a cup a day, on good days.'],
  lazy: ['{A} <do> nothing today that <can> be done next week.'],
  clever: ['{A} <know> the answer before the question <be> over.'],
  wise: ['People <come+> from far away to ask {A}.'],
  tired: ['{A} <have> not slept well for a long time.'],
  wounded: ['{A} <limp>, and <say|A> that it <be> nothing.', 'Every step <hurt> {A}.'],
  hungry: ['{A.own} stomach <growl>.'],
  silent: ['{A} <say> about ten words a year.'],
  beautiful: ['Heads <turn+> when {A} <pass>.'],
  ugly: ['{A} <avoid> mirrors.'],
  strange: ['There <be> something odd about {A}.'],
};

/** For whoever is not there. */
export const ABSENT_WORDS: Readonly<Record<Exclude<Presence, 'here'>, readonly string[]>> = {
  dead: ['Only a photograph <be> left of {A}.', '{A} <be> gone, and still everywhere.'],
  missing: ['Nobody <have> seen {A} for a long time.', '{A} <be> gone, and nobody <know> where.'],
  former: ['That <be> long ago now: {A}.'],
  imagined: ['Nobody else <can> see {A}.'],
  dreamt: ['Only in dreams <be> {A} ever there.'],
};

/** For whoever is there and new: '{A}' brings all that the idea says. */
export const INTRODUCTIONS = ['Not far off <be|A> {A}.', 'Then there <be|A> {A}.', 'And there <be|A> {A}.'];
/** For the only one so far. */
export const FIRST_INTRODUCTIONS = [
  'This <be> the story of {A}.',
  'Once there <be|A> {A}.',
  'It all <begin> with {A}.',
];
/** For somebody known of whom the idea says no more. */
export const KNOWN_WORDS = [
  'One look at {A}, and you <know+> what kind of day it <be>.',
  '{A} <have> a way of looking at things.',
  '{A} <do> not talk much today.',
  'You <can+> tell a lot from the way {A} <stand>.',
];
