import * as z from 'zod';
import { endpoint } from '#src/shared/endpoint.ts';
import { judgedText } from '#src/shared/form-text.ts';

const code = judgedText({ least: 1, most: 40 });

/** Confirming one's identity, and a second factor besides the password. */
export const secondFactorContract = {
  confirmSession: endpoint
    .meta({ inMaintenance: true, form: true })
    .route({
      method: 'POST',
      path: '/api/account/confirm',
      summary: 'Prove by the password who one is, for what is dangerous; good for ten minutes',
    })
    .input(z.object({ password: judgedText({ least: 1, format: 'password' }) }))
    .output(z.object({})),
  readSecondFactor: endpoint
    .route({ method: 'GET', path: '/api/account/second-factor', summary: 'Whether a code is asked for at signing in' })
    .output(z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() })),
  beginSecondFactor: endpoint
    .meta({ confirmed: true })
    .route({
      method: 'POST',
      path: '/api/account/second-factor/begin',
      summary: 'A secret for an authenticator app; not asked for yet',
    })
    .output(
      z.object({ secret: z.string().max(100), /** otpauth://…, for a QR code. */ address: z.string().max(1000) }),
    ),
  finishSecondFactor: endpoint
    .meta({ confirmed: true, form: true })
    .route({
      method: 'POST',
      path: '/api/account/second-factor/finish',
      summary: 'Ask for codes from now on; ends every other session',
    })
    .input(z.object({ code }))
    .output(z.object({ recoveryCodes: z.array(z.string().max(30)).max(20) })),
  removeSecondFactor: endpoint
    .meta({ confirmed: true, form: true })
    .route({ method: 'POST', path: '/api/account/second-factor/remove', summary: 'Ask for codes no longer' })
    .input(z.object({ code }))
    .output(z.object({})),
};
