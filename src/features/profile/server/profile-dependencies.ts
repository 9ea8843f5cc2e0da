import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database, Transaction } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import type { Queue } from '#src/platform/server/queue/open-queue.ts';
import type { Storage } from '#src/platform/server/storage/storage.ts';
import type { Moderator } from '#src/vendors/moderation/moderator.ts';

/** An account's invitation figures. */
interface InvitationFacts {
  inviteCode: string | null;
  invitationCount: number;
  invitationLimit: number;
  canInvite: boolean;
}

/** The parts of an account's record that other features provide. */
export interface RecordReaders {
  readInvitations(accountId: string): Promise<InvitationFacts>;
  hasFeedback(accountId: string): Promise<boolean>;
}

/** One entry of an archive: a text, or a stored file. `name` is its path, made of ids and our own words. */
export type ArchiveEntry = { name: string; text: string } | { name: string; storageKey: string };

/** One slice's section of an account's archive. */
export type ArchiveSection = (accountId: string) => AsyncIterable<ArchiveEntry>;

/** How the slices delete an account, in an order that leaves no dangling references. */
export interface AccountEnd {
  /** Cancels the account's work. Returns false while something cannot be cancelled: it is called again later. */
  stopWork(accountId: string): Promise<boolean>;
  readonly forget: readonly ((transaction: Transaction, accountId: string) => Promise<void>)[];
}

/** Dependencies of the profile functions. */
export interface ProfileDependencies {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
  readonly queue: Pick<Queue, 'send'>;
  readonly storage: Storage;
  readonly ffmpeg: Ffmpeg;
  readonly moderator: Moderator;
}
