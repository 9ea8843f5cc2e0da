import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';

/** What the examples stand on: a finished film of the owner's, and ways to get more. */
export interface ApiWorld {
  filmId: string;
  /** A share link's token of that film. */
  shareToken: string;
  /** A picture that the owner brought along. */
  pictureId: string;
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
  /** What somebody else is answered who sends the very same: a code where it names the owner's things, `own` where it is about the caller alone. */
  stranger: ErrorCode | 'own';
  /** Wrong inputs beyond what is made from the right one: each of its fields in another type, and its path with nonsense. */
  refused?(world: ApiWorld): Refused[];
}

const film = (world: ApiWorld): ExampleRequest => ({ params: { filmId: world.filmId } });
/** An endpoint about one film of the caller's, without any other input. */
const ofFilm = (more: Partial<EndpointExample> = {}): EndpointExample => ({ access: 'account', valid: film, stranger: 'FILM_NOT_FOUND', ...more });
const spoils = async (world: ApiWorld): Promise<ExampleRequest> => ({ params: { filmId: await world.copyFilm() } });
const own = { access: 'account', stranger: 'own' } as const;
const open = { access: 'public', stranger: 'own' } as const;

const wish = { idea: 'A fox opens a library', type: 'fantasy', style: 'gouache', aspect: '16:9', language: 'en', shots: 4 };
const password = 'three quiet lanterns';
const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a05030' } }).png().toBuffer();
const upload = (): EndpointExample => ({
  ...own, valid: () => ({ file: { type: 'image/png', bytes: png } }),
  refused: () => [
    { file: { type: 'image/png', bytes: Buffer.from('not a picture at all') }, code: 'IMAGE_FORMAT_UNSUPPORTED' },
    { file: { type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>') }, code: 'IMAGE_FORMAT_UNSUPPORTED' },
    { file: { type: 'image/png', bytes: png.subarray(0, png.length - 30) }, code: 'IMAGE_FORMAT_UNSUPPORTED' },
    { file: { type: 'image/jpeg', bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 0xff) }, code: 'FILE_TOO_LARGE' },
    { body: { picture: 'x' }, code: 'INVALID_DATA' },
  ],
});

/** A right request to every endpoint there is, whose it is, and what is refused. A new endpoint needs one here. */
export const ENDPOINT_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'accounts.readMe': { ...own, valid: () => ({}) },
  'accounts.sendCode': { ...open, valid: () => ({ body: { email: `somebody-${randomUUID()}@gmail.com`, purpose: 'register' } }) },
  'accounts.register': { ...open, answer: 'VERIFICATION_CODE_EXPIRED', valid: () => ({ body: { email: 'somebody@gmail.com', code: '123456', requestToken: 'x'.repeat(43), password, agreed: true } }) },
  'accounts.signIn': { ...open, answer: 'INVALID_CREDENTIALS', valid: () => ({ body: { email: `nobody-${randomUUID()}@gmail.com`, password, agreed: true } }) },
  'accounts.refreshSession': { ...open, answer: 'SESSION_EXPIRED', valid: () => ({ body: { refreshToken: 'x'.repeat(60) } }) },
  'accounts.spendSignInLink': { ...open, valid: async (world) => ({ body: { token: await world.signInToken() } }) },
  'accounts.signOut': { ...open, valid: () => ({}) },
  'accounts.signOutEverywhere': { ...own, valid: () => ({}) },
  'accounts.resetPassword': { ...open, answer: 'VERIFICATION_CODE_EXPIRED', valid: () => ({ body: { email: 'somebody@gmail.com', code: '123456', requestToken: 'x'.repeat(43), password } }) },
  'accounts.changePassword': { ...own, valid: () => ({ body: { currentPassword: 'wrong wrong wrong', newPassword: password } }) },
  'accounts.listOutbox': { access: 'admin', stranger: 'PERMISSION_DENIED', valid: () => ({}) },

  'films.listModels': { ...open, valid: () => ({}) },
  'films.quoteFilm': { ...own, valid: () => ({ body: wish }), refused: () => [{ body: { ...wish, shots: 3 }, code: 'SHOT_COUNT_INVALID' }, { body: { ...wish, models: { video: 'nope' } }, code: 'MODEL_UNKNOWN' }] },
  'films.optimiseIdea': { ...own, valid: () => ({ body: { idea: wish.idea } }), refused: () => [{ body: { idea: ' ' }, code: 'IDEA_EMPTY' }, { body: { idea: 'x'.repeat(2001) }, code: 'IDEA_TOO_LONG' }] },
  'films.uploadCharacterPicture': upload(),
  'films.uploadCoverPicture': upload(),
  'films.createFilm': {
    access: 'account', stranger: 'NOT_FOUND',
    valid: ({ pictureId }) => ({ body: { ...wish, mode: 'step_by_step', title: 'The Fox', characters: [{ name: 'Reynard', pictureId }], customStyle: { name: 'Mine', prompt: 'red chalk' }, models: { image: 'draft-image' } } }),
    refused: ({ filmId, pictureId }) => [
      { body: { ...wish, idea: '' }, code: 'IDEA_EMPTY' }, { body: { ...wish, style: 'nope' }, code: 'STYLE_UNKNOWN' },
      { body: { ...wish, characters: [{ name: 'A', pictureId: filmId }] }, code: 'NOT_FOUND' },
      { body: { ...wish, characters: [{ name: ' ', pictureId }] }, code: 'CHARACTER_NAME_EMPTY' },
      { body: { ...wish, characters: Array.from({ length: 5 }, () => ({ name: 'A', pictureId })) }, code: 'INVALID_DATA' },
      { body: { ...wish, models: { video: 'veo3' } }, code: 'MODEL_RETIRED' }, { body: { ...wish, title: 'x'.repeat(101) }, code: 'TITLE_TOO_LONG' },
    ],
  },
  'films.listFilms': {
    ...own, valid: () => ({ query: { search: 'fox', status: 'making', limit: '5' } }),
    refused: () => [['limit', '0'], ['limit', '61'], ['limit', 'x'], ['status', 'nope'], ['cursor', 'x'.repeat(201)]]
      .map(([name = '', value = '']) => ({ query: { [name]: value }, code: 'INVALID_DATA' as const })),
  },
  'films.readFilm': ofFilm(),
  'films.watchFilm': ofFilm(),
  'films.updateFilm': ofFilm({
    valid: (world) => ({ ...film(world), body: { title: 'Another name', visibility: 'private' } }),
    refused: (world) => [
      { ...film(world), body: { title: ' \n ' }, code: 'TITLE_EMPTY' }, { ...film(world), body: { visibility: 'friends' }, code: 'INVALID_DATA' },
      { ...film(world), body: { title: 'Too late', version: 0 }, code: 'FILM_CHANGED' },
    ],
  }),
  'films.copyFilm': ofFilm({ valid: (world) => ({ ...film(world), body: { idempotencyKey: 'copied-once' } }) }),
  'films.previewDeletion': ofFilm(),
  'films.deleteFilm': ofFilm({ valid: spoils }),
  'films.setCover': ofFilm({
    valid: (world) => ({ ...film(world), body: { choice: { kind: 'upload', pictureId: world.pictureId } } }),
    refused: (world) => [
      { ...film(world), body: { choice: { kind: 'shot', number: 199 } }, code: 'NOT_FOUND' }, { ...film(world), body: { choice: { kind: 'upload', pictureId: world.filmId } }, code: 'NOT_FOUND' },
      { ...film(world), body: { choice: { kind: 'moment' } }, code: 'INVALID_DATA' },
    ],
  }),
  'films.readReceipt': ofFilm(),
  'films.createShareLink': ofFilm(),
  'films.withdrawShareLink': ofFilm({ valid: spoils }),
  'films.readSharedFilm': { ...open, valid: ({ shareToken }) => ({ params: { token: shareToken } }), refused: () => [{ params: { token: 'x'.repeat(24) }, code: 'SHARE_NOT_FOUND' }] },
  'films.cancelFilm': ofFilm({ valid: spoils }),
  'films.resumeFilm': ofFilm(),
  'films.retryShot': ofFilm({
    valid: (world) => ({ params: { filmId: world.filmId, number: '1' } }),
    refused: ({ filmId }) => [{ params: { filmId, number: '39' }, code: 'NOT_FOUND' }, { params: { filmId, number: '0' }, code: 'INVALID_DATA' }],
  }),

  'notifications.listNotifications': { ...own, valid: () => ({ query: { limit: '10' } }), refused: () => [{ query: { limit: '101' }, code: 'INVALID_DATA' }] },
  'notifications.markNotificationsRead': { ...own, valid: () => ({ body: { ids: [randomUUID()] } }), refused: () => [{ body: { ids: ['x'] }, code: 'INVALID_DATA' }, { body: { ids: [] }, code: 'INVALID_DATA' }] },
};
