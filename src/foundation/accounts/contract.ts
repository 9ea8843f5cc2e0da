import { oc } from '@orpc/contract';
import * as z from 'zod';
import { endpoint } from '#src/shared/endpoint.ts';
import { judgedText } from '#src/shared/form-text.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { bansContract } from './bans-contract.ts';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from './password-length.ts';
import { phoneContract, sentCode, verificationCode, writtenPhone } from './phone-contract.ts';
import { secondFactorContract } from './second-factor-contract.ts';

/**
 * Checked by the verbs, with messages of their own (EMAIL_INVALID, PASSWORD_TOO_SHORT …); here only the size is
 * bounded.
 */
const email = z.string().max(1000);
const password = judgedText({ least: 1, format: 'password' });
const newPassword = judgedText({ least: PASSWORD_MINIMUM, most: PASSWORD_MAXIMUM, format: 'password' });
/** The code of an authenticator app, a recovery code, or a mailed one. */
const code = z.string().max(40);
const requestToken = z.string().max(100);
/** An address or, where the site supports them, a phone; if both are given, the phone counts. */
const identifier = { email: email.optional(), phone: writtenPhone.optional() };

/**
 * Where the refresh token is put: `cookie` (for browsers: HttpOnly, invisible to scripts) or `body` (for programs that
 * keep it themselves). The access token is always in the body.
 */
const tokens = z.enum(['cookie', 'body']).default('cookie');

/** A session for its holder. The access token contains the account's id as `sub`. */
const session = z.object({
  accountId: z.uuid(),
  accessToken: z.string().max(1000),
  /** Lifetime of the access token from now on; not a time of day, because clocks differ. */
  accessTokenSeconds: z.number().int(),
  /** Only if `tokens` is `body`. Valid for one refresh. */
  refreshToken: z.string().max(200).optional(),
});
export type SessionAnswer = z.infer<typeof session>;

const outboxMail = z.object({
  id: z.uuid(),
  recipient: z.string().max(320),
  createdAt: z.iso.datetime(),
  /** Addressed to an admin: it cannot be read here, only in the server's log. */
  isForAdmin: z.boolean(),
});

/** Registering, signing in and out, passwords, and the caller's account. */
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
        /** False for an account that signs in by links only. */
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
  register: endpoint
    .meta({ form: true })
    .route({
      method: 'POST',
      path: '/api/account/register',
      summary: 'Make an account with a verified address, and sign in',
    })
    .input(
      z.object({
        email,
        code: verificationCode,
        requestToken,
        password: newPassword,
        agreed: z.boolean(),
        /** To sign in with as well. */ phone: z
          .object({ number: writtenPhone, code: verificationCode, requestToken })
          .optional(),
        invitationCode: z.string().max(40).optional(),
        tokens,
      }),
    )
    .output(session.extend({ status: z.literal('REGISTRATION_SUCCESS') })),
  signIn: endpoint
    .meta({ whileBanned: true, inMaintenance: true, form: true })
    .route({ method: 'POST', path: '/api/account/sign-in', summary: 'Sign in with email or phone, and password' })
    .input(
      z.object({
        ...identifier,
        password,
        agreed: z.boolean(),
        /** After SECOND_FACTOR_REQUIRED. */ secondFactorCode: code.optional(),
        /** The code that was mailed after SIGN_IN_CODE_REQUIRED, and the token of that answer. */
        signInCode: code.optional(),
        requestToken: requestToken.optional(),
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
  resetPassword: endpoint
    .meta({ form: true })
    .route({
      method: 'POST',
      path: '/api/account/password/reset',
      summary: 'A new password by a verification code; ends every session and begins one',
    })
    .input(
      z.object({
        ...identifier,
        code: verificationCode,
        requestToken,
        password: newPassword,
        /** After SECOND_FACTOR_REQUIRED. */ secondFactorCode: code.optional(),
        tokens,
      }),
    )
    .output(session.extend({ status: z.literal('PASSWORD_CHANGE_SUCCESS') })),
  changePassword: endpoint
    .meta({ form: true })
    .route({
      method: 'POST',
      path: '/api/account/password/change',
      summary: 'Another password; ends every other session',
    })
    .input(z.object({ currentPassword: password, newPassword }))
    .output(z.object({ status: z.literal('PASSWORD_CHANGE_SUCCESS'), endedSessions: z.number().int() })),
  bans: bansContract,
  secondFactor: secondFactorContract,
  phone: phoneContract,
  listOutbox: endpoint
    .meta({ admin: true })
    .route({
      method: 'GET',
      path: '/api/account/outbox',
      summary: 'Mails that wait here because no mail server is set, without what they say; for admins',
    })
    .output(z.object({ mails: z.array(outboxMail).max(100), mailServerSet: z.boolean() })),
  openOutboxMail: endpoint
    .meta({ admin: true, confirmed: true })
    .route({
      method: 'POST',
      path: '/api/account/outbox/{mailId}',
      summary: 'What a waiting mail says, which may sign in as somebody: it is written into the audit; for admins',
    })
    .input(z.object({ mailId: z.uuid() }))
    .output(z.object({ subject: z.string().max(300), body: z.string().max(5000) })),
};
