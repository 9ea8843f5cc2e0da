import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database, Transaction } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import type { Ffmpeg } from '#src/platform/server/media/find-ffmpeg.ts';
import type { Queue } from '#src/platform/server/queue/open-queue.ts';
import type { Storage } from '#src/platform/server/storage/storage.ts';

/** How an account stands with invitations. */
export interface InvitationFacts {
  inviteCode: string | null;
  invitationCount: number;
  invitationLimit: number;
  canInvite: boolean;
}

/** What an account's record says that other features know. */
export interface RecordReaders {
  readInvitations(accountId: string): Promise<InvitationFacts>;
  hasFeedback(accountId: string): Promise<boolean>;
}

/** One thing in an archive: a text, or a stored file. `name` is its path there, made of ids and our own words. */
export type ArchiveEntry = { name: string; text: string } | { name: string; storageKey: string };

/** What one slice puts into the archive of an account. */
export type ArchivePart = (accountId: string) => AsyncIterable<ArchiveEntry>;

/** How the slices forget an account, in an order in which nothing refers to what is already gone. */
export interface AccountEnd {
  /** Stops what is being made for the account. Answers false while something cannot be stopped: it is asked again later. */
  stopWork(accountId: string): Promise<boolean>;
  readonly forget: readonly ((transaction: Transaction, accountId: string) => Promise<void>)[];
}

/** What the verbs of this slice stand on. */
export interface ProfileTools {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
  readonly queue: Pick<Queue, 'send'>;
  readonly storage: Storage;
  readonly ffmpeg: Ffmpeg;
}
