/** The two agreements in English; the other languages have exactly these keys. An empty line begins a new paragraph. */
export const en = {
  contents: 'On this page',
  updated: 'In force since {date, date, ::yyyyMMMMd}.',
  unnamed: 'the operator of this site',
  termsHeading: 'User Agreement',
  privacyHeading: 'Privacy Policy',
  termsLead: 'What you may expect of this studio, and what it expects of you.',
  privacyLead: 'What is kept about you, why, for how long, and what you can do about it.',
  terms: {
    parties: {
      heading: 'Who you are dealing with',
      text: 'This site runs Kinora, a film studio. It is operated by {operator}, who is your partner in this agreement. You reach them here: <contact>contact</contact>.\n\nYou accept the agreement when you register and tick the box. Without an account you may look around and try the idea box; then the parts about conduct hold for you too.',
    },
    account: {
      heading: 'Your account',
      text: 'Register with an email address of your own and keep your password to yourself. What is done with your account counts as done by you. Tell the operator if somebody else may have got in; you can end all sessions under Change password.\n\nYou must be old enough to agree to this by yourself where you live, or have the consent of a parent or guardian. One person has one account; several accounts made to collect bonuses may lose them.',
    },
    works: {
      heading: 'What you make is yours',
      text: 'Your ideas and uploads, and the films, pictures and sounds that come of them, belong to you as far as the law allows. You may use them for any lawful purpose, commercial ones included.\n\nYou allow the operator to store, process and play them only as far as the studio needs to do its work for you, and to show what you share or publish yourself. This ends when you delete the work, or withdraw it.',
    },
    conduct: {
      heading: 'What you may not do',
      text: 'Do not make, upload or share anything that breaks the law or the rights of others. In particular: no faces or voices of people who did not agree; no works of others without leave; nothing that sexualises children; nothing that incites hatred or violence, harasses, or reveals private matters; nothing meant to deceive people to their harm.\n\nDo not break, overload or get round the studio, its limits or its prices, and do not use programs to press its buttons for gain.',
    },
    machines: {
      heading: 'Made by machines',
      text: 'Films are made by programs. They may be wrong, may resemble something that exists, and may differ from what you meant. Look at them before you publish them, and say that a machine made them wherever people could take them for real, or where the law asks for it.\n\nWork of the draft engine is labelled Draft, and every take names the model that really made it.',
    },
    others: {
      heading: 'Models of other makers',
      text: 'If you choose a model of another maker, your words and pictures for that piece of work are sent to that maker, and its own rules for content hold as well. A maker may refuse a piece of work, change a model or take it away. The studio then says so and never puts another model in its place without telling you.',
    },
    coins: {
      heading: 'Film coins',
      text: 'Film coins pay for work in the studio. The price is shown before anything is spent, and what was shown is what is charged. Work that fails is given back by itself. If you stop or delete a film while it is being made, film coins set aside for work that had not begun come back; those for work that had begun do not. Before a deletion you are shown both amounts.\n\nFilm coins are a right to use this studio. They are not money, bear no interest, cannot be exchanged for money and cannot be passed on to others. Film coins gained by mistake, by several accounts of one person or by abuse may be taken back.',
    },
    buying: {
      heading: 'Buying, plans and refunds',
      text: 'Prices and what they include stand on the pricing page. Payments are handled by a payment provider; the studio never sees your card. A membership is paid each month in advance and goes on until you end it; it then runs to the end of the month that is paid for, and what you made in it stays yours.\n\nFilm coins and months that have been paid for are not refunded, unless the law gives you a right to it or the studio failed to deliver. Where consumers have a right to withdraw from a purchase, it ends for film coins that you have begun to spend, to which you agree when you spend them. When a payment is refunded or disputed, the film coins it brought are taken back; what is no longer there is owed and paid by film coins that come later.',
    },
    rewards: {
      heading: 'Rewards and invitations',
      text: 'Film coins for checking in, for your profile, for feedback, for codes and for invitations are gifts. They come once for each occasion named, and the operator may hold back those that look farmed until a person has looked at them.',
    },
    suspension: {
      heading: 'Suspension and appeal',
      text: 'The operator may remove content, or suspend or close an account, that breaks this agreement, and says why. A suspended account can still read its own record, sign out and send one appeal, which a person decides. Closing an account for a serious breach ends its film coins and plans.',
    },
    availability: {
      heading: 'If something goes wrong',
      text: 'The operator keeps the studio running with care, but cannot promise that it is always there or without faults. Keep copies of what matters to you.\n\nWhere the law allows, the operator is liable only for intent and gross negligence, for injury to life and health, and for duties without which this agreement would be pointless, then up to what is foreseeable and typical. What the law gives to consumers is not taken from them.',
    },
    end: {
      heading: 'Ending and changes',
      text: 'You can delete your account on your profile page at any time, after downloading what you want to keep. The operator may end the studio with notice of at least {notice, number} days, in which you can download your works.\n\nIf this agreement changes in a way that matters to you, you are told at least {notice, number} days before, and may leave instead. The law of the place where the operator is established holds; a consumer keeps the protection of the law of the place where they live. If a part of this agreement does not hold, the rest does.',
    },
  },
  privacy: {
    who: {
      heading: 'Who is responsible',
      text: '{operator} decides what happens with your data on this site. Write here with any question about it: <contact>contact</contact>.',
    },
    stored: {
      heading: 'What is kept',
      text: 'Your account: email, the phone number you sign in with if you gave one, a hash of your password from which it cannot be read back, name, language, when you agreed to the terms, and the invitation code you gave.\n\nYour profile, as far as you fill it in: picture, description, links, what you work on.\n\nYour works: ideas, films, pictures, sounds and uploads, who may see them, and the record of how each was made.\n\nYour film coins: every change with its reason; your orders and plans. Card numbers stay with the payment provider.\n\nYour sessions: one entry for each device while it is signed in and for some time after; and the browsers that you have signed in from, each as a keyed hash with the dates of the first and the last time. What you write to the operator: feedback, enquiries, appeals.',
    },
    purpose: {
      heading: 'What it is for',
      text: 'To make and keep your films, to let you in and nobody else, to count your film coins rightly and to answer when you ask: this is what our agreement with you needs. To keep others from guessing passwords, farming bonuses and overloading the studio: this is in the interest of all who use it. To keep accounts of payments: the law asks for it.\n\nIt is not sold. There is no advertising, no tracking, and no profile of what you like. Your works are not used to train models.',
    },
    cookies: {
      heading: 'Cookies and what the browser keeps',
      text: 'Two cookies, both set by this site and read by nobody else: one keeps you signed in and cannot be read by scripts; the other tells one browser from another, so that several accounts of one person are noticed, and so that you still get in from a browser that you have used before while somebody else is guessing your password. It stays when you sign out.\n\nYour browser also keeps your language, your theme, the idea you are typing and small notes such as which hints you have closed. You can delete all of it in the browser; you are then signed out.',
    },
    recipients: {
      heading: 'Who else sees it',
      text: 'Drafts are made on this server alone. If you choose a model of another maker, your words and pictures for that piece of work go to that maker, which may be in another country; the model list names the maker.\n\nYour address goes to the mail server that carries our mails, a phone number to the company that carries our SMS; your order and email go to the payment provider when you buy. What you publish, or share by a link, can be seen by whoever has it. Authorities are given data only where the law compels it.',
    },
    guarding: {
      heading: 'Guarding the door',
      text: 'To stop people from guessing passwords, attempts are counted for a quarter of an hour to a day, with network addresses, mail addresses and phone numbers kept as hashes. To notice farmed bonuses, device, network and mailbox are kept as keyed hashes that nobody can read back. Nothing is decided by a program alone that closes an account: a person looks first.',
    },
    duration: {
      heading: 'How long',
      text: 'As long as you have your account; works until you delete them. A work, cover or picture that you delete or replace cannot be opened by anybody from that moment, and its files and texts are erased {fileDays, plural, one {# day} other {# days}} later; a picture that you upload and do not use is treated so after {unusedDays, plural, one {a day} other {# days}}. When you delete your account, personal fields go at once and your works within {days, number} days. The film coin ledger stays, as the law asks for accounts of payments, under a random number without your name.\n\nA session is kept for {sessionDays, number} days after its end, and a browser for {browserDays, number} days after your last sign-in from it. The hashes against farmed bonuses are kept for {traceDays, number} days: of a device or network after it was last seen, of a mailbox after its account is gone.\n\nVerification codes are kept for a day, mails that wait to be delivered for seven days, log lines for up to {days, number} days. Backups that still hold deleted data are overwritten within {days, number} days.',
    },
    rights: {
      heading: 'Your rights',
      text: 'You can see and correct your data on your profile page, download all of it as one archive, and delete it there. You may object to what is done for the common interest, ask that it be restricted, and complain to the data protection authority of the place where you live. It costs nothing, and you are answered within a month.',
    },
    children: {
      heading: 'Children',
      text: 'The studio is not meant for children below the age at which they may agree to this by themselves. If a child has registered without consent, tell the operator, who deletes the account.',
    },
    safety: {
      heading: 'How it is kept safe',
      text: 'Passwords are hashed, links to your media are signed for you and for minutes, secrets are encrypted, administrators need a second proof and leave a record of everything they do. If data of yours gets into wrong hands, you are told without delay.',
    },
    changes: {
      heading: 'Changes',
      text: 'If this policy changes in a way that matters to you, you are told before it holds.',
    },
  },
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type LegalTexts = Loose<typeof en>;
