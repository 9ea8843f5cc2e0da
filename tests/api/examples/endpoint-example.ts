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
  waitingMailId: string;
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
type Refused = ExampleRequest & { code: ErrorCode };

export interface EndpointExample {
  /** `public`: anybody; `account`: whoever is signed in; `admin`: admins alone. */
  access: 'public' | 'account' | 'admin';
  /** A request of the owner's that is right. */
  valid(world: ApiWorld): ExampleRequest | Promise<ExampleRequest>;
  /** What the owner is answered: 200 unless a code is named, where a right request meets a state that refuses it. */
  answer?: ErrorCode;
  /** What somebody else is answered for the very same: a code, or `own` where it is about the caller alone. */
  stranger: ErrorCode | 'own';
  /**
   * Wrong inputs beyond what is made from the right one: each of its fields in another type, and its path with
   * nonsense.
   */
  refused?(world: ApiWorld): Refused[];
}

/** About the caller alone. */
export const own = { access: 'account', stranger: 'own' } as const;
/** For anybody. */
export const open = { access: 'public', stranger: 'own' } as const;
/** For admins alone. */
export const admin = { access: 'admin', stranger: 'PERMISSION_DENIED' } as const;
/** Names the owner's account. */
export const ofOwner = ({ ownerId }: ApiWorld): ExampleRequest => ({ params: { accountId: ownerId } });

/** A password that is good enough. */
export const password = 'three quiet lanterns';
