import { administrationContract } from '#src/features/administration/contract.ts';
import { communityContract } from '#src/features/community/contract.ts';
import { contactContract } from '#src/features/contact/contract.ts';
import { filmContract } from '#src/features/film/contract.ts';
import { invitationsContract } from '#src/features/invitations/contract.ts';
import { membershipContract } from '#src/features/membership/contract.ts';
import { modelsContract } from '#src/features/models/contract.ts';
import { ownKeysContract } from '#src/features/models/own-keys-contract.ts';
import { mojiMagicContract } from '#src/features/moji-magic/contract.ts';
import { operationsContract } from '#src/features/operations/contract.ts';
import { partnersContract } from '#src/features/partners/contract.ts';
import { profileContract } from '#src/features/profile/contract.ts';
import { rewardsContract } from '#src/features/rewards/contract.ts';
import { toolsContract } from '#src/features/tools/contract.ts';
import { accountsContract } from '#src/foundation/accounts/contract.ts';
import { notificationsContract } from '#src/foundation/notifications/contract.ts';
import { settingsContract } from '#src/foundation/settings/contract.ts';

/** Every endpoint of the program: implemented by the server, called by the browser, documented by OpenAPI. */
export const contract = {
  accounts: accountsContract,
  community: communityContract,
  contact: contactContract,
  films: filmContract,
  invitations: invitationsContract,
  membership: membershipContract,
  models: modelsContract,
  mojiMagic: mojiMagicContract,
  ownKeys: ownKeysContract,
  partners: partnersContract,
  profile: profileContract,
  rewards: rewardsContract,
  notifications: notificationsContract,
  settings: settingsContract,
  tools: toolsContract,
  administration: administrationContract,
  operations: operationsContract,
};
export type Contract = typeof contract;
