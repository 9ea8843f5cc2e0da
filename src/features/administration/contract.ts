import * as z from 'zod';
import { endpoint } from '#src/shared/endpoint.ts';
import { ACCOUNT_IDENTITIES } from './account-identities.ts';

const accountId = z.uuid();
/** Judged by rules that have messages of their own; here only so that nothing huge comes in. */
const reason = z.string().max(10_000);
const time = z.iso.datetime();

const reads = endpoint.meta({ admin: true });
/** What changes something asks for the password again after ten minutes, and is written into the audit. */
const acts = endpoint.meta({ admin: true, confirmed: true });
/** Both also where the site is closed to everybody else. */
const actsAlways = endpoint.meta({ admin: true, confirmed: true, inMaintenance: true });

const account = z.object({
  id: accountId,
  username: z.string().max(100),
  email: z.string().max(320).nullable(),
  /** That it signs in with; the contact in its profile is another matter. */
  phone: z.string().max(16).nullable(),
  identity: z.number().int(),
  isAdmin: z.boolean(),
  /** A membership is paid for; payments alone begin and end it. */
  isMember: z.boolean(),
  /** An admin gave one; without `until` it has no end yet. */
  givenMembership: z.object({ until: time.nullable() }).nullable(),
  isSpecial: z.boolean(),
  bannedAt: time.nullable(),
  createdAt: time,
  coins: z.number().int(),
});
export type AccountAnswer = z.infer<typeof account>;

const ban = z.object({
  id: z.uuid(),
  reason: z.string().max(500),
  bannedAt: time,
  liftedAt: time.nullable(),
  appeal: z
    .object({
      id: z.uuid(),
      description: z.string().max(1000),
      createdAt: time,
      state: z.enum(['pending', 'accepted', 'rejected']),
      answer: z.string().max(1000),
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
  /** In hexadecimal; the next entry carries it on. */
  sha256: z.string().max(64),
});
export type AuditAnswer = z.infer<typeof auditEntry>;

const maintenance = z.object({ isOn: z.boolean(), until: time.nullable() });

const proof = z.object({
  provedAt: time,
  entries: z.number().int(),
  /** One line for each thing that is not as it must be. */ faults: z.array(z.string().max(300)).max(100),
});
export type ProofAnswer = z.infer<typeof proof>;
/** Null before the first proof. */
const proofs = z.object({ ledger: proof.nullable(), audit: proof.nullable() });

/** What admins do, for admins alone. */
export const administrationContract = {
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
  changeCoins: acts
    .route({
      method: 'POST',
      path: '/api/admin/accounts/{accountId}/coins',
      summary: 'Give coins, or take some away, with a reason',
    })
    .input(
      z.object({
        accountId,
        deltaCoins: z.number().min(-1e9).max(1e9),
        reason,
        idempotencyKey: z.string().min(8).max(100),
      }),
    )
    .output(z.object({ account })),
  changeStanding: acts
    .route({
      method: 'POST',
      path: '/api/admin/accounts/{accountId}/standing',
      summary: 'Give or take a membership or the rights of an admin; make an account special',
    })
    .input(
      z.object({
        accountId,
        /** Null takes the one that was given; one that is paid stands beside it. */ givenMembership: z
          .object({ until: time.nullable() })
          .nullable()
          .optional(),
        /** It never ends. */ isSpecial: z.literal(true).optional(),
        isAdmin: z.boolean().optional(),
        reason,
      }),
    )
    .output(z.object({ account })),
  removePhone: acts
    .route({
      method: 'POST',
      path: '/api/admin/accounts/{accountId}/phone/remove',
      summary: 'Take from an account the phone that it signs in with',
    })
    .input(z.object({ accountId, reason }))
    .output(z.object({ account })),
  banAccount: acts
    .route({ method: 'POST', path: '/api/admin/accounts/{accountId}/ban', summary: 'Ban an account' })
    .input(z.object({ accountId, reason }))
    .output(z.object({ account })),
  liftBan: acts
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
  reviewAppeal: acts
    .route({
      method: 'POST',
      path: '/api/admin/appeals/{appealId}/review',
      summary: 'Accept an appeal, which lifts the ban, or reject it',
    })
    .input(
      z.object({
        appealId: z.uuid(),
        /** `accepted` or `rejected`. */ decision: z.string().max(100),
        answer: reason.default(''),
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
  proveBooks: reads
    .route({
      method: 'POST',
      path: '/api/admin/proofs',
      summary: 'Prove the ledger and the audit now, as is done every night',
    })
    .output(proofs),
  switchMaintenance: actsAlways
    .route({ method: 'POST', path: '/api/admin/maintenance', summary: 'Begin or end maintenance' })
    .input(z.object({ isOn: z.boolean(), /** When the site is expected back. */ until: time.nullable().default(null) }))
    .output(z.object({ maintenance })),
  announce: acts
    .route({
      method: 'POST',
      path: '/api/admin/announcement',
      summary: 'Put up an announcement for everybody, or take it down with an empty one',
    })
    .input(z.object({ text: z.string().max(300) }))
    .output(z.object({ announcement: z.string().max(300).nullable() })),
};
