import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { FEEDBACK_RATINGS } from '#src/shared/catalogue/feedback.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';

/** What the examples stand on: a finished film of the owner's, and ways to get more. */
export interface ApiWorld {
  filmId: string;
  /** A share link's token of that film. */
  shareToken: string;
  /** A picture that the owner brought along. */
  pictureId: string;
  /** The owner, who is an admin. */
  ownerId: string;
  /** Another film of the owner's that may be spoilt. */
  copyFilm(): Promise<string>;
  /** A token that signs the owner in once. */
  signInToken(): Promise<string>;
}

/** One request to an endpoint. A `file` is sent instead of a JSON body. */
export interface ExampleRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  file?: { type: string; bytes: Buffer };
}

/** A request that shall be refused, and with which code. */
export type Refused = ExampleRequest & { code: ErrorCode };

export interface EndpointExample {
  /** `public`: anybody; `account`: whoever is signed in; `admin`: admins alone. */
  access: 'public' | 'account' | 'admin';
  /** A request of the owner's that is right. */
  valid(world: ApiWorld): ExampleRequest | Promise<ExampleRequest>;
  /** What the owner is answered: 200 unless a code is named, where a right request meets a state that refuses it. */
  answer?: ErrorCode;
  /**
   * What somebody else is answered who sends the very same: a code where it names the owner's things, `own` where it is
   * about the caller alone.
   */
  stranger: ErrorCode | 'own';
  /**
   * Wrong inputs beyond what is made from the right one: each of its fields in another type, and its path with
   * nonsense.
   */
  refused?(world: ApiWorld): Refused[];
}

const film = (world: ApiWorld): ExampleRequest => ({ params: { filmId: world.filmId } });
/** An endpoint about one film of the caller's, without any other input. */
const ofFilm = (more: Partial<EndpointExample> = {}): EndpointExample => ({
  access: 'account',
  valid: film,
  stranger: 'FILM_NOT_FOUND',
  ...more,
});
const spoils = async (world: ApiWorld): Promise<ExampleRequest> => ({ params: { filmId: await world.copyFilm() } });
const own = { access: 'account', stranger: 'own' } as const;
const open = { access: 'public', stranger: 'own' } as const;
const admin = { access: 'admin', stranger: 'PERMISSION_DENIED' } as const;
const ofOwner = ({ ownerId }: ApiWorld): ExampleRequest => ({ params: { accountId: ownerId } });

const wish = {
  idea: 'A fox opens a library',
  type: 'fantasy',
  style: 'gouache',
  aspect: '16:9',
  language: 'en',
  shots: 4,
};
const password = 'three quiet lanterns';
const profile = {
  version: 0,
  username: 'Somebody',
  description: 'Films about foxes',
  phone: null,
  phone_hidden: true,
  social_accounts: [{ network: 'youtube', name: 'foxes' }],
  social_accounts_hidden: false,
  job_type: 'studio',
  job_style: 'freelance',
  job: 'Director',
  reasons: ['tell_stories'],
  use_cases: ['series'],
  allow_contact: false,
};
const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a05030' } })
  .png()
  .toBuffer();
const upload = (): EndpointExample => ({
  ...own,
  valid: () => ({ file: { type: 'image/png', bytes: png } }),
  refused: () => [
    { file: { type: 'image/png', bytes: Buffer.from('not a picture at all') }, code: 'IMAGE_FORMAT_UNSUPPORTED' },
    {
      file: {
        type: 'image/svg+xml',
        bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      },
      code: 'IMAGE_FORMAT_UNSUPPORTED',
    },
    { file: { type: 'image/png', bytes: png.subarray(0, png.length - 30) }, code: 'IMAGE_FORMAT_UNSUPPORTED' },
    { file: { type: 'image/jpeg', bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 0xff) }, code: 'FILE_TOO_LARGE' },
    { body: { picture: 'x' }, code: 'INVALID_DATA' },
  ],
});

const feedback = () => ({
  id: randomUUID(),
  filmType: 'comedy',
  style: 'gouache',
  functionFeedback: 'The storyboard is quick.',
  suggestions: 'More looks.',
  ratings: Object.fromEntries(FEEDBACK_RATINGS.map((name) => [name, 4])),
});

const partner = { name: 'Lumen', barColour: '#12343b', accentColour: '#ffd400' };

/** A right request to every endpoint there is, whose it is, and what is refused. A new endpoint needs one here. */
export const ENDPOINT_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'accounts.readMe': { ...own, valid: () => ({}) },
  'accounts.sendCode': {
    ...open,
    valid: () => ({ body: { email: `somebody-${randomUUID()}@gmail.com`, purpose: 'register' } }),
  },
  'accounts.register': {
    ...open,
    answer: 'VERIFICATION_CODE_EXPIRED',
    valid: () => ({
      body: { email: 'somebody@gmail.com', code: '123456', requestToken: 'x'.repeat(43), password, agreed: true },
    }),
  },
  'accounts.signIn': {
    ...open,
    answer: 'INVALID_CREDENTIALS',
    valid: () => ({ body: { email: `nobody-${randomUUID()}@gmail.com`, password, agreed: true } }),
  },
  'accounts.refreshSession': {
    ...open,
    answer: 'SESSION_EXPIRED',
    valid: () => ({ body: { refreshToken: 'x'.repeat(60) } }),
  },
  'accounts.spendSignInLink': { ...open, valid: async (world) => ({ body: { token: await world.signInToken() } }) },
  'accounts.signOut': { ...open, valid: () => ({}) },
  'accounts.signOutEverywhere': { ...own, valid: () => ({}) },
  'accounts.resetPassword': {
    ...open,
    answer: 'VERIFICATION_CODE_EXPIRED',
    valid: () => ({ body: { email: 'somebody@gmail.com', code: '123456', requestToken: 'x'.repeat(43), password } }),
  },
  'accounts.changePassword': {
    ...own,
    valid: () => ({ body: { currentPassword: 'wrong wrong wrong', newPassword: password } }),
  },
  'accounts.bans.readBan': { ...own, answer: 'NOT_BANNED', valid: () => ({}) },
  'accounts.bans.createAppeal': {
    ...own,
    answer: 'NOT_BANNED',
    valid: () => ({ body: { description: 'It was not me.' } }),
    refused: () => [
      { body: { description: ' ' }, code: 'DESCRIPTION_EMPTY' },
      { body: { description: 'x'.repeat(1001) }, code: 'DESCRIPTION_TOO_LONG' },
    ],
  },
  'accounts.secondFactor.confirmSession': { ...own, valid: () => ({ body: { password } }) },
  'accounts.secondFactor.readSecondFactor': { ...own, valid: () => ({}) },
  'accounts.secondFactor.beginSecondFactor': { ...own, valid: () => ({}) },
  'accounts.secondFactor.finishSecondFactor': {
    ...own,
    answer: 'SECOND_FACTOR_ERROR',
    valid: () => ({ body: { code: '123' } }),
  },
  'accounts.secondFactor.removeSecondFactor': { ...own, valid: () => ({ body: { code: '123456' } }) },
  'accounts.phone.readPhone': { ...own, valid: () => ({}) },
  'accounts.phone.sendPhoneCode': {
    ...own,
    answer: 'PHONE_NOT_OFFERED',
    valid: () => ({ body: { phone: '+49 170 1234567' } }),
    refused: () => [{ body: { phone: 'call me' }, code: 'PHONE_INVALID' }],
  },
  'accounts.phone.setPhone': {
    ...own,
    answer: 'PHONE_NOT_OFFERED',
    valid: () => ({ body: { phone: '+49 170 1234567', code: '123456', requestToken: 'x'.repeat(43) } }),
  },
  'accounts.phone.removePhone': { ...own, valid: () => ({}) },
  'accounts.listOutbox': { access: 'admin', stranger: 'PERMISSION_DENIED', valid: () => ({}) },

  'films.listModels': { ...open, valid: () => ({}) },
  'films.quoteFilm': {
    ...own,
    valid: () => ({ body: wish }),
    refused: () => [
      { body: { ...wish, idea: 'child porn' }, code: 'CONTENT_SENSITIVE' },
      { body: { ...wish, shots: 3 }, code: 'SHOT_COUNT_INVALID' },
      { body: { ...wish, models: { video: 'nope' } }, code: 'MODEL_UNKNOWN' },
    ],
  },
  'films.optimiseIdea': {
    ...own,
    valid: () => ({ body: { idea: wish.idea } }),
    refused: () => [
      { body: { idea: ' ' }, code: 'IDEA_EMPTY' },
      { body: { idea: '爆弾の作り方' }, code: 'CONTENT_SENSITIVE' },
      { body: { idea: 'x'.repeat(2001) }, code: 'IDEA_TOO_LONG' },
    ],
  },
  'films.uploadCharacterPicture': upload(),
  'films.fetchCharacterPicture': {
    ...own,
    answer: 'ADDRESS_NOT_PUBLIC',
    valid: () => ({ body: { address: 'https://127.0.0.1/fox.png' } }),
    refused: () => [
      { body: { address: ' ' }, code: 'INVALID_DATA' },
      { body: { address: `https://127.0.0.1/${'x'.repeat(2000)}` }, code: 'INVALID_DATA' },
      { body: { address: 'file:///etc/passwd' }, code: 'ADDRESS_INVALID' },
    ],
  },
  'films.uploadCoverPicture': upload(),
  'films.createFilm': {
    access: 'account',
    stranger: 'NOT_FOUND',
    valid: ({ pictureId }) => ({
      body: {
        ...wish,
        mode: 'step_by_step',
        title: 'The Fox',
        characters: [{ name: 'Reynard', pictureId }],
        customStyle: { name: 'Mine', prompt: 'red chalk' },
        models: { image: 'draft-image' },
      },
    }),
    refused: ({ filmId, pictureId }) => [
      { body: { ...wish, customStyle: { name: 'Mine', prompt: '儿童色情' } }, code: 'CONTENT_SENSITIVE' },
      { body: { ...wish, characters: [{ name: 'n1gger', pictureId }] }, code: 'CONTENT_SENSITIVE' },
      { body: { ...wish, idea: '' }, code: 'IDEA_EMPTY' },
      { body: { ...wish, style: 'nope' }, code: 'STYLE_UNKNOWN' },
      { body: { ...wish, characters: [{ name: 'A', pictureId: filmId }] }, code: 'NOT_FOUND' },
      { body: { ...wish, characters: [{ name: ' ', pictureId }] }, code: 'CHARACTER_NAME_EMPTY' },
      {
        body: { ...wish, characters: Array.from({ length: 5 }, () => ({ name: 'A', pictureId })) },
        code: 'INVALID_DATA',
      },
      { body: { ...wish, models: { video: 'veo3' } }, code: 'MODEL_RETIRED' },
      { body: { ...wish, title: 'x'.repeat(101) }, code: 'TITLE_TOO_LONG' },
    ],
  },
  'films.listFilms': {
    ...own,
    valid: () => ({ query: { search: 'fox', status: 'making', limit: '5' } }),
    refused: () =>
      [
        ['limit', '0'],
        ['limit', '61'],
        ['limit', 'x'],
        ['status', 'nope'],
        ['cursor', 'x'.repeat(201)],
      ].map(([name = '', value = '']) => ({ query: { [name]: value }, code: 'INVALID_DATA' as const })),
  },
  'films.readFilm': ofFilm(),
  'films.watchFilm': ofFilm(),
  'films.updateFilm': ofFilm({
    valid: (world) => ({ ...film(world), body: { title: 'Another name', visibility: 'private' } }),
    refused: (world) => [
      { ...film(world), body: { title: '아동 음란물' }, code: 'CONTENT_SENSITIVE' },
      { ...film(world), body: { title: ' \n ' }, code: 'TITLE_EMPTY' },
      { ...film(world), body: { visibility: 'friends' }, code: 'INVALID_DATA' },
      { ...film(world), body: { title: 'Too late', version: 0 }, code: 'FILM_CHANGED' },
    ],
  }),
  'films.copyFilm': ofFilm({ valid: (world) => ({ ...film(world), body: { idempotencyKey: 'copied-once' } }) }),
  'films.previewDeletion': ofFilm(),
  'films.deleteFilm': ofFilm({ valid: spoils }),
  'films.setCover': ofFilm({
    valid: (world) => ({ ...film(world), body: { choice: { kind: 'upload', pictureId: world.pictureId } } }),
    refused: (world) => [
      { ...film(world), body: { choice: { kind: 'shot', number: 199 } }, code: 'INDEX_OUT_OF_RANGE' },
      { ...film(world), body: { choice: { kind: 'shot', number: 0.5 } }, code: 'INDEX_INVALID' },
      { ...film(world), body: { choice: { kind: 'upload', pictureId: world.filmId } }, code: 'NOT_FOUND' },
      { ...film(world), body: { choice: { kind: 'moment' } }, code: 'INVALID_DATA' },
    ],
  }),
  'films.readReceipt': ofFilm(),
  'films.createShareLink': ofFilm(),
  'films.withdrawShareLink': ofFilm({ valid: spoils }),
  'films.readSharedFilm': {
    ...open,
    valid: ({ shareToken }) => ({ params: { token: shareToken } }),
    refused: () => [{ params: { token: 'x'.repeat(24) }, code: 'SHARE_NOT_FOUND' }],
  },
  'films.cancelFilm': ofFilm({ valid: spoils }),
  'films.resumeFilm': ofFilm(),
  'films.readGuide': { ...own, valid: () => ({}) },
  'films.markGuideShown': { ...own, valid: () => ({}) },
  'films.retryShot': ofFilm({
    valid: (world) => ({ params: { filmId: world.filmId, number: '1' } }),
    refused: ({ filmId }) => [
      { params: { filmId, number: '39' }, code: 'INDEX_OUT_OF_RANGE' },
      { params: { filmId, number: '99999999999' }, code: 'INDEX_OUT_OF_RANGE' },
      { params: { filmId, number: '0' }, code: 'INDEX_INVALID' },
      { params: { filmId, number: 'x' }, code: 'INVALID_DATA' },
    ],
  }),

  'profile.readAccount': {
    ...own,
    answer: 'USER_NOT_FOUND',
    valid: () => ({ params: { id: randomUUID() } }),
    refused: () => [{ params: { id: 'x' }, code: 'INVALID_DATA' }],
  },
  'profile.updateProfile': {
    ...own,
    valid: () => ({ body: profile }),
    refused: () => [
      { body: { ...profile, social_accounts: [{ network: 'x', name: 'child_porn' }] }, code: 'CONTENT_SENSITIVE' },
      { body: { ...profile, username: ' ' }, code: 'USERNAME_INVALID' },
      { body: { ...profile, description: 'x'.repeat(501) }, code: 'DESCRIPTION_TOO_LONG' },
      { body: { ...profile, phone: 'call me' }, code: 'PHONE_INVALID' },
      { body: { ...profile, job: 'Another', version: 99 }, code: 'PROFILE_CHANGED' },
      {
        body: { ...profile, social_accounts: Array.from({ length: 6 }, () => ({ network: 'x', name: 'a' })) },
        code: 'INVALID_DATA',
      },
      { body: { ...profile, social_accounts: [{ network: 'nope', name: 'a' }] }, code: 'INVALID_DATA' },
      { body: { ...profile, reasons: ['nope'] }, code: 'INVALID_DATA' },
    ],
  },
  'profile.uploadAvatar': upload(),
  'profile.removeAvatar': { ...own, valid: () => ({}) },
  'profile.readArchive': { ...own, valid: () => ({}) },
  'profile.createArchive': { ...own, valid: () => ({}) },
  'profile.deleteAccount': {
    ...own,
    answer: 'CONFIRMATION_FAILED',
    valid: () => ({ body: { password: 'not this one', agreed: true } }),
    refused: () => [{ body: { password, agreed: false }, code: 'DELETION_NOT_AGREED' }],
  },

  'settings.readSettings': { ...open, valid: () => ({}) },

  'invitations.readInvitations': { ...own, valid: () => ({}) },
  'invitations.listSuspiciousAccounts': {
    ...admin,
    valid: () => ({ query: { limit: '5' } }),
    refused: () =>
      [
        ['limit', '51'],
        ['cursor', 'x'],
      ].map(([name = '', value = '']) => ({ query: { [name]: value }, code: 'INVALID_DATA' as const })),
  },
  'invitations.decideBonus': {
    ...admin,
    answer: 'NOT_FOUND',
    valid: () => ({ params: { invitationId: randomUUID(), side: 'guest' }, body: { decision: 'release' } }),
    refused: () => [
      { params: { invitationId: randomUUID(), side: 'both' }, body: { decision: 'release' }, code: 'INVALID_DATA' },
      { params: { invitationId: randomUUID(), side: 'guest' }, body: { decision: 'maybe' }, code: 'INVALID_DATA' },
    ],
  },
  'invitations.setCanInvite': {
    ...admin,
    valid: (world) => ({ ...ofOwner(world), body: { canInvite: true } }),
    refused: () => [{ params: { accountId: randomUUID() }, body: { canInvite: true }, code: 'NOT_FOUND' }],
  },
  'invitations.dismissSuspicion': {
    ...admin,
    valid: ofOwner,
    refused: () => [{ params: { accountId: randomUUID() }, code: 'NOT_FOUND' }],
  },

  'rewards.checkIn': { ...own, valid: () => ({ body: {} }) },
  'rewards.redeemCode': {
    ...own,
    answer: 'FILE_NOT_FOUND',
    valid: () => ({ body: { code: 'no such code' } }),
    refused: () => [
      { body: { code: ' ' }, code: 'EMPTY_CODE' },
      { body: { code: 'x'.repeat(1001) }, code: 'INVALID_DATA' },
    ],
  },
  'rewards.listHistory': {
    ...own,
    valid: () => ({ query: { direction: 'in', topic: 'rewards', limit: '10' } }),
    refused: () =>
      [
        ['limit', '101'],
        ['direction', 'up'],
        ['topic', 'nope'],
        ['cursor', 'x'],
        ['from', 'yesterday'],
      ].map(([name = '', value = '']) => ({ query: { [name]: value }, code: 'INVALID_DATA' as const })),
  },
  'rewards.exportHistory': {
    ...own,
    valid: () => ({ query: { topic: 'films' } }),
    refused: () => [{ query: { until: 'x' }, code: 'INVALID_DATA' }],
  },
  'rewards.listCodeBatches': {
    access: 'admin',
    stranger: 'PERMISSION_DENIED',
    valid: () => ({}),
    refused: () => [{ query: { limit: '0' }, code: 'INVALID_DATA' }],
  },
  'rewards.createCodeBatch': {
    access: 'admin',
    stranger: 'PERMISSION_DENIED',
    valid: () => ({ body: { name: 'Spring', count: 2 } }),
    refused: () =>
      [
        { name: ' ', count: 1 },
        { name: 'x', count: 0 },
        { name: 'x', count: 1001 },
        { name: 'x', count: 1, expiresAt: '2020-01-01T00:00:00Z' },
      ].map((body) => ({ body, code: 'INVALID_DATA' as const })),
  },
  'rewards.stopCodeBatch': {
    access: 'admin',
    stranger: 'PERMISSION_DENIED',
    answer: 'NOT_FOUND',
    valid: () => ({ params: { batchId: randomUUID() } }),
    refused: () => [{ params: { batchId: 'x' }, code: 'INVALID_DATA' }],
  },

  'contact.sendBusinessMessage': {
    ...open,
    valid: () => ({
      body: {
        id: randomUUID(),
        name: 'Ada',
        company: 'Analytical Films',
        contact: 'ada@film.example',
        budget: '5000',
        message: 'A film about engines.',
      },
    }),
    refused: () =>
      [
        ['name', ' '],
        ['company', 'x'.repeat(201)],
        ['message', 'x'.repeat(4001)],
        ['id', '1'],
      ].map(([name = '', value = '']) => ({
        body: { id: randomUUID(), name: 'Ada', company: 'C', contact: 'c', message: 'm', [name]: value },
        code: 'INVALID_DATA' as const,
      })),
  },
  'contact.sendFeedback': {
    ...own,
    valid: () => ({ body: feedback() }),
    refused: () => [
      { body: { ...feedback(), ratings: { ...feedback().ratings, music: 6 } }, code: 'INVALID_DATA' },
      { body: { ...feedback(), ratings: { film_type: 5 } }, code: 'INVALID_DATA' },
      { body: { ...feedback(), filmType: 'nope' }, code: 'INVALID_DATA' },
      { body: { ...feedback(), style: 'nope' }, code: 'INVALID_DATA' },
      { body: { ...feedback(), suggestions: ' ' }, code: 'INVALID_DATA' },
    ],
  },
  'contact.listBusinessMessages': {
    access: 'admin',
    stranger: 'PERMISSION_DENIED',
    valid: () => ({ query: { limit: '5' } }),
    refused: () => [
      { query: { limit: '61', cursor: randomUUID() }, code: 'INVALID_DATA' },
      { query: { limit: '5', cursor: 'x' }, code: 'INVALID_DATA' },
    ],
  },
  'contact.listFeedback': {
    access: 'admin',
    stranger: 'PERMISSION_DENIED',
    valid: () => ({ query: { limit: '5' } }),
    refused: () => [{ query: { limit: '0' }, code: 'INVALID_DATA' }],
  },

  'membership.readOffers': { ...open, valid: () => ({}) },
  'membership.readMembership': { ...own, valid: () => ({}) },
  'membership.createOrder': {
    ...own,
    answer: 'PAYMENTS_NOT_SET',
    valid: () => ({ body: { item: 'starter', priceMinor: 490, idempotencyKey: randomUUID() } }),
    refused: () => [
      { body: { item: 'starter', priceMinor: 0, idempotencyKey: randomUUID() }, code: 'INVALID_DATA' },
      { body: { item: 'x'.repeat(41), priceMinor: 490, idempotencyKey: randomUUID() }, code: 'INVALID_DATA' },
    ],
  },
  'membership.checkOrder': {
    ...own,
    answer: 'NOT_FOUND',
    valid: () => ({ params: { orderId: randomUUID() } }),
    refused: () => [{ params: { orderId: '1' }, code: 'INVALID_DATA' }],
  },
  'membership.prepareChange': {
    ...own,
    answer: 'PAYMENTS_NOT_SET',
    valid: () => ({ body: { item: 'creator', priceMinor: 1900 } }),
    refused: () => [{ body: { item: 'creator', priceMinor: 0.5 }, code: 'INVALID_DATA' }],
  },
  'membership.confirmChange': {
    ...own,
    answer: 'PAYMENTS_NOT_SET',
    valid: () => ({ params: { orderId: randomUUID() } }),
    refused: () => [{ params: { orderId: '1' }, code: 'INVALID_DATA' }],
  },
  'membership.switchRenewal': {
    ...own,
    answer: 'PAYMENTS_NOT_SET',
    valid: () => ({ body: { renews: true } }),
    refused: () => [{ body: { renews: 'yes' }, code: 'INVALID_DATA' }],
  },
  'membership.listPaymentActs': { access: 'admin', stranger: 'PERMISSION_DENIED', valid: () => ({}) },
  'membership.openPortal': { ...own, answer: 'PAYMENTS_NOT_SET', valid: () => ({}) },

  'administration.listAccounts': {
    ...admin,
    valid: () => ({ query: { search: 'some', identity: 'ordinary', limit: '5' } }),
    refused: () =>
      [
        ['identity', 'nope'],
        ['limit', '101'],
        ['cursor', 'x'],
      ].map(([name = '', value = '']) => ({ query: { [name]: value }, code: 'INVALID_DATA' as const })),
  },
  'administration.readAccount': {
    ...admin,
    valid: ofOwner,
    refused: () => [{ params: { accountId: randomUUID() }, code: 'USER_NOT_FOUND' }],
  },
  'administration.changeCoins': {
    ...admin,
    valid: (world) => ({ ...ofOwner(world), body: { deltaCoins: 5, reason: 'A gift', idempotencyKey: 'given-once' } }),
    refused: (world) => [
      {
        ...ofOwner(world),
        body: { deltaCoins: 0, reason: 'x', idempotencyKey: 'given-zero' },
        code: 'COINS_CHANGE_INVALID',
      },
      {
        ...ofOwner(world),
        body: { deltaCoins: 1.5, reason: 'x', idempotencyKey: 'given-half' },
        code: 'COINS_CHANGE_INVALID',
      },
      {
        ...ofOwner(world),
        body: { deltaCoins: 1, reason: ' ', idempotencyKey: 'given-without' },
        code: 'REASON_EMPTY',
      },
      {
        ...ofOwner(world),
        body: { deltaCoins: -1e9, reason: 'x', idempotencyKey: 'taken-all' },
        code: 'COINS_BELOW_ZERO',
      },
      {
        ...ofOwner(world),
        body: { deltaCoins: 1e12, reason: 'x', idempotencyKey: 'given-much' },
        code: 'INVALID_DATA',
      },
    ],
  },
  'administration.changeStanding': {
    ...admin,
    valid: (world) => ({ ...ofOwner(world), body: { givenMembership: { until: null }, reason: 'A trial' } }),
    refused: (world) => [
      { ...ofOwner(world), body: { isAdmin: false, reason: 'x' }, code: 'CANNOT_DEMOTE_SELF' },
      { ...ofOwner(world), body: { isSpecial: false, reason: 'x' }, code: 'INVALID_DATA' },
    ],
  },
  'administration.removePhone': {
    ...admin,
    answer: 'PHONE_NOT_FOUND',
    valid: (world) => ({ ...ofOwner(world), body: { reason: 'It is not theirs any more' } }),
    refused: (world) => [{ ...ofOwner(world), body: { reason: ' ' }, code: 'REASON_EMPTY' }],
  },
  'administration.banAccount': {
    ...admin,
    answer: 'CANNOT_BAN_SELF',
    valid: (world) => ({ ...ofOwner(world), body: { reason: 'Because' } }),
    refused: () => [{ params: { accountId: randomUUID() }, body: { reason: 'Because' }, code: 'USER_NOT_FOUND' }],
  },
  'administration.liftBan': {
    ...admin,
    answer: 'USER_NOT_BANNED',
    valid: (world) => ({ ...ofOwner(world), body: { reason: 'Because' } }),
  },
  'administration.listAppeals': {
    ...admin,
    valid: () => ({ query: { state: 'reviewed' } }),
    refused: () => [{ query: { state: 'nope' }, code: 'INVALID_DATA' }],
  },
  'administration.reviewAppeal': {
    ...admin,
    answer: 'APPEAL_NOT_FOUND',
    valid: () => ({ params: { appealId: randomUUID() }, body: { decision: 'accepted', answer: '' } }),
    refused: () => [
      { params: { appealId: randomUUID() }, body: { decision: 'maybe' }, code: 'DECISION_INVALID' },
      {
        params: { appealId: randomUUID() },
        body: { decision: 'rejected', answer: 'x'.repeat(1001) },
        code: 'DESCRIPTION_TOO_LONG',
      },
    ],
  },
  'administration.listAudit': {
    ...admin,
    valid: () => ({ query: { limit: '10' } }),
    refused: () => [{ query: { before: '0' }, code: 'INVALID_DATA' }],
  },
  'administration.exportAudit': { ...admin, valid: () => ({}) },
  'administration.readProofs': { ...admin, valid: () => ({}) },
  'administration.proveBooks': { ...admin, valid: () => ({}) },
  'administration.switchMaintenance': {
    ...admin,
    valid: () => ({ body: { isOn: false, until: null } }),
    refused: () => [{ body: { isOn: true, until: 'soon' }, code: 'INVALID_DATA' }],
  },
  'administration.announce': {
    ...admin,
    valid: () => ({ body: { text: '' } }),
    refused: () => [{ body: { text: 'x'.repeat(301) }, code: 'INVALID_DATA' }],
  },

  'partners.readPartner': {
    ...open,
    answer: 'NOT_FOUND',
    valid: () => ({ params: { slug: 'nobody' } }),
    refused: () => [{ params: { slug: 'x'.repeat(101) }, code: 'INVALID_DATA' }],
  },
  'partners.listPartners': {
    ...admin,
    valid: () => ({ query: { limit: '10' } }),
    refused: () => [{ query: { limit: '51' }, code: 'INVALID_DATA' }],
  },
  'partners.createPartner': {
    ...admin,
    valid: () => ({ body: { ...partner, slug: `partner-${randomUUID().slice(0, 8)}` } }),
    refused: () => [
      { body: { ...partner, slug: 'dashboard' }, code: 'SLUG_TAKEN' },
      { body: { ...partner, slug: 'No Slug' }, code: 'INVALID_DATA' },
      { body: { ...partner, slug: 'red', barColour: 'red' }, code: 'INVALID_DATA' },
      { body: { ...partner, slug: 'pictured', logo: 'PHN2Zy8+' }, code: 'IMAGE_FORMAT_UNSUPPORTED' },
    ],
  },
  'partners.changePartner': {
    ...admin,
    answer: 'NOT_FOUND',
    valid: () => ({ params: { slug: 'nobody' }, body: partner }),
    refused: () => [{ params: { slug: 'nobody' }, body: { ...partner, name: ' ' }, code: 'INVALID_DATA' }],
  },
  'partners.deletePartner': { ...admin, answer: 'NOT_FOUND', valid: () => ({ params: { slug: 'nobody' } }) },

  'notifications.listNotifications': {
    ...own,
    valid: () => ({ query: { limit: '10' } }),
    refused: () => [{ query: { limit: '101' }, code: 'INVALID_DATA' }],
  },
  'notifications.markNotificationsRead': {
    ...own,
    valid: () => ({ body: { ids: [randomUUID()] } }),
    refused: () => [
      { body: { ids: ['x'] }, code: 'INVALID_DATA' },
      { body: { ids: [] }, code: 'INVALID_DATA' },
    ],
  },
};
