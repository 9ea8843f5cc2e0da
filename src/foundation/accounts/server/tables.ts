import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from '#src/platform/server/database/columns.ts';
import type { Language } from '#src/shared/language/languages.ts';

export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull(),
  email: text('email'),
  /** Verified by a code; the contact number of the profile is separate. */
  phone: text('phone'),
  /** Derived from the marks below by the database; it ignores `givenMemberUntil`, so read standing/identity-now.ts. */
  identity: smallint('identity')
    .notNull()
    .generatedAlwaysAs(sql`derived from the standing`),
  isAdmin: boolean('is_admin').notNull().default(false),
  /** Has a paid membership. */
  isMember: boolean('is_member').notNull().default(false),
  /** Has a membership given by an admin, with an end or until it is withdrawn. */
  isGivenMember: boolean('is_given_member').notNull().default(false),
  givenMemberUntil: time('given_member_until'),
  isSpecial: boolean('is_special').notNull().default(false),
  bannedAt: time('banned_at'),
  isFirstAdmin: boolean('is_first_admin').notNull().default(false),
  passwordHash: text('password_hash'),
  passwordChangedAt: time('password_changed_at'),
  language: text('language').$type<Language>(),
  agreedAt: time('agreed_at'),
  invitedWith: text('invited_with'),
  deletedAt: time('deleted_at'),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const signInLinks = pgTable('sign_in_links', {
  tokenSha256: bytes('token_sha256').primaryKey(),
  accountId: uuid('account_id').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

/** Why a session ended. */
export type SessionEnd = 'signed_out' | 'signed_out_everywhere' | 'reused' | 'password_changed' | 'banned' | 'deleted';

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  familySha256: bytes('family_sha256').notNull(),
  currentSha256: bytes('current_sha256').notNull(),
  previousSha256: bytes('previous_sha256'),
  salt: bytes('salt'),
  accountId: uuid('account_id').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  rotatedAt: time('rotated_at').notNull().defaultNow(),
  /** Extended at each refresh, but never past `endsAt`. */
  expiresAt: time('expires_at').notNull(),
  endsAt: time('ends_at').notNull(),
  endedAt: time('ended_at'),
  endReason: text('end_reason').$type<SessionEnd>(),
  confirmedAt: time('confirmed_at').notNull().defaultNow(),
});
export type SessionRow = typeof sessions.$inferSelect;

export type CodePurpose = 'register' | 'reset_password' | 'set_phone' | 'sign_in';

/** The browsers that an account has signed in from. */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: uuid('account_id').notNull(),
    deviceMac: bytes('device_mac').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    lastSeenAt: time('last_seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceMac] })],
);

export const verificationCodes = pgTable('verification_codes', {
  id: uuid('id').primaryKey(),
  requestSha256: bytes('request_sha256').notNull(),
  purpose: text('purpose').$type<CodePurpose>().notNull(),
  /** The recipient: one of the two. */
  email: text('email'),
  phone: text('phone'),
  codeMac: bytes('code_mac').notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

export const attempts = pgTable(
  'attempts',
  {
    kind: text('kind').notNull(),
    subjectSha256: bytes('subject_sha256').notNull(),
    count: integer('count').notNull(),
    windowEndsAt: time('window_ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectSha256] })],
);

export const outboxMails = pgTable('outbox_mails', {
  id: uuid('id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});
