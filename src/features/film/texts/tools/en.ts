/** Texts of models that change pictures and clips, in English; the other languages have exactly these keys. */
export const en = {
  edit: 'Change it by a model',
  prompt: 'What should change',
  promptHint: 'In your own words: a red scarf, snow on the roof, without the car.',
  promptEmpty: 'Write what the model should change.',
  model: 'Model',
  coins: '{coins, plural, one {# film coin} other {# film coins}}',
  forMembers: 'This is for members.',
  making: 'A picture is being made.',
  stop: 'Stop it',
  stopped:
    '{count, plural, one {# was stopped; nothing is charged for it.} other {# were stopped; nothing is charged for them.}}',
  goingOn:
    '{count, plural, one {# is with the provider: it goes on and is charged, unless it can still be taken out of the queue there.} other {# are with the provider: they go on and are charged, unless they can still be taken out of the queue there.}}',
  nothingToStop: 'There is nothing to stop: it is done, or the film itself needs it.',
  failed: 'It did not work: {reason}',
  none: 'No model for this is set up here. The operator can add a key of {vendor}.',
  editDo: 'Change the picture',
  editHint: 'The changed picture is used as soon as it is there; the one of now stays among the takes.',
  views: 'Views by a model',
  viewsDo: 'Make four views',
  viewsHint: 'Front, left, back and right of the picture in use. They wait beside it to be chosen.',
  lipSyncDo: 'Fit the mouth to the voice',
  lipSyncHint: 'Makes a new take of this clip in which the mouth follows the voice.',
  lipSyncNeeds: 'All three are needed first.',
  lipSyncMaking: 'A clip is being made.',
};
export type FilmToolsTexts = typeof en;
