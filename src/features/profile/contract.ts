import { oc } from '@orpc/contract';
import * as z from 'zod';
import { ownRecord, recordContract, socialAccount } from '#src/foundation/accounts/record-contract.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { JOB_STYLES, JOB_TYPES, PROFILE_LIMITS, REASONS, USE_CASES } from '#src/shared/catalogue/profile-choices.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { judgedText } from '#src/shared/form-text.ts';

/** The profile fields that a person edits; each save sends all of them. */
const profileFields = z.object({
  username: judgedText({ least: 1, most: PROFILE_LIMITS.usernameCharacters }),
  description: judgedText({ most: PROFILE_LIMITS.descriptionCharacters }),
  phone: z.string().max(60).nullable(),
  phone_hidden: z.boolean(),
  social_accounts: z.array(socialAccount).max(PROFILE_LIMITS.socialAccounts),
  social_accounts_hidden: z.boolean(),
  job_type: z.enum(JOB_TYPES).nullable(),
  job_style: z.enum(JOB_STYLES).nullable(),
  job: judgedText({ most: PROFILE_LIMITS.jobCharacters }),
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
  /** When a finished one will be removed. */
  goesAt: z.iso.datetime().nullable(),
  /** Its URL, valid for some minutes. */
  path: z.string().max(600).nullable(),
  bytes: z.number().int().nullable(),
});
export type ArchiveView = z.infer<typeof archive>;
const newest = z.object({ archive: archive.nullable() });

/** The account's record, its profile, its archive, and its deletion. */
export const profileContract = {
  ...recordContract,
  updateProfile: endpoint
    .meta({ checkedTexts: ['username', 'description', 'job', 'social_accounts'], form: true })
    .route({
      method: 'PUT',
      path: '/api/account/profile',
      summary: "Save the caller's profile; the first time that it is whole pays a bonus",
    })
    .input(
      profileFields.extend({
        /**
         * Version of the record that was edited. If it is outdated: PROFILE_CHANGED, with the current fields in the
         * details.
         */ version: z.number().int().min(0),
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
  readStorage: oc
    .route({
      method: 'GET',
      path: '/api/account/storage',
      summary: "What the caller's files take, and how much they may",
    })
    .output(
      z.object({
        usedBytes: z.number().int(),
        /** Null without a quota. */ quotaBytes: z.number().int().nullable(),
      }),
    ),
  deleteAccount: endpoint
    .meta({ form: true })
    .route({ method: 'POST', path: '/api/account/delete', summary: 'Close the account for good' })
    .input(
      z.object({
        password: judgedText({ least: 1, format: 'password' }),
        /** The notice was read and accepted. */ agreed: z.boolean(),
      }),
    )
    .output(z.object({ /** By then all data is gone. */ goneBy: z.iso.datetime() })),
};
