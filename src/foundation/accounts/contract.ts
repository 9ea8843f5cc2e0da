import { oc } from '@orpc/contract';
import * as z from 'zod';
import { endpoint } from '#src/shared/endpoint.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { bansContract } from './bans-contract.ts';
import { phoneContract, sentCode, writtenPhone } from './phone-contract.ts';
import { secondFactorContract } from './second-factor-contract.ts';

/**
 * Judged by rules that have messages of their own (EMAIL_INVALID, PASSWORD_TOO_SHORT …); here only so that nothing huge
 * comes in.
 */
const email = z.string().max(1000);
const password = z.string().max(1000);
const code = z.string().max(40);
const requestToken = z.string().max(100);
/** An address, or, where the site takes them, a phone; if both come, the phone counts. */
const identifier = { email: email.optional(), phone: writtenPhone.optional() };

/**
 * Where the refresh token goes: `cookie` (a browser: HttpOnly, no script ever sees it) or `body` (a program that keeps
 * it itself). The access token is always in the body.
 */
const tokens = z.enum(['cookie', 'body']).default('cookie');

/** A session as its holder needs it. The access token carries the account's id as `sub`. */
const session = z.object({
  accountId: z.uuid(),
  accessToken: z.string().max(1000),
  /** How long the access token is good from now; not a time of day, since clocks differ. */
  accessTokenSeconds: z.number().int(),
  /** Only where `tokens` is `body`. Good for one refresh. */
  refreshToken: z.string().max(200).optional(),
});
export type SessionAnswer = z.infer<typeof session>;

const outboxMail = z.object({
  id: z.uuid(),
  recipient: z.string().max(320),
  subject: z.string().max(300),
  body: z.string().max(5000),
  createdAt: z.iso.datetime(),
});

/** Registering, signing in and out, passwords, and who the caller is. */
export const accountsContract = {
  readMe: endpoint
    .meta({ whileBanned: true, inMaintenance: true })
    .route({ method: 'GET', path: '/api/account/me', summary: 'The signed-in account' })
    .output(
      z.object({
        id: z.uuid(),
        username: z.string().max(100),
        email: z.string().max(320).nullable(),
        identity: z.number().int(),
        coins: z.number().int(),
        language: z.enum(LANGUAGES).nullable(),
        /** False for an account that signs in by links alone. */
        hasPassword: z.boolean(),
      }),
    ),
  sendCode: oc
    .route({
      method: 'POST',
      path: '/api/account/verification-code',
      summary: 'Send a verification code by mail or SMS; the same answer whether the address or phone is known or not',
    })
    .input(z.object({ ...identifier, purpose: z.enum(['register', 'reset_password']) }))
    .output(sentCode),
  register: oc
    .route({
      method: 'POST',
      path: '/api/account/register',
      summary: 'Make an account with a verified address, and sign in',
    })
    .input(
      z.object({
        email,
        code,
        requestToken,
        password,
        agreed: z.boolean(),
        /** To sign in with as well. */ phone: z.object({ number: writtenPhone, code, requestToken }).optional(),
        invitationCode: z.string().max(40).optional(),
        tokens,
      }),
    )
    .output(session.extend({ status: z.literal('REGISTRATION_SUCCESS') })),
  signIn: endpoint
    .meta({ whileBanned: true, inMaintenance: true })
    .route({ method: 'POST', path: '/api/account/sign-in', summary: 'Sign in with email or phone, and password' })
    .input(
      z.object({
        ...identifier,
        password,
        agreed: z.boolean(),
        /** Where SECOND_FACTOR_REQUIRED was answered. */ secondFactorCode: code.optional(),
        tokens,
      }),
    )
    .output(session),
  refreshSession: endpoint
    .meta({ whileBanned: true, inMaintenance: true })
    .route({
      method: 'POST',
      path: '/api/account/session/refresh',
      summary: 'A new access token, and the next refresh token for the one that is used up',
    })
    .input(z.object({ refreshToken: z.string().max(200).optional() }))
    .output(session),
  spendSignInLink: endpoint
    .meta({ whileBanned: true, inMaintenance: true })
    .route({ method: 'POST', path: '/api/account/sign-in-link', summary: 'Sign in with a link that works once' })
    .input(z.object({ token: z.string().min(20).max(100), tokens }))
    .output(session),
  signOut: endpoint
    .meta({ whileBanned: true, inMaintenance: true })
    .route({ method: 'POST', path: '/api/account/sign-out', summary: 'End this session' })
    .output(z.object({})),
  signOutEverywhere: endpoint
    .meta({ whileBanned: true })
    .route({
      method: 'POST',
      path: '/api/account/sign-out-everywhere',
      summary: 'End every session of the account, this one too',
    })
    .output(z.object({ ended: z.number().int() })),
  resetPassword: oc
    .route({
      method: 'POST',
      path: '/api/account/password/reset',
      summary: 'A new password by a verification code; ends every session and begins one',
    })
    .input(
      z.object({
        ...identifier,
        code,
        requestToken,
        password,
        /** Where SECOND_FACTOR_REQUIRED was answered. */ secondFactorCode: code.optional(),
        tokens,
      }),
    )
    .output(session.extend({ status: z.literal('PASSWORD_CHANGE_SUCCESS') })),
  changePassword: oc
    .route({
      method: 'POST',
      path: '/api/account/password/change',
      summary: 'Another password; ends every other session',
    })
    .input(z.object({ currentPassword: password, newPassword: password }))
    .output(z.object({ status: z.literal('PASSWORD_CHANGE_SUCCESS'), endedSessions: z.number().int() })),
  bans: bansContract,
  secondFactor: secondFactorContract,
  phone: phoneContract,
  listOutbox: endpoint
    .meta({ admin: true })
    .route({
      method: 'GET',
      path: '/api/account/outbox',
      summary: 'Mails that wait here because no mail server is set; for admins',
    })
    .output(z.object({ mails: z.array(outboxMail).max(100), mailServerSet: z.boolean() })),
};
