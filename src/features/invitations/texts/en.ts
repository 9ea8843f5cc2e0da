import type { BonusReason, Signal } from '../signals.ts';

const signals: Record<Signal, string> = {
  shared_device: '{amount, plural, one {Another account was} other {# other accounts were}} used in the same browser.',
  crowded_network:
    '{amount, plural, one {Another account} other {# other accounts}} registered from the same network within a day.',
  same_mailbox:
    '{amount, plural, one {Another account has} other {# other accounts have}} an address that leads to the same mailbox.',
  disposable_mail: 'The address is of a provider of throwaway mailboxes.',
  registration_burst: '{amount, plural, one {# person} other {# people}} joined with its code within an hour.',
  farmed_invitations:
    '{amount, plural, one {# bonus} other {# bonuses}} of its invitations {amount, plural, one {waits} other {wait}} for a decision.',
  code_guessing: 'It entered {amount, plural, one {# redeem code} other {# redeem codes}} that do not exist.',
  spending_burst:
    'It spent {amount, plural, one {# film coin} other {# film coins}} within an hour and has never bought any.',
};

const reasons: Record<BonusReason, string> = {
  same_device: 'Both were used in the same browser',
  same_network: 'Both came from the same network',
  shared_device: 'The guest’s browser has other accounts',
  crowded_network: 'Many registered from the guest’s network',
  same_mailbox: 'The guest’s mailbox has another account',
  disposable_mail: 'The guest uses a throwaway mailbox',
  registration_burst: 'Many joined with this code within an hour',
  code_guessing: 'Redeem codes were guessed',
  spending_burst: 'Many film coins were spent at once',
  banned: 'One of the two is suspended',
  limit_reached: 'The inviter was paid for enough people',
  inviting_stopped: 'The inviter may not invite',
  account_gone: 'An account was deleted',
  refused_by_admin: 'Refused by an admin',
};

/** Texts of inviting people and of suspicious accounts, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Invite people',
  lead: 'They start with {guest, number} film coins. You get {inviter, number} for each, up to {limit, number} people.',
  visitor: {
    heading: 'Bring a friend, make two films',
    lead: 'Whoever registers with your link starts with {guest, number} film coins. When they have finished their first film, you get {inviter, number}.',
    theirs: 'Your friend',
    yours: 'You',
    register: 'Create an account',
    signIn: 'Sign in',
    note: 'Your link waits in your account. Registering is free.',
  },
  steps: {
    heading: 'How it works',
    share: 'Share your link',
    shareText: 'Copy it, show the QR code, or tell somebody your code: it can be typed in while registering.',
    welcome: 'They get {coins, number} at once',
    welcomeText: 'The film coins are there as soon as the account is. Films by the draft engine cost nothing anyway.',
    reward: 'You get {coins, number} a day later',
    rewardText: 'A day after their first finished film the film coins are yours, for up to {limit, number} people.',
    unlock: 'One click, unlocked',
    unlockText:
      'With your first rewarded invitation you may make films with paid models in one click, without being a member.',
  },
  fair: 'Invitations are for other people. Bonuses for several accounts of one person, device or network are checked before they are paid.',
  link: {
    label: 'Your link',
    code: 'Your code',
    copy: 'Copy link',
    copied: 'The link is copied.',
    notCopied: 'Copying did not work here. The link is selected: copy it by hand.',
    share: 'Share',
    shareTitle: 'Make films with me on Kinora',
    shareText: 'Write one line and it becomes a film. With this link you start with {coins, number} film coins:',
    mail: 'Send by mail',
    qr: 'QR code of your invitation link',
    stopped:
      'Your invitations are switched off. Your link still leads here, but brings nobody film coins. If this is a mistake, please contact us.',
  },
  figures: {
    label: 'What your invitations brought',
    came: 'People who joined',
    active: 'Of them active',
    activeNote: 'Active: has finished a film',
    earned: 'Earned',
    waiting: 'Still to come',
    places: '{paid, number} of {limit, number} people rewarded',
  },
  chart: {
    heading: 'The last {weeks, plural, one {week} other {# weeks}}',
    came: 'Joined',
    active: 'Active',
    week: 'Week from',
    table: 'As a table',
    empty: 'Nobody has joined in these weeks.',
    summary:
      '{came, plural, =0 {Nobody} one {# person} other {# people}} in {weeks, plural, one {# week} other {# weeks}}, {active, number} of them active.',
  },
  guests: {
    heading: 'Who joined',
    empty: 'Nobody has joined with your link yet.',
    emptyNote: 'Send it to somebody who has a story to tell.',
    newest: 'The newest hundred are shown.',
    gone: 'Deleted account',
    cameAt: 'Joined on {date}',
    progress: {
      until_first_work: 'Waiting for their first film',
      until_due: 'First film finished; paid on {date}',
      held: 'Being checked',
      paid: '+{coins, number} paid',
      limit_reached: 'Not paid: {limit, number} people were rewarded',
      refused: 'Not paid',
    },
  },
  welcomeHeld:
    'You joined through an invitation. Your {coins, number} film coins are being checked and will follow when that is done.',
  tryAgain: 'Try again',
  suspicious: {
    heading: 'Suspicious accounts',
    lead: 'Why each account stands here, and what can be done. Nothing is decided without you: held bonuses wait.',
    empty: 'Nothing looks like farming.',
    emptyNote:
      'Accounts appear here when they share a browser, a mailbox or a crowded network, guess codes, spend in bursts, or farm invitations.',
    since: 'since {date}',
    banned: 'Suspended',
    stopped: 'Invitations stopped',
    linked: 'Seen together with',
    held: 'Held bonuses',
    sides: {
      guest: '{coins, number} film coins for the guest {guest}, invited by {inviter}',
      inviter: '{coins, number} film coins for {inviter}, who invited {guest}',
    },
    gone: 'a deleted account',
    release: 'Release',
    refuse: 'Refuse',
    stop: 'Stop invitations',
    allow: 'Allow invitations',
    dismiss: 'Looks fine',
    manage: 'Manage or suspend',
    released: 'The bonus is paid.',
    refused: 'The bonus is refused.',
    stoppedDone: 'Invitations of {name} are stopped.',
    allowedDone: '{name} may invite again.',
    dismissed: '{name} is off the list until there is more.',
    ask: {
      release: 'Pay this bonus?',
      releaseText:
        '{coins, plural, one {# film coin goes} other {# film coins go}} to {name} at once. This cannot be taken back here.',
      refuse: 'Refuse this bonus?',
      refuseText:
        '{name} will not get {coins, plural, one {# film coin} other {# film coins}} for this invitation. This is final.',
      stop: 'Stop the invitations of {name}?',
      stopText:
        'From now on the code brings nobody film coins, and bonuses that still wait are refused when they come due. You can allow it again.',
    },
    signals,
    reasons,
  },
} as const;

type Words<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Words<Texts[Key]> };

/** What every language must supply. */
export type InvitationTexts = Words<typeof en>;
