import '@fastify/cookie';
import { implement } from '@orpc/server';
import { AppError } from '#src/shared/errors/app-error.ts';
import { accountsContract, type SessionAnswer } from '../contract.ts';
import { ACCESS_TOKEN_SECONDS, createAccessToken } from './access-token.ts';
import type { AccountRequest } from './account-request.ts';
import type { AccountTools } from './account-tools.ts';
import { banRoutes } from './ban-routes.ts';
import { changePassword, resetPassword } from './change-password.ts';
import type { GrantedSession } from './create-session.ts';
import { deviceCookie, deviceOf } from './device-cookie.ts';
import { endSession, endSessionOfToken, endSessionsOf } from './end-sessions.ts';
import { requireIdentifier } from './identifier.ts';
import { listOutbox } from './list-outbox.ts';
import { phoneRoutes } from './phone-routes.ts';
import { presentSentCode } from './present-sent-code.ts';
import { refreshSession } from './refresh-session.ts';
import { registerAccount } from './register-account.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { sendVerificationCode } from './send-verification-code.ts';
import { sessionCookie } from './session-cookie.ts';
import { signIn } from './sign-in.ts';
import { useSignInLink } from './use-sign-in-link.ts';

type TokenPlace = 'cookie' | 'body';

/** The endpoints of accounts. `readBalance` comes from the coins slice, which this one does not know. */
export function accountRoutes(tools: AccountTools, readBalance: (accountId: string) => Promise<number>) {
  const os = implement(accountsContract).$context<AccountRequest>();
  // Asked before the input is looked at: a visitor is told to sign in, and learns nothing else.
  const own = os.use(({ context, next }) => next({ context: { caller: context.requireAccount() } }));
  const cookie = sessionCookie(tools.config);
  const device = deviceCookie(cookie);

  const answer = ({ reply }: AccountRequest, granted: GrantedSession, place: TokenPlace): SessionAnswer => {
    const session = {
      accountId: granted.accountId,
      accessToken: createAccessToken(tools.keys, granted),
      accessTokenSeconds: ACCESS_TOKEN_SECONDS,
    };
    void reply.header('cache-control', 'no-store');
    if (place === 'body') return { ...session, refreshToken: granted.refreshToken };
    void reply.setCookie(cookie.name, granted.refreshToken, { ...cookie.options, expires: granted.expiresAt });
    return session;
  };
  /** A new session in a browser takes the place of the one it had. */
  const begin = async (context: AccountRequest, granted: GrantedSession, place: TokenPlace): Promise<SessionAnswer> => {
    const before = cookieOf(context);
    if (place === 'cookie' && before !== undefined) await endSessionOfToken(tools.db, before, 'signed_out');
    return answer(context, granted, place);
  };
  /**
   * The browser that calls, which is marked by a cookie from then on; undefined for a program, and where nobody wants
   * to know.
   */
  const findDevice = ({ request, reply }: AccountRequest, place: TokenPlace): string | undefined => {
    if (place === 'body' || !tools.onEntered) return undefined;
    const found = deviceOf(request.cookies[device.name]);
    void reply.setCookie(device.name, found, device.options);
    return found;
  };
  /** Begins the session of who has signed in, and says where they came from. */
  const enter = async (context: AccountRequest, granted: GrantedSession, place: TokenPlace): Promise<SessionAnswer> => {
    await tools.onEntered?.({
      accountId: granted.accountId,
      networkAddress: context.request.ip,
      device: findDevice(context, place),
    });
    return begin(context, granted, place);
  };
  const forgetCookie = ({ reply }: AccountRequest): void => void reply.clearCookie(cookie.name, cookie.options);
  const cookieOf = ({ request }: AccountRequest): string | undefined => request.cookies[cookie.name];

  return os.router({
    readMe: own.readMe.handler(async ({ context: { caller } }) => {
      const { id, username, email, identity, language, hasPassword } = caller;
      return { id, username, email, identity, language, hasPassword, coins: await readBalance(id) };
    }),
    sendCode: os.sendCode.handler(async ({ input, context }) =>
      presentSentCode(
        await sendVerificationCode(tools, {
          to: requireIdentifier(input),
          purpose: input.purpose,
          language: context.language,
          networkAddress: context.request.ip,
        }),
      ),
    ),
    register: os.register.handler(async ({ input, context }) => {
      const granted = await registerAccount(tools, {
        ...input,
        language: context.language,
        networkAddress: context.request.ip,
        device: findDevice(context, input.tokens),
      });
      return { ...(await begin(context, granted, input.tokens)), status: 'REGISTRATION_SUCCESS' };
    }),
    signIn: os.signIn.handler(async ({ input, context }) =>
      enter(context, await signIn(tools, { ...input, networkAddress: context.request.ip }), input.tokens),
    ),
    refreshSession: os.refreshSession.handler(async ({ input, context }) => {
      const fromCookie = cookieOf(context);
      const sent = input.refreshToken ?? fromCookie;
      if (sent === undefined) throw new AppError('NOT_LOGGED_IN');
      try {
        const granted = await refreshSession(tools, sent, { grace: input.refreshToken === undefined });
        return answer(context, granted, input.refreshToken === undefined ? 'cookie' : 'body');
      } catch (error) {
        if (error instanceof AppError && input.refreshToken === undefined) forgetCookie(context);
        throw error;
      }
    }),
    spendSignInLink: os.spendSignInLink.handler(async ({ input, context }) =>
      enter(context, await useSignInLink(tools.db, input.token), input.tokens),
    ),
    signOut: os.signOut.handler(async ({ context }) => {
      if (context.caller) await endSession(tools.db, context.caller.sessionId, 'signed_out');
      const sent = cookieOf(context);
      if (sent !== undefined) await endSessionOfToken(tools.db, sent, 'signed_out');
      forgetCookie(context);
      return {};
    }),
    signOutEverywhere: own.signOutEverywhere.handler(async ({ context }) => {
      const ended = await endSessionsOf(tools.db, context.caller.id, 'signed_out_everywhere');
      forgetCookie(context);
      return { ended };
    }),
    resetPassword: os.resetPassword.handler(async ({ input, context }) => {
      const granted = await resetPassword(tools, { ...input, networkAddress: context.request.ip });
      return { ...(await enter(context, granted, input.tokens)), status: 'PASSWORD_CHANGE_SUCCESS' };
    }),
    changePassword: own.changePassword.handler(async ({ input, context }) => ({
      status: 'PASSWORD_CHANGE_SUCCESS',
      endedSessions: await changePassword(tools, context.caller, input),
    })),
    bans: banRoutes(tools.db),
    secondFactor: secondFactorRoutes(tools),
    phone: phoneRoutes(tools),
    listOutbox: os.listOutbox.handler(async () => {
      const mails = await listOutbox(tools.db);
      return {
        mails: mails.map(({ id, recipient, subject, body, createdAt }) => ({
          id,
          recipient,
          subject,
          body,
          createdAt: createdAt.toISOString(),
        })),
        mailServerSet: tools.mailer !== undefined,
      };
    }),
  });
}
