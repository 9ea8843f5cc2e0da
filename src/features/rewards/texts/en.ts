import type { CoinReason, CoinTopic } from '#src/shared/catalogue/coin-reasons.ts';
import type { HistoryEntry } from '../contract.ts';

const reasons: Record<CoinReason, string> = {
  film_film_price: 'Film price',
  film_one_click_price: 'One-click price',
  film_story: 'Story of a film',
  film_character_picture: 'Picture of a character',
  film_place_picture: 'Picture of a place',
  film_item_picture: 'Picture of a thing',
  film_voice: 'Voice',
  film_picture: 'Frame of a shot',
  film_tail_picture: 'End frame of a shot',
  film_clip: 'Video clip of a shot',
  film_sound: 'Sound effect',
  film_music: 'Music',
  film_movie: 'Final cut',
  check_in: 'Daily check-in',
  redeem_code: 'Redeem code',
  invitation_bonus: 'Somebody you invited made a film',
  invitation_welcome: 'Welcome, by an invitation',
  profile_completed: 'Completed profile',
  feedback: 'Your feedback',
  purchase: 'Bought film coins',
  membership: 'Film coins of the membership',
  refund: 'Payment refunded',
  dispute: 'Payment disputed',
  dispute_won: 'Disputed payment settled',
  debt_paid: 'Paid off what was owed after a refund',
  admin_change: 'Changed by the team',
  other: 'Other',
};

const changes: Record<HistoryEntry['change'], string> = {
  received: 'received',
  set_aside: 'set aside',
  spent: 'spent',
  undone: 'set aside, then given back',
  returned: 'given back',
  taken: 'taken back',
};

const topics: Record<CoinTopic | 'all', string> = {
  all: 'Everything',
  films: 'Films',
  rewards: 'Rewards',
  purchases: 'Payments',
  other: 'Other',
};

/**
 * Texts of check-in, redeem codes and the history of film coins, in English; the other languages have exactly these
 * keys.
 */
export const en = {
  menu: {
    balance: 'Your film coins',
    checkIn: 'Check in for today',
    checkInGives: '+{coins, number}',
    redeem: 'Redeem a code',
    invite: 'Invite friends',
    profile: 'Complete your profile',
    recharge: 'Recharge',
    history: 'History',
  },
  checkIn: {
    success: 'Checked in: {coins, plural, one {# film coin} other {# film coins}} for you.',
    already: 'You have already checked in today. Come back tomorrow.',
  },
  redeem: {
    title: 'Redeem a code',
    text: 'A code is worth {coins, number} film coins and makes you a special user for good, with every right of a member.',
    code: 'Code',
    submit: 'Redeem',
    success: 'Redeemed: {coins, number} film coins are yours, and you are a special user now.',
    problems: {
      EMPTY_CODE: 'Please enter a code.',
      INVALID_CODE: 'There is no such code. Please check what you typed.',
      CODE_ALREADY_USED: 'This code has already been used.',
      FILE_NOT_FOUND: 'The list of codes was not found: no codes have been issued here.',
      other: 'The code could not be redeemed. It may have expired.',
    },
  },
  reminder: {
    title: 'Your film coins are running low',
    text: '{coins, plural, =0 {You have no film coins left.} one {You have # film coin left.} other {You have # film coins left.}} Paid models need them; films by the draft engine stay free.',
    recharge: 'Recharge now',
    later: 'Later',
  },
  history: {
    heading: 'Film coins',
    balance: 'Balance',
    direction: 'Direction',
    directions: { all: 'In and out', in: 'Received', out: 'Spent' },
    topic: 'What for',
    topics,
    from: 'From',
    to: 'To',
    csv: 'Download CSV',
    loading: 'Loading your history…',
    more: 'Show more',
    tryAgain: 'Try again',
    empty: 'No film coins have moved yet.',
    emptyNote: 'Check in once a day for your first ones. Every change shows here, with what it was for.',
    nothing: 'Nothing in this selection.',
    showAll: 'Show everything',
    date: 'Date',
    what: 'What for',
    film: 'Film',
    change: 'Film coins',
    state: 'What happened',
    after: 'Balance after',
    received: 'Film coins in',
    spent: 'Film coins out',
    reasons,
    changes,
  },
  codes: {
    heading: 'Redeem codes',
    explain:
      'Each code gives {coins, number} film coins and the special status, once. Codes are kept as hashes: they are shown only when they are made.',
    name: 'Name of the batch',
    nameHint: 'For you alone, for example where the codes go',
    count: 'How many codes',
    countHint: 'From 1 to 1,000',
    expires: 'Valid to the end of',
    make: 'Make codes',
    nameNeeded: 'Give the batch a name.',
    countWrong: 'Choose a whole number from 1 to 1,000.',
    expiresWrong: 'Choose today or a later day.',
    made: '{count, plural, one {One code for “{name}” is made.} other {# codes for “{name}” are made.}}',
    keepNow: 'Save them now: nobody can show them again.',
    download: 'Download CSV',
    copy: 'Copy all',
    copied: 'Copied.',
    copyFailed: 'Copying was not allowed. Select the codes and copy them by hand.',
    done: 'I have saved them',
    list: 'Batches',
    empty: 'No codes have been made yet.',
    created: 'Made',
    redeemed: 'Redeemed',
    redeemedOf: '{redeemed, number} of {codes, number}',
    until: 'Valid until',
    forever: 'no end',
    state: 'State',
    states: { open: 'open', expired: 'expired', stopped: 'stopped' },
    stop: 'Stop',
    stopTitle: 'Stop this batch?',
    stopText: 'From now on nobody can redeem a code of “{name}”. What was redeemed stays. This cannot be undone.',
  },
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type RewardsTexts = Loose<typeof en>;
