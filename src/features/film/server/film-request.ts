import type { Account } from '#src/foundation/accounts/server/account.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import type { ExportPass } from './exports/export-link.ts';
import type { FilmShowing } from './management/film-showing.ts';

/** A request as the film endpoints see it. */
export interface FilmRequest extends RequestContext {
  /** Throws NOT_LOGGED_IN for a visitor. */
  requireAccount(): Account;
  /** Undefined for a visitor. */
  readonly caller: Pick<Account, 'id' | 'identity'> | undefined;
  /** The URL of a file for this caller, or for anyone with a share link. */
  signMedia(fileId: string, viewer?: { share: string } | { film: string }): string;
  /** The URL of an export for this caller. */
  signExport(wanted: Pick<ExportPass, 'filmId' | 'format' | 'without'>): string;
  /** Aborted when the caller's session ends anywhere. */
  sessionEnds(): AbortSignal;
}

/** What the endpoints of films need beside the dependencies of their verbs. */
export interface FilmRouteParts {
  closing: AbortSignal;
  isForbidden: (text: string) => boolean;
  showing: FilmShowing;
}
