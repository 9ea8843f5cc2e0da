/** One section of a legal page. */
export interface LegalSection {
  readonly heading: string;
  readonly text: string;
}

/** The two legal pages of one language. */
export interface LegalTexts {
  readonly terms: readonly LegalSection[];
  readonly privacy: readonly LegalSection[];
}

export const en: LegalTexts = {
  terms: [
    { heading: 'Who you are dealing with', text: 'This site runs Kinora, a film studio. Whoever operates the site is your partner in this agreement. With an account you may use the studio as it is offered here.' },
    { heading: 'Your account', text: 'Register with an address of your own and keep your password to yourself. What is done with your account counts as done by you. Tell the operator if somebody else may have got in.' },
    { heading: 'What you make is yours', text: 'Your ideas, and the films, pictures and sounds that come of them, belong to you as far as the law allows. You give the operator the right to store and process them only so that the studio can do its work, and to show what you publish yourself.' },
    { heading: 'What you may not do', text: 'Do not make or upload anything that breaks the law or the rights of others: no faces or voices of people who did not agree, no works of others without leave, nothing that sexualises children, incites hatred or violence, or deceives people to their harm. Do not try to break, overload or get round the studio.' },
    { heading: 'Made by machines', text: 'Films are made by programs. They may be wrong, may resemble something that exists, and may differ from what you meant. Look at them before you publish, and say that a machine made them where people could take them for real.' },
    { heading: 'Coins', text: 'Film coins pay for work in the studio. The price is shown before anything is spent; what fails is given back. Coins are not money and cannot be paid out or passed on.' },
    { heading: 'If something goes wrong', text: 'The operator keeps the studio running with care but cannot promise that it is always there. Keep copies of what matters to you. The operator may pause or close an account that breaks these rules, and says why.' },
    { heading: 'Changes', text: 'If these terms change in a way that matters to you, you are told before the change holds, and may leave instead.' },
  ],
  privacy: [
    { heading: 'What is stored', text: 'Your email, your password as a hash from which it cannot be read back, your language, when you agreed to the terms, and the invitation code you gave. Your ideas, films and uploads. Every change of your coins. For as long as you are signed in, one entry for each device.' },
    { heading: 'What it is for', text: 'To make and keep your films, to let you in and nobody else, to count your coins rightly, and to answer when you ask. It is not sold, and there is no advertising and no tracking.' },
    { heading: 'Cookies', text: 'One cookie keeps you signed in; without it nobody could be. Your browser also keeps your language, your theme and the idea you are typing. None of this is read by others.' },
    { heading: 'Who else sees it', text: 'Drafts are made on this server alone. If you choose a model of another provider, your words and pictures for that shot are sent to that provider. Your address goes to the mail server that sends you codes. What you publish or share by a link can be seen by whoever has the link.' },
    { heading: 'Guarding the door', text: 'To stop people from guessing passwords, tries are counted for a quarter of an hour to an hour, with network and mail addresses kept as hashes only. Verification codes are kept for a day.' },
    { heading: 'How long, and your rights', text: 'Your data stays as long as your account does. Ask the operator of this site to see, correct, receive or delete it; what the law demands to be kept about payments stays without your name. You may also complain to your data protection authority.' },
  ],
};
