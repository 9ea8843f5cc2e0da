import { oc } from '@orpc/contract';
import * as z from 'zod';
import { ownRecord, recordContract, socialAccount } from '#src/foundation/accounts/record-contract.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { JOB_STYLES, JOB_TYPES, PROFILE_LIMITS, REASONS, USE_CASES } from '#src/shared/catalogue/profile-choices.ts';
import { endpoint } from '#src/shared/endpoint.ts';

/** What a person writes of themselves: all of it at each save. Longer texts than fit have messages of their own. */
export const profileFields = z.object({
  username: z.string().max(400),
  description: z.string().max(4000),
  phone: z.string().max(60).nullable(),
  phone_hidden: z.boolean(),
  social_accounts: z.array(socialAccount).max(PROFILE_LIMITS.socialAccounts),
  social_accounts_hidden: z.boolean(),
  job_type: z.enum(JOB_TYPES).nullable(),
  job_style: z.enum(JOB_STYLES).nullable(),
  job: z.string().max(400),
  reasons: z.array(z.enum(REASONS)).max(REASONS.length),
  use_cases: z.array(z.enum(USE_CASES)).max(USE_CASES.length),
  allow_contact: z.boolean(),
});
export type ProfileFields = z.infer<typeof profileFields>;

const avatar = ownRecord.pick({ avatar: true, avatar_path: true });

const archive = z.object({
  id: z.uuid(),
  state: z.enum(['pending', 'ready', 'failed']),
  createdAt: z.iso.datetime(),
  /** When a finished one is removed. */
  goesAt: z.iso.datetime().nullable(),
  /** Where it can be fetched for some minutes. */
  path: z.string().max(600).nullable(),
  bytes: z.number().int().nullable(),
});
export type ArchiveView = z.infer<typeof archive>;
const newest = z.object({ archive: archive.nullable() });

/** The account's record, what its owner changes of it, taking everything away, and the end of the account. */
export const profileContract = {
  ...recordContract,
  updateProfile: endpoint
    .meta({ checkedTexts: ['username', 'description', 'job', 'social_accounts'] })
    .route({
      method: 'PUT',
      path: '/api/account/profile',
      summary: "Save the caller's profile; the first time that it is whole pays a bonus",
    })
    .input(
      profileFields.extend({
        /** Of the record that was changed. Another one: PROFILE_CHANGED, with what is there now in the details. */ version:
          z.number().int().min(0),
      }),
    )
    .output(z.object({ record: ownRecord, bonusCoins: z.number().int() })),
  uploadAvatar: oc
    .route({
      method: 'POST',
      path: '/api/account/avatar',
      summary: 'Set the avatar; the body is the picture itself (JPEG, PNG, WebP, GIF, BMP or HEIC)',
    })
    .input(z.file().max(LIMITS.uploads.imageBytes))
    .output(avatar),
  removeAvatar: oc
    .route({ method: 'DELETE', path: '/api/account/avatar', summary: 'Go back to the default picture' })
    .output(avatar),
  readArchive: oc
    .route({ method: 'GET', path: '/api/account/archive', summary: 'The newest archive of everything of the caller' })
    .output(newest),
  createArchive: oc
    .route({
      method: 'POST',
      path: '/api/account/archive',
      summary: 'Have everything of the caller packed into one file',
    })
    .output(newest),
  deleteAccount: oc
    .route({ method: 'POST', path: '/api/account/delete', summary: 'Close the account for good' })
    .input(
      z.object({ password: z.string().max(1000), /** That the notice was read and agreed to. */ agreed: z.boolean() }),
    )
    .output(z.object({ /** By then everything is gone. */ goneBy: z.iso.datetime() })),
};
