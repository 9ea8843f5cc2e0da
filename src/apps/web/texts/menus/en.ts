/** Texts of the menus behind the bar, in English; the other languages have exactly these keys. */
export const en = {
  entries: {
    sora: 'Text to video',
    community: 'Community',
    film: 'Film',
    mojiMagic: 'MojiMagic',
    image: 'Pictures',
    video: 'Video',
    more: 'More',
    info: 'Profile',
    likes: 'Films you like',
    tutorial: 'Guide',
    feedback: 'Feedback',
    cloudService: 'Cloud services',
    suspiciousAccounts: 'Suspicious accounts',
    userManagement: 'User management',
    movieManagement: 'Movie management',
    memeManagement: 'Meme management',
  },
  features: 'Features',
  yours: 'Your account',
  admin: 'Administration',
  member: 'Member',
  tryNow: 'Try now',
  signOut: 'Sign out',
  language: 'Language',
  theme: 'Theme',
  themes: { auto: 'System', light: 'Light', dark: 'Dark' },
  community: {
    heading: 'Join the community',
    note: 'Read the code with a phone, or open the link.',
    code: 'QR code that leads to the community',
    join: 'Join now',
  },
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type MenusTexts = Loose<typeof en>;
