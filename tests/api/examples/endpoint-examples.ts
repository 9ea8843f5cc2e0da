import { ACCOUNT_EXAMPLES } from './account-examples.ts';
import { ADMINISTRATION_EXAMPLES } from './administration-examples.ts';
import { CLIP_ORDER_EXAMPLES } from './clip-order-examples.ts';
import { COMMUNITY_EXAMPLES } from './community-examples.ts';
import { CONTACT_EXAMPLES } from './contact-examples.ts';
import { CUT_EXAMPLES } from './cut-examples.ts';
import { EDIT_EXAMPLES } from './edit-examples.ts';
import { open, type EndpointExample } from './endpoint-example.ts';
import { FILM_EXAMPLES } from './film-examples.ts';
import { FILM_UPLOAD_EXAMPLES } from './film-upload-examples.ts';
import { INVITATION_EXAMPLES } from './invitation-examples.ts';
import { MANAGED_FILM_EXAMPLES } from './managed-film-examples.ts';
import { MEMBERSHIP_EXAMPLES } from './membership-examples.ts';
import { MEME_EXAMPLES } from './meme-examples.ts';
import { MODEL_EXAMPLES } from './model-examples.ts';
import { MOJI_EXAMPLES } from './moji-examples.ts';
import { NOTIFICATION_EXAMPLES } from './notification-examples.ts';
import { OPERATION_EXAMPLES } from './operation-examples.ts';
import { OUTLINE_EXAMPLES } from './outline-examples.ts';
import { OWN_KEY_EXAMPLES } from './own-key-examples.ts';
import { PARTNER_EXAMPLES } from './partner-examples.ts';
import { PROFILE_EXAMPLES } from './profile-examples.ts';
import { PROOF_EXAMPLES } from './proof-examples.ts';
import { REWARD_EXAMPLES } from './reward-examples.ts';
import { SERIES_EXAMPLES } from './series-examples.ts';
import { SHOT_PICTURE_EXAMPLES } from './shot-picture-examples.ts';
import { SOUNDTRACK_EXAMPLES } from './soundtrack-examples.ts';
import { TOOL_CLIP_EXAMPLES } from './tool-clip-examples.ts';
import { TOOL_EXAMPLES } from './tool-examples.ts';
import { TOOL_PROMPT_EXAMPLES } from './tool-prompt-examples.ts';
import { VIDEO_EXAMPLES } from './video-examples.ts';

/** A right request to every endpoint there is, whose it is, and what is refused. A new endpoint needs one in its slice. */
export const ENDPOINT_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  ...ACCOUNT_EXAMPLES,
  ...PROOF_EXAMPLES,
  ...FILM_EXAMPLES,
  ...CUT_EXAMPLES,
  ...MANAGED_FILM_EXAMPLES,
  ...VIDEO_EXAMPLES,
  ...OUTLINE_EXAMPLES,
  ...SOUNDTRACK_EXAMPLES,
  ...SHOT_PICTURE_EXAMPLES,
  ...FILM_UPLOAD_EXAMPLES,
  ...EDIT_EXAMPLES,
  ...PROFILE_EXAMPLES,
  ...INVITATION_EXAMPLES,
  ...REWARD_EXAMPLES,
  ...SERIES_EXAMPLES,
  ...COMMUNITY_EXAMPLES,
  ...CONTACT_EXAMPLES,
  ...MEMBERSHIP_EXAMPLES,
  ...ADMINISTRATION_EXAMPLES,
  ...MODEL_EXAMPLES,
  ...OPERATION_EXAMPLES,
  ...OWN_KEY_EXAMPLES,
  ...PARTNER_EXAMPLES,
  ...NOTIFICATION_EXAMPLES,
  ...TOOL_CLIP_EXAMPLES,
  ...TOOL_EXAMPLES,
  ...MEME_EXAMPLES,
  ...CLIP_ORDER_EXAMPLES,
  ...MOJI_EXAMPLES,
  ...TOOL_PROMPT_EXAMPLES,
  'settings.readSettings': { ...open, valid: () => ({}) },
};
