/** Texts about reports, hidden films and blocked people, in English; the other languages have exactly these keys. */
export const en = {
  closed: {
    heading: 'The community is closed',
    note: 'The operator of this site has closed it. Your own films, and the links that you share, are not affected.',
  },
  tryAgain: 'Try again',
  more: 'More',
  moreAbout: 'More about what {name} wrote',
  reportMovie: 'Report this film',
  reportComment: 'Report this comment',
  mute: 'Mute {name}',
  unmute: 'Unmute {name}',
  block: 'Block {name}',
  unblock: 'Unblock {name}',
  report: {
    note: 'The team of this site looks at what people report. Nobody else learns who reported it.',
    reason: 'What is wrong with it?',
    reasons: {
      sexual: 'Sexual content',
      violence: 'Violence',
      hate: 'Hate',
      harassment: 'Harassment',
      rights: 'Somebody’s rights',
      spam: 'Spam',
      other: 'Something else',
    },
    hints: {
      sexual: 'Sexual acts or nudity.',
      violence: 'Cruelty, or a call for violence.',
      hate: 'Contempt for people because of what they are.',
      harassment: 'It attacks or threatens somebody.',
      rights: 'It uses a face, a name or a work without permission.',
      spam: 'Advertising, or the same again and again.',
      other: 'Please say what it is.',
    },
    words: 'What else should the team know?',
    choose: 'Please choose a reason.',
    say: 'Please say what it is.',
    cancel: 'Cancel',
    send: 'Send the report',
    sent: 'Thank you. The team will look at it.',
  },
  blocking: {
    title: 'Block {name}?',
    note: 'They can no longer comment on your films, answer you, follow you, or like and recommend your films. You see nothing of each other’s comments, and none of their films in lists. They are not told.',
    confirm: 'Block',
    blocked: '{name} is blocked.',
    muted: '{name} is muted: their films and comments are not shown to you.',
    free: '{name} is no longer blocked or muted.',
  },
  people: {
    heading: 'Blocked and muted people',
    lead: 'They are not told. What you take back here is as it was before, except that nobody follows anybody again.',
    list: 'Blocked and muted people, newest first',
    none: 'You have blocked and muted nobody.',
    noneNote: 'On the page of an author, and beside every comment, “More” has both.',
    kinds: { block: 'Blocked', mute: 'Muted' },
    since: 'since {date}',
    takeBack: { block: 'Unblock', mute: 'Unmute' },
  },
  states: {
    private: 'This film is private. Only its owner and the team of this site see it here.',
    held: 'Several people reported this film. Until the team of this site has looked at it, only its owner sees it.',
    hidden: 'The team of this site has hidden this film. Only its owner sees it.',
    content:
      'Something in this film is hidden, or waits for the team of this site. Until then only its owner sees the film here.',
    suspended: 'The account of its author is suspended. Only the team of this site sees this film.',
  },
  openFilm: 'Open in the studio',
  commentStates: {
    held: 'Several people reported this comment. It is hidden until the team of this site has looked at it.',
    hidden: 'The team of this site has hidden this comment.',
  },
  reason: 'Reason: {reason}',
  appeal: {
    open: 'Appeal',
    title: 'Appeal against this decision',
    note: 'You can appeal once. The team of this site reads it and decides.',
    text: 'Why should it be shown again?',
    missing: 'Please write something.',
    cancel: 'Cancel',
    send: 'Send the appeal',
    sent: 'Your appeal is on its way to the team.',
    states: {
      pending: 'There is an appeal. The team of this site has not decided yet.',
      accepted: 'An appeal was accepted before.',
      rejected: 'The appeal was rejected.',
    },
  },
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type SafetyTexts = Loose<typeof en>;
