import * as z from 'zod';
import { endpoint } from '#src/shared/endpoint.ts';

/** What the site tells every visitor of itself. */
export const settingsContract = {
  readSettings: endpoint
    .meta({ whileBanned: true, inMaintenance: true })
    .route({
      method: 'GET',
      path: '/api/settings',
      summary: 'What the operator has set, and whether the site is under maintenance',
    })
    .output(
      z.object({
        maintenance: z.object({
          isOn: z.boolean(),
          /** When the site is expected back. */ until: z.iso.datetime().nullable(),
        }),
        announcement: z.string().max(300).nullable(),
        operator: z.string().max(200).nullable(),
        /** A mail address or a web address. */
        contact: z.string().max(300).nullable(),
        /** How many creators the home page speaks of, such as '100K+'. */
        creatorsClaim: z.string().max(40).nullable(),
        communityLink: z.string().max(4096).nullable(),
        chatLink: z.string().max(4096).nullable(),
        protectMedia: z.boolean(),
        /** Whether one can sign in with a phone number: SMS can be sent. */
        phoneSignIn: z.boolean(),
        /** Whether a phone number may be given when registering. */
        phoneSignUp: z.boolean(),
      }),
    ),
};
