import * as z from 'zod';
import {
  JOB_STYLES,
  JOB_TYPES,
  NETWORKS,
  PROFILE_LIMITS,
  REASONS,
  USE_CASES,
} from '#src/shared/catalogue/profile-choices.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { answeredText } from '#src/shared/form-text.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';

/** Where else a person can be found: a name in a network. Never shown as a link, because anything can be entered here. */
export const socialAccount = z.object({
  network: z.enum(NETWORKS),
  name: answeredText(PROFILE_LIMITS.socialNameCharacters),
});

/** What any signed-in account may see of another. What its owner hides is null or empty here. */
const publicRecord = z.object({
  id: z.uuid(),
  username: z.string().max(100),
  /** `avatar` is the default picture, else the name of a file. */
  avatar: z.string().max(100),
  /** Path of the avatar's picture, valid for some minutes; null for the default one. */
  avatar_path: z.string().max(600).nullable(),
  description: answeredText(PROFILE_LIMITS.descriptionCharacters),
  phone: z.string().max(20).nullable(),
  social_accounts: z.array(socialAccount).max(PROFILE_LIMITS.socialAccounts),
});

/** The whole record of an account, for itself alone (ACC-01). */
export const ownRecord = publicRecord.extend({
  email: z.string().max(320).nullable(),
  phone_hidden: z.boolean(),
  social_accounts_hidden: z.boolean(),
  job_type: z.enum(JOB_TYPES).nullable(),
  job_style: z.enum(JOB_STYLES).nullable(),
  job: answeredText(PROFILE_LIMITS.jobCharacters),
  reasons: z.array(z.enum(REASONS)).max(REASONS.length),
  use_cases: z.array(z.enum(USE_CASES)).max(USE_CASES.length),
  allow_contact: z.boolean(),
  /** Film coins that can be spent now. */
  credit: z.number().int(),
  identity: z.number().int(),
  invite_code: z.string().max(40).nullable(),
  invitation_count: z.number().int(),
  invitation_limit: z.number().int(),
  can_invite: z.boolean(),
  /** True once the profile has been complete. */
  has_info: z.boolean(),
  has_feedback: z.boolean(),
  /** Sent back with changes, so that two tabs do not overwrite each other. */
  version: z.number().int(),
  language: z.enum(LANGUAGES).nullable(),
  /** False for an account that signs in by links only. */
  has_password: z.boolean(),
  /** Whether signing in requires a code; an admin without one has no admin rights. */
  has_second_factor: z.boolean(),
});
export type OwnRecord = z.infer<typeof ownRecord>;
export type PublicRecord = z.infer<typeof publicRecord>;

/** Reading accounts (ACC-03). The record's parts come from several slices, which the app joins. */
export const recordContract = {
  readAccount: endpoint
    .meta({ whileBanned: true })
    .route({
      method: 'GET',
      path: '/api/account/account/{id}',
      summary: "The caller's own record, or another account's public part",
    })
    .input(z.object({ id: z.uuid() }))
    // The full record first, because the public one would match it too.
    .output(z.union([ownRecord, publicRecord])),
};
