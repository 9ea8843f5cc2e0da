/** Maximum length of an admin's reason, in characters. */
export const REASON_LIMIT = 500;
/** Maximum length of the answer to an appeal, in characters. */
export const ANSWER_LIMIT = 1000;
/** Maximum length of an announcement, in characters. */
export const ANNOUNCEMENT_LIMIT = 300;
