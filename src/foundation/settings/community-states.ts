/** Whether people see the films of others here; with `no_comments` they read comments and write none. */
export const COMMUNITY_STATES = ['open', 'no_comments', 'closed'] as const;
export type CommunityState = (typeof COMMUNITY_STATES)[number];
