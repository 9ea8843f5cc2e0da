import { oc } from '@orpc/contract';
import * as z from 'zod';
import { LANGUAGES } from '#src/shared/language/languages.ts';

/** Who the caller is, and how a link signs them in. */
export const accountsContract = {
  readMe: oc
    .route({ method: 'GET', path: '/api/account/me', summary: 'The signed-in account' })
    .output(
      z.object({
        id: z.uuid(),
        username: z.string().max(100),
        identity: z.number().int(),
        coins: z.number().int(),
        language: z.enum(LANGUAGES).nullable(),
      }),
    ),
  spendSignInLink: oc
    .route({ method: 'POST', path: '/api/account/sign-in-link', summary: 'Sign in with a link that works once' })
    .input(z.object({ token: z.string().min(20).max(100) }))
    .output(z.object({ id: z.uuid() })),
  signOut: oc.route({ method: 'POST', path: '/api/account/sign-out', summary: 'End this session' }).output(z.object({})),
};
