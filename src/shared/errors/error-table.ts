/** What a code means to the outside (HTTP status), to operators (report) and to the queue (retry). */
export interface ErrorEntry {
  /** HTTP status of an answer that carries the code. */
  readonly status: number;
  /** True when an operator should hear of it: it is our fault or our machine's, not the visitor's. */
  readonly report: boolean;
  /** True when the same call may succeed later without anybody changing it. */
  readonly retry: boolean;
}

/** Shape of the table: keeps the codes as literal keys. */
function table<const Code extends string>(entries: Record<Code, ErrorEntry>): Readonly<Record<Code, ErrorEntry>> {
  return entries;
}

const refused = (status: number): ErrorEntry => ({ status, report: false, retry: false });
const passing = (status: number): ErrorEntry => ({ status, report: false, retry: true });
const broken = (status: number, retry: boolean): ErrorEntry => ({ status, report: true, retry });

/** The one catalogue of error codes. */
export const ERRORS = table({
  IDEA_EMPTY: refused(400),
  IDEA_TOO_LONG: refused(400),
  INVALID_DATA: refused(400),
  INVALID_JSON: refused(400),
  REQUEST_TOO_LARGE: refused(413),
  RANGE_OUTSIDE: refused(416),
  NOT_LOGGED_IN: refused(401),
  SESSION_EXPIRED: refused(401),
  PERMISSION_DENIED: refused(403),
  NOT_FOUND: refused(404),
  FILM_NOT_FOUND: refused(404),
  TASK_NOT_FOUND: refused(404),
  INSUFFICIENT_COINS: refused(402),
  IDEMPOTENCY_CONFLICT: refused(409),
  MODEL_UNKNOWN: refused(400),
  MODEL_UNAVAILABLE: refused(409),
  MODEL_RETIRED: refused(410),
  STYLE_UNKNOWN: refused(400),
  TYPE_UNKNOWN: refused(400),
  LANGUAGE_UNKNOWN: refused(400),
  ASPECT_UNKNOWN: refused(400),
  SHOT_COUNT_INVALID: refused(400),
  OPERATION_IN_PROGRESS: passing(409),
  FILM_NOT_READY: refused(409),
  GENERATION_FAILED: broken(502, true),
  GENERATION_OUTCOME_UNKNOWN: broken(502, false),
  DISK_FULL: broken(507, true),
  STORAGE_UNREADABLE: broken(500, true),
  DATABASE_UNAVAILABLE: broken(503, true),
  MIGRATION_CHANGED: broken(500, false),
  MIGRATION_FAILED: broken(500, false),
  DATA_FOLDER_UNUSABLE: broken(500, false),
  PORT_TAKEN: broken(500, false),
  FFMPEG_MISSING: broken(503, false),
  SPEECH_PROGRAM_MISSING: broken(503, false),
  MEDIA_FAILED: broken(500, true),
  CONFIG_INVALID: broken(500, false),
  LINK_USED: refused(410),
  EMAIL_INVALID: refused(400),
  EMAIL_PASSWORD_INVALID: refused(400),
  CREDENTIALS_EMPTY: refused(400),
  INVALID_CREDENTIALS: refused(401),
  AGREEMENT_REQUIRED: refused(400),
  PASSWORD_TOO_SHORT: refused(400),
  PASSWORD_TOO_LONG: refused(400),
  PASSWORD_COMMON: refused(400),
  PASSWORD_CHANGE_FAILED: refused(400),
  EMAIL_DOMAIN_NOT_SUPPORTED: refused(400),
  EMAIL_ALREADY_REGISTERED: refused(409),
  EMAIL_NOT_REGISTERED: refused(404),
  VERIFICATION_CODE_SEND_FAILED: broken(502, true),
  VERIFICATION_CODE_ERROR: refused(400),
  VERIFICATION_CODE_EXPIRED: refused(410),
  TOO_MANY_ATTEMPTS: passing(429),
  TOO_MANY_REQUESTS: passing(429),
  TIMED_OUT: passing(504),
  CANCELLED: refused(409),
  TITLE_EMPTY: refused(400),
  TITLE_TOO_LONG: refused(400),
  STYLE_PROMPT_EMPTY: refused(400),
  CHARACTER_NAME_EMPTY: refused(400),
  IMAGE_FORMAT_UNSUPPORTED: refused(415),
  FILE_TOO_LARGE: refused(413),
  PROMPT_OPTIMISATION_FAILED: broken(502, true),
  ONE_CLICK_NOT_ALLOWED: refused(403),
  MODEL_FOR_MEMBERS: refused(403),
  SHOTS_FOR_MEMBERS: refused(403),
  RESOLUTION_FOR_MEMBERS: refused(403),
  VIDEO_SECONDS_FOR_MEMBERS: refused(403),
  PRICE_CHANGED: refused(409),
  FILM_CHANGED: refused(409),
  FILM_NOT_GENERATED: refused(409),
  SHARE_NOT_FOUND: refused(404),
  CUT_GAVE_UP: broken(500, true),
  INTERNAL_ERROR: broken(500, true),
});

/** Every code there is. */
export type ErrorCode = keyof typeof ERRORS;
