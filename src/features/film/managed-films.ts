/** The states that films are filtered by. */
export const MANAGED_STATES = ['finished', 'making', 'failed'] as const;

/** The groups of films in movie management: by visibility, or those that an admin recommends. */
export const MANAGED_GROUPS = ['public', 'private', 'recommended'] as const;
