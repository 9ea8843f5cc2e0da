import * as z from 'zod';
import { COMMUNITY_STATES } from '#src/foundation/settings/community-states.ts';
import { CLAIM_LIMIT } from '#src/foundation/settings/contract.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { answeredText, judgedText, writtenText } from '#src/shared/form-text.ts';
import { instant } from '#src/shared/instant.ts';
import { ACCOUNT_IDENTITIES } from './account-identities.ts';
import { ANNOUNCEMENT_LIMIT, ANSWER_LIMIT, REASON_LIMIT } from './administration-limits.ts';
import { moderationContract } from './moderation-contract.ts';

const accountId = z.uuid();
/** An admin's reason. Checked by the verb, with codes of its own (REASON_EMPTY, DESCRIPTION_TOO_LONG). */
const reason = judgedText({ least: 1, most: REASON_LIMIT });
const time = z.iso.datetime();

const reads = endpoint.meta({ admin: true });
/** Changes by an admin: require a recent proof of identity, and are recorded in the audit. */
const acts = endpoint.meta({ admin: true, confirmed: true });
/** The same, filled in as a form. */
const formActs = endpoint.meta({ admin: true, confirmed: true, form: true });
/** Both are open during maintenance too. */
const actsAlways = endpoint.meta({ admin: true, confirmed: true, inMaintenance: true, form: true });

const account = z.object({
  id: accountId,
  username: z.string().max(100),
  email: z.string().max(320).nullable(),
  /** The phone that it signs in with; the contact number of the profile is separate. */
  phone: z.string().max(16).nullable(),
  identity: z.number().int(),
  isAdmin: z.boolean(),
  /** Has a paid membership; only payments start and end it. */
  isMember: z.boolean(),
  /** Given by an admin; without `until` it has no end. */
  givenMembership: z.object({ until: time.nullable() }).nullable(),
  isSpecial: z.boolean(),
  bannedAt: time.nullable(),
  createdAt: time,
  coins: z.number().int(),
});
export type AccountAnswer = z.infer<typeof account>;

const ban = z.object({
  id: z.uuid(),
  reason: answeredText(REASON_LIMIT),
  bannedAt: time,
  liftedAt: time.nullable(),
  appeal: z
    .object({
      id: z.uuid(),
      description: answeredText(LIMITS.appeal.maximumCharacters),
      createdAt: time,
      state: z.enum(['pending', 'accepted', 'rejected']),
      answer: answeredText(ANSWER_LIMIT),
    })
    .nullable(),
});
export type BanAnswer = z.infer<typeof ban>;

const auditEntry = z.object({
  sequence: z.number().int(),
  at: time,
  /** Null for the command line. */
  actor: z.object({ id: z.uuid(), name: z.string().max(100).nullable() }).nullable(),
  action: z.string().max(60),
  subject: z.object({ kind: z.string().max(40), id: z.string().max(200), name: z.string().max(100).nullable() }),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().max(1000),
  requestId: z.string().max(100),
  /** Hexadecimal; the next entry's hash includes it. */
  sha256: z.string().max(64),
});
export type AuditAnswer = z.infer<typeof auditEntry>;

const maintenance = z.object({ isOn: z.boolean(), until: time.nullable() });

const proof = z.object({
  provedAt: time,
  entries: z.number().int(),
  /** One line per fault. */ faults: z.array(z.string().max(300)).max(100),
});
export type ProofAnswer = z.infer<typeof proof>;
/** Null before the first proof. */
const proofs = z.object({ ledger: proof.nullable(), audit: proof.nullable() });

/** Actions for admins only. */
export const administrationContract = {
  ...moderationContract,
  listAccounts: reads
    .route({
      method: 'GET',
      path: '/api/admin/accounts',
      summary: 'Accounts by id, name, mail or phone, the newest first',
    })
    .input(
      z.object({
        search: z.string().max(320).default(''),
        identity: z.enum(ACCOUNT_IDENTITIES).optional(),
        cursor: z.uuid().optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ accounts: z.array(account).max(100), next: z.uuid().nullable() })),
  readAccount: reads
    .route({ method: 'GET', path: '/api/admin/accounts/{accountId}', summary: 'One account, its bans and appeals' })
    .input(z.object({ accountId }))
    .output(z.object({ account, bans: z.array(ban).max(50) })),
  changeCoins: formActs
    .route({
      method: 'POST',
      path: '/api/admin/accounts/{accountId}/coins',
      summary: 'Give coins, or take some away, with a reason',
    })
    .input(
      z.object({
        accountId,
        /** Whole: else COINS_CHANGE_INVALID. */ deltaCoins: z.number().min(-1e9).max(1e9).meta({ type: 'integer' }),
        reason,
        idempotencyKey: z.string().min(8).max(100),
      }),
    )
    .output(z.object({ account })),
  changeStanding: formActs
    .route({
      method: 'POST',
      path: '/api/admin/accounts/{accountId}/standing',
      summary: 'Give or take a membership or the rights of an admin; make an account special',
    })
    .input(
      z.object({
        accountId,
        /** Null withdraws the given one; a paid one is separate. */ givenMembership: z
          .object({ until: instant.nullable() })
          .nullable()
          .optional(),
        /** This never ends. */ isSpecial: z.literal(true).optional(),
        isAdmin: z.boolean().optional(),
        reason,
      }),
    )
    .output(z.object({ account })),
  removePhone: formActs
    .route({
      method: 'POST',
      path: '/api/admin/accounts/{accountId}/phone/remove',
      summary: 'Take from an account the phone that it signs in with',
    })
    .input(z.object({ accountId, reason }))
    .output(z.object({ account })),
  banAccount: formActs
    .route({ method: 'POST', path: '/api/admin/accounts/{accountId}/ban', summary: 'Ban an account' })
    .input(z.object({ accountId, reason }))
    .output(z.object({ account })),
  liftBan: formActs
    .route({ method: 'POST', path: '/api/admin/accounts/{accountId}/unban', summary: 'Lift the ban of an account' })
    .input(z.object({ accountId, reason }))
    .output(z.object({ account })),
  listAppeals: reads
    .route({
      method: 'GET',
      path: '/api/admin/appeals',
      summary: 'Appeals that wait, the oldest first, or that were reviewed, the newest first',
    })
    .input(z.object({ state: z.enum(['pending', 'reviewed']).default('pending') }))
    .output(
      z.object({
        appeals: z
          .array(z.object({ accountId, username: z.string().max(100), email: z.string().max(320).nullable(), ban }))
          .max(100),
      }),
    ),
  reviewAppeal: formActs
    .route({
      method: 'POST',
      path: '/api/admin/appeals/{appealId}/review',
      summary: 'Accept an appeal, which lifts the ban, or reject it',
    })
    .input(
      z.object({
        appealId: z.uuid(),
        /** `accepted` or `rejected`. */ decision: z.string().max(100),
        answer: judgedText({ most: ANSWER_LIMIT }).default(''),
      }),
    )
    .output(z.object({})),
  listAudit: reads
    .route({ method: 'GET', path: '/api/admin/audit', summary: 'What admins did, the newest first' })
    .input(
      z.object({
        subject: z.string().max(200).optional(),
        before: z.coerce.number().int().min(1).optional(),
        limit: z.coerce.number().int().min(1).max(200).default(50),
      }),
    )
    .output(z.object({ entries: z.array(auditEntry).max(200), next: z.number().int().nullable() })),
  exportAudit: reads
    .route({ method: 'GET', path: '/api/admin/audit/file', summary: 'The newest ten thousand entries as CSV' })
    .output(z.object({ csv: z.string() })),
  readProofs: reads
    .route({
      method: 'GET',
      path: '/api/admin/proofs',
      summary: 'What the last proofs of the ledger and of the audit found',
    })
    .output(proofs),
  proveBooks: acts
    .route({
      method: 'POST',
      path: '/api/admin/proofs',
      summary: 'Prove the ledger and the audit now, as is done every night',
    })
    .output(proofs),
  switchMaintenance: actsAlways
    .route({ method: 'POST', path: '/api/admin/maintenance', summary: 'Begin or end maintenance' })
    .input(
      z.object({ isOn: z.boolean(), /** When the site is expected back. */ until: instant.nullable().default(null) }),
    )
    .output(z.object({ maintenance })),
  switchOwnKeys: acts
    .route({
      method: 'POST',
      path: '/api/admin/own-keys',
      summary: 'Let members use keys of their own at providers of models, or not',
    })
    .input(z.object({ isOn: z.boolean() }))
    .output(z.object({ isOn: z.boolean() })),
  switchCommunity: acts
    .route({
      method: 'POST',
      path: '/api/admin/community',
      summary: 'Open or close the community, or only its comments',
    })
    .input(z.object({ community: z.enum(COMMUNITY_STATES) }))
    .output(z.object({ community: z.enum(COMMUNITY_STATES) })),
  changeClaims: formActs
    .route({
      method: 'POST',
      path: '/api/admin/claims',
      summary: 'What the home page claims, in each language; an empty text shows the words of the program',
    })
    .input(
      z.object({
        en: writtenText(CLAIM_LIMIT),
        cn: writtenText(CLAIM_LIMIT),
        ko: writtenText(CLAIM_LIMIT),
        ja: writtenText(CLAIM_LIMIT),
      }),
    )
    .output(z.object({})),
  announce: formActs
    .route({
      method: 'POST',
      path: '/api/admin/announcement',
      summary: 'Put up an announcement for everybody, or take it down with an empty one',
    })
    .input(z.object({ text: writtenText(ANNOUNCEMENT_LIMIT) }))
    .output(z.object({ announcement: answeredText(ANNOUNCEMENT_LIMIT).nullable() })),
};
