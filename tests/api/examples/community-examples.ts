import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { open, type ApiWorld, type EndpointExample, type ExampleRequest } from './endpoint-example.ts';

/** An account and a comment of nobody. */
const NOBODY = '018f0000-0000-4000-8000-000000000000';

const ofFilm = ({ filmId }: ApiWorld): ExampleRequest => ({ params: { filmId } });
/** About a film that its owner keeps private: to the community there is none. */
const ofPrivateFilm = {
  answer: 'FILM_NOT_FOUND',
  stranger: 'FILM_NOT_FOUND',
} as const;
const read: EndpointExample = { access: 'public', ...ofPrivateFilm, valid: ofFilm };
const act: EndpointExample = { access: 'account', ...ofPrivateFilm, valid: ofFilm };
const refusedQuery = (query: Record<string, string>) => ({ query, code: 'INVALID_DATA' as const });
const ofNobody = (access: 'public' | 'account'): EndpointExample => ({
  access,
  answer: 'USER_NOT_FOUND',
  stranger: 'USER_NOT_FOUND',
  valid: () => ({ params: { authorId: NOBODY } }),
});

const aComment = { params: { commentId: NOBODY } };
const ofNoComment = { access: 'account', answer: 'NOT_FOUND', stranger: 'NOT_FOUND' } as const;

export const COMMUNITY_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  // Its owner sees it as it is.
  'films.readPublicFilm': { access: 'public', stranger: 'FILM_NOT_FOUND', valid: ofFilm },
  'community.listMovies': {
    ...open,
    valid: () => ({ query: { sort: 'latest', search: 'a fox', type: 'drama', length: 'short' } }),
    refused: () => [
      refusedQuery({ sort: 'worst' }),
      refusedQuery({ chosen: 'no' }),
      refusedQuery({ cursor: 'nowhere' }),
      refusedQuery({ sort: 'latest', cursor: `1~${NOBODY}` }),
      refusedQuery({ limit: '61' }),
    ],
  },
  'community.listLikedMovies': {
    access: 'account',
    stranger: 'own',
    valid: () => ({ query: { aspect: '9:16' } }),
    refused: () => [refusedQuery({ cursor: 'nowhere' })],
  },
  'community.listForYou': { access: 'account', stranger: 'own', valid: () => ({}) },
  'community.readMovie': { access: 'public', stranger: 'FILM_NOT_FOUND', valid: ofFilm },
  'community.listRelatedMovies': read,
  'community.likeMovie': act,
  'community.unlikeMovie': act,
  'community.recommendMovie': act,
  'community.withdrawRecommendation': act,
  'community.noteView': { ...read, valid: (world) => ({ ...ofFilm(world), body: { seconds: 12 } }) },
  'community.listComments': read,
  'community.addComment': {
    ...act,
    valid: (world) => ({ ...ofFilm(world), body: { text: 'Lovely light in the last shot' } }),
    refused: (world) => [
      { ...ofFilm(world), body: { text: '   ' }, code: 'INVALID_DATA' },
      { ...ofFilm(world), body: { text: 'x'.repeat(1001) }, code: 'INVALID_DATA' },
      { ...ofFilm(world), body: { text: 'Yes', answers: 'x' }, code: 'INVALID_DATA' },
    ],
  },
  'community.removeComment': { ...ofNoComment, valid: () => aComment },
  'community.reportMovie': {
    ...act,
    valid: (world) => ({ ...ofFilm(world), body: { reason: 'spam', words: 'It sells something' } }),
    refused: (world) => [
      { ...ofFilm(world), body: { reason: 'dull' }, code: 'INVALID_DATA' },
      {
        ...ofFilm(world),
        body: { reason: 'spam', words: 'x'.repeat(LIMITS.community.reportCharacters + 1) },
        code: 'INVALID_DATA',
      },
    ],
  },
  'community.reportComment': { ...ofNoComment, valid: () => ({ ...aComment, body: { reason: 'spam' } }) },
  'community.appealMovie': {
    ...act,
    valid: (world) => ({ ...ofFilm(world), body: { text: 'It shows nothing of that' } }),
    refused: (world) => [
      { ...ofFilm(world), body: { text: ' ' }, code: 'DESCRIPTION_EMPTY' },
      {
        ...ofFilm(world),
        body: { text: 'x'.repeat(LIMITS.appeal.maximumCharacters + 1) },
        code: 'DESCRIPTION_TOO_LONG',
      },
    ],
  },
  'community.appealComment': { ...ofNoComment, valid: () => ({ ...aComment, body: { text: 'I meant well' } }) },
  'community.listBlockedPeople': {
    access: 'account',
    stranger: 'own',
    valid: () => ({}),
    refused: () => [refusedQuery({ cursor: 'nowhere' })],
  },
  'community.blockPerson': {
    access: 'account',
    answer: 'USER_NOT_FOUND',
    stranger: 'USER_NOT_FOUND',
    valid: () => ({ params: { personId: NOBODY }, body: { kind: 'mute' } }),
    refused: () => [{ params: { personId: NOBODY }, body: { kind: 'shun' }, code: 'INVALID_DATA' }],
  },
  'community.unblockPerson': { access: 'account', stranger: 'own', valid: () => ({ params: { personId: NOBODY } }) },
  'community.readAuthor': ofNobody('public'),
  'community.followAuthor': ofNobody('account'),
  'community.unfollowAuthor': { access: 'account', stranger: 'own', valid: () => ({ params: { authorId: NOBODY } }) },
};
