import { oneOf, setting } from './setting-kinds.ts';

/** How contents are judged. */
export interface ModerationConfig {
  readonly strictness: 'off' | 'normal' | 'strict';
  /** Whether pictures are judged by the built-in classifier, where no service does. */
  readonly classifier: boolean;
}

/** The settings of moderation. */
export const MODERATION_SETTINGS = {
  KINORA_MODERATION: setting({
    schema: oneOf('off', 'normal', 'strict'),
    comment:
      'How uploaded pictures, and the pictures and clips of paid models, are judged: what is clearly not for everybody is refused, what is unsure waits under /admin/moderation; strict judges at lower scores; off judges nothing. With KINORA_OPENAI_KEY the moderation of OpenAI judges, texts for paid models too. See docs/operating/moderation.md.',
    default: 'normal',
  }),
  KINORA_PICTURE_CHECK: setting({
    schema: oneOf('on', 'off'),
    comment:
      'on: pictures are judged by a small classifier on this machine where no service judges them. It needs 0.2 GB of memory while it works.',
    default: 'on',
  }),
} as const;

/** The values of the settings that are read here. */
interface ModerationValues {
  KINORA_MODERATION?: ModerationConfig['strictness'];
  KINORA_PICTURE_CHECK?: 'on' | 'off';
}

/** How contents are judged, with the defaults. */
export function readModeration(values: ModerationValues): ModerationConfig {
  return {
    strictness: values.KINORA_MODERATION ?? 'normal',
    classifier: values.KINORA_PICTURE_CHECK !== 'off',
  };
}
