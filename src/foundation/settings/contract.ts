import * as z from 'zod';
import { endpoint } from '#src/shared/endpoint.ts';
import { answeredText } from '#src/shared/form-text.ts';
import { COMMUNITY_STATES } from './community-states.ts';

/** Maximum length of the claim on the home page, in characters. */
export const CLAIM_LIMIT = 80;

const claim = answeredText(CLAIM_LIMIT).nullable();
const claims = z.object({ en: claim, cn: claim, ko: claim, ja: claim });

/** What the site tells every visitor about itself. */
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
        announcement: answeredText(300).nullable(),
        operator: z.string().max(200).nullable(),
        /** An email or web address. */
        contact: z.string().max(300).nullable(),
        /** The number of creators claimed on the home page, such as '100K+'. */
        creatorsClaim: z.string().max(40).nullable(),
        /** What the home page claims, in the operator's words; null where the program's own are shown. */
        claims,
        communityLink: z.string().max(4096).nullable(),
        chatLink: z.string().max(4096).nullable(),
        protectMedia: z.boolean(),
        /** Days after which the bytes of deleted works are removed from the disk. */
        deletedFilesDays: z.int().min(1).max(30),
        /** Whether film coins can be bought, redeemed or spent here. */
        coinsOfUse: z.boolean(),
        /** Whether signing in with a phone number is possible: SMS can be sent. */
        phoneSignIn: z.boolean(),
        /** Whether a phone number may be given when registering. */
        phoneSignUp: z.boolean(),
        /** Whether members may use keys of their own at vendors of models. */
        ownKeys: z.boolean(),
        /** Whether films of others are seen here, and whether comments can be written. */
        community: z.enum(COMMUNITY_STATES),
        /** Whether a model that costs film coins is available. Without one everything is free. */
        paidModels: z.boolean(),
        /** Whether a membership can be bought here. */
        shopOpen: z.boolean(),
        /** The player's theme that replaces its own controls (PLAY-04): an element's id, a path or a URL. */
        playerTheme: z.string().max(2000).nullable(),
      }),
    ),
};
