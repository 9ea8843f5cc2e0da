import { open, own, type EndpointExample, type ApiWorld, type ExampleRequest } from './endpoint-example.ts';
import { filmFile } from './film-file-example.ts';
import { upload } from './upload-example.ts';

const film = (world: ApiWorld): ExampleRequest => ({ params: { filmId: world.filmId } });
/** An endpoint about one film of the caller's, without any other input. */
const ofFilm = (more: Partial<EndpointExample> = {}): EndpointExample => ({
  access: 'account',
  valid: film,
  stranger: 'FILM_NOT_FOUND',
  ...more,
});
const spoils = async (world: ApiWorld): Promise<ExampleRequest> => ({ params: { filmId: await world.copyFilm() } });

const input = {
  idea: 'A fox opens a library',
  type: 'fantasy',
  style: 'gouache',
  aspect: '16:9',
  language: 'en',
  shots: 4,
};

export const FILM_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'films.listModels': { ...open, valid: () => ({}) },
  'films.quoteFilm': {
    ...own,
    valid: () => ({ body: input }),
    refused: () => [
      { body: { ...input, idea: 'child porn' }, code: 'CONTENT_SENSITIVE' },
      { body: { ...input, shots: 3 }, code: 'SHOT_COUNT_INVALID' },
      { body: { ...input, models: { video: 'nope' } }, code: 'MODEL_UNKNOWN' },
    ],
  },
  'films.previewFilm': {
    ...open,
    valid: () => ({ body: { ...input, type: 'story', style: 'story' } }),
    refused: () => [
      { body: { ...input, idea: 'child porn' }, code: 'CONTENT_SENSITIVE' },
      { body: { ...input, type: 'nope' }, code: 'TYPE_UNKNOWN' },
      { body: { ...input, graph: { text: input.idea } }, code: 'INVALID_DATA' },
    ],
  },
  'films.optimiseIdea': {
    ...own,
    valid: () => ({ body: { idea: input.idea } }),
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
  'films.findCharacterPictures': {
    ...own,
    valid: ({ pictureId }) => ({ body: { ids: [pictureId] } }),
    refused: () => [{ body: { ids: [] }, code: 'INVALID_DATA' }],
  },
  'films.uploadCoverPicture': upload(),
  'films.createFilm': {
    access: 'account',
    stranger: 'CHARACTER_PICTURE_GONE',
    valid: ({ pictureId }) => ({
      body: {
        ...input,
        mode: 'step_by_step',
        title: 'The Fox',
        characters: [{ name: 'Reynard', pictureId }],
        customStyle: { name: 'Mine', prompt: 'red chalk' },
        models: { image: 'draft-image' },
      },
    }),
    refused: ({ filmId, pictureId }) => [
      { body: { ...input, customStyle: { name: 'Mine', prompt: '儿童色情' } }, code: 'CONTENT_SENSITIVE' },
      { body: { ...input, characters: [{ name: 'n1gger', pictureId }] }, code: 'CONTENT_SENSITIVE' },
      { body: { ...input, idea: '' }, code: 'IDEA_EMPTY' },
      { body: { ...input, style: 'nope' }, code: 'STYLE_UNKNOWN' },
      { body: { ...input, characters: [{ name: 'A', pictureId: filmId }] }, code: 'CHARACTER_PICTURE_GONE' },
      { body: { ...input, characters: [{ name: ' ', pictureId }] }, code: 'CHARACTER_NAME_EMPTY' },
      {
        body: { ...input, characters: Array.from({ length: 5 }, () => ({ name: 'A', pictureId })) },
        code: 'INVALID_DATA',
      },
      { body: { ...input, models: { video: 'veo3' } }, code: 'MODEL_RETIRED' },
      { body: { ...input, title: 'x'.repeat(101) }, code: 'TITLE_TOO_LONG' },
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
  'films.readPreviewMaterial': ofFilm(),
  'films.watchFilm': ofFilm(),
  'films.readLivePiece': ofFilm({
    // A finished film that nobody watched while it was made has none.
    answer: 'NOT_FOUND',
    valid: ({ filmId }) => ({ params: { filmId, key: '0'.repeat(64) } }),
    refused: ({ filmId }) => [{ params: { filmId, key: '../movie' }, code: 'INVALID_DATA' }],
  }),
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
  'films.readStoryWriting': ofFilm(),
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
  'films.quoteUpgrade': ofFilm({
    valid: (world) => ({ ...film(world), body: { numbers: [1], kind: 'clip', model: 'draft-video' } }),
    refused: (world) => [
      { ...film(world), body: { numbers: [199], kind: 'clip', model: 'draft-video' }, code: 'INDEX_OUT_OF_RANGE' },
      { ...film(world), body: { numbers: [1], kind: 'clip', model: 'draft-image' }, code: 'MODEL_UNKNOWN' },
      { ...film(world), body: { numbers: [1], kind: 'clip', model: 'veo3' }, code: 'MODEL_RETIRED' },
      { ...film(world), body: { numbers: [], kind: 'clip', model: 'draft-video' }, code: 'INVALID_DATA' },
      {
        ...film(world),
        body: { numbers: [1], kind: 'clip', model: 'draft-video', candidates: 4 },
        code: 'INVALID_DATA',
      },
    ],
  }),
  'films.upgradeShots': ofFilm({
    valid: async (world) => ({
      ...(await spoils(world)),
      body: { numbers: [1], kind: 'picture', model: 'draft-image', agreedCoins: 0 },
    }),
    refused: (world) => [
      {
        ...film(world),
        body: { numbers: [1], kind: 'picture', model: 'flux-dev', agreedCoins: 0 },
        code: 'MODEL_UNAVAILABLE',
      },
      { ...film(world), body: { numbers: [1], kind: 'picture', model: 'draft-image' }, code: 'INVALID_DATA' },
    ],
  }),
  'films.listTakes': ofFilm({
    valid: ({ filmId }) => ({ params: { filmId, number: '1' } }),
    refused: ({ filmId }) => [
      { params: { filmId, number: '0.5' }, code: 'INDEX_INVALID' },
      { params: { filmId, number: '199' }, code: 'INDEX_OUT_OF_RANGE' },
    ],
  }),
  'films.circleTake': ofFilm({
    // A picture that was brought along is no take.
    answer: 'TAKE_NOT_FOUND',
    valid: ({ filmId, pictureId }) => ({ params: { filmId, takeId: pictureId } }),
    refused: ({ filmId }) => [{ params: { filmId, takeId: 'first' }, code: 'INVALID_DATA' }],
  }),
  'films.readCastWords': { ...own, valid: () => ({}) },
  'films.listCastTakes': ofFilm({
    valid: ({ filmId }) => ({ params: { filmId, kind: 'place', key: 'place-1' } }),
    refused: ({ filmId }) => [{ params: { filmId, kind: 'shot', key: 'place-1' }, code: 'INVALID_DATA' }],
  }),
  'films.drawCharacterViews': ofFilm({
    answer: 'EDIT_NOT_POSSIBLE',
    valid: ({ filmId }) => ({ params: { filmId, key: 'character-99' }, body: { sheet: 'views' } }),
    refused: ({ filmId }) => [
      { params: { filmId, key: '../1' }, body: { sheet: 'views' }, code: 'INVALID_DATA' },
      { params: { filmId, key: 'character-99' }, body: { sheet: 'poster' }, code: 'INVALID_DATA' },
    ],
  }),
  'films.removeCastTake': ofFilm({
    // A picture that was brought along is no take.
    answer: 'TAKE_NOT_FOUND',
    valid: ({ filmId, pictureId }) => ({ params: { filmId, takeId: pictureId } }),
    refused: ({ filmId }) => [{ params: { filmId, takeId: 'first' }, code: 'INVALID_DATA' }],
  }),
  'films.bringCastPicture': ofFilm({
    valid: async (world) => ({
      params: { ...(await spoils(world)).params, kind: 'place', key: 'place-1' },
      body: { pictureId: world.pictureId },
    }),
    refused: ({ filmId, pictureId }) => [
      { params: { filmId, kind: 'place', key: 'place-1' }, body: { pictureId: filmId }, code: 'NOT_FOUND' },
      { params: { filmId, kind: 'place', key: 'place-99' }, body: { pictureId }, code: 'EDIT_NOT_POSSIBLE' },
      { params: { filmId, kind: 'place', key: '../1' }, body: { pictureId }, code: 'INVALID_DATA' },
    ],
  }),
  'films.takeOffCastPicture': ofFilm({
    valid: async (world) => ({ params: { ...(await spoils(world)).params, kind: 'place', key: 'place-1' } }),
    refused: ({ filmId }) => [{ params: { filmId, kind: 'place', key: 'place-99' }, code: 'EDIT_NOT_POSSIBLE' }],
  }),
  'films.quoteCastPictures': ofFilm({
    answer: 'MODEL_UNAVAILABLE',
    valid: (world) => ({ ...film(world), body: { kind: 'place', keys: ['place-1'], model: 'flux-dev' } }),
    refused: (world) => [
      { ...film(world), body: { kind: 'place', keys: ['place-1'], model: 'draft-image' }, code: 'MODEL_UNKNOWN' },
      { ...film(world), body: { kind: 'place', keys: [], model: 'flux-dev' }, code: 'INVALID_DATA' },
    ],
  }),
  'films.renewCastPictures': ofFilm({
    answer: 'MODEL_UNAVAILABLE',
    valid: (world) => ({
      ...film(world),
      body: { kind: 'place', keys: ['place-1'], model: 'flux-dev', agreedCoins: 5 },
    }),
    refused: (world) => [
      { ...film(world), body: { kind: 'place', keys: ['place-1'], model: 'flux-dev' }, code: 'INVALID_DATA' },
    ],
  }),
  'films.readExport': ofFilm({
    valid: ({ filmId }) => ({ params: { filmId, format: 'otio' } }),
    refused: ({ filmId }) => [{ params: { filmId, format: 'exe' }, code: 'INVALID_DATA' }],
  }),
  'films.linkExport': ofFilm({
    valid: ({ filmId }) => ({ params: { filmId, format: 'zip' } }),
    refused: ({ filmId }) => [{ params: { filmId, format: 'srt' }, code: 'INVALID_DATA' }],
  }),
  'films.importFilm': {
    ...own,
    valid: () => ({ body: { file: filmFile() } }),
    refused: () => [
      { body: { file: '{' }, code: 'INVALID_DATA' },
      { body: { file: filmFile({ version: 2 }) }, code: 'INVALID_DATA' },
    ],
  },
  'films.readGuide': { ...own, valid: () => ({}) },
  'films.markGuideShown': { ...own, valid: () => ({}) },
  'films.hideGuide': {
    ...own,
    valid: () => ({ body: { hidden: true } }),
    refused: () => [{ body: { hidden: 'yes' }, code: 'INVALID_DATA' }],
  },
  'films.acceptGuideStep': {
    ...own,
    valid: () => ({ body: { step: 'outline' } }),
    // Ticked by what is done only.
    refused: () => [{ body: { step: 'share' }, code: 'INVALID_DATA' }],
  },
  'films.skipGuideStep': {
    ...own,
    valid: () => ({ body: { step: 'cast' } }),
    refused: () => [{ body: { step: 'dance' }, code: 'INVALID_DATA' }],
  },
  'films.retryShot': ofFilm({
    valid: (world) => ({ params: { filmId: world.filmId, number: '1' } }),
    refused: ({ filmId }) => [
      { params: { filmId, number: '39' }, code: 'INDEX_OUT_OF_RANGE' },
      { params: { filmId, number: '99999999999' }, code: 'INDEX_OUT_OF_RANGE' },
      { params: { filmId, number: '0' }, code: 'INDEX_INVALID' },
      { params: { filmId, number: 'x' }, code: 'INVALID_DATA' },
    ],
  }),
};
