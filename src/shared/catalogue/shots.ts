/** Camera movements of a film's shot (CAT-02). */
export const CAMERA_MOVEMENTS = [
  'static',
  'handheld',
  'zoom_out',
  'zoom_in',
  'pan_left',
  'pan_right',
  'tilt_up',
  'tilt_down',
  'circle_around_subject',
  'follow_subject',
  'dolly_zoom',
] as const;
export type CameraMovement = (typeof CAMERA_MOVEMENTS)[number];

/** Camera movements of a single clip: those of a shot, and ten that the video tool adds (CAT-02). */
export const CLIP_MOVEMENTS = [
  ...CAMERA_MOVEMENTS,
  'move_left',
  'move_right',
  'move_up',
  'move_down',
  'push_in',
  'pull_out',
  'orbit_left',
  'orbit_right',
  'crane_up',
  'crane_down',
] as const;
export type ClipMovement = (typeof CLIP_MOVEMENTS)[number];

/** Voice emotions (CAT-03); faces and gestures use the same nine. */
export const EMOTIONS = [
  'happy',
  'sad',
  'angry',
  'surprised',
  'fear',
  'hate',
  'excited',
  'coldness',
  'neutral',
] as const;
export type Emotion = (typeof EMOTIONS)[number];

/** How a line reaches the listener: from somebody in the picture, from beside the story, or from elsewhere. */
export const DELIVERIES = ['spoken', 'narrated', 'whispered', 'shouted', 'telephone', 'far', 'thought'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** Aspect ratios of a film (CAT-10). */
export const ASPECT_RATIOS = ['16:9', '9:16'] as const;
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

/** Resolutions of a film (CAT-10): the length in pixels of the shorter side. */
export const RESOLUTIONS = ['720p', '1080p'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** How much of the figure fills the frame (standard shot sizes). */
export const FRAMINGS = ['extreme_wide', 'wide', 'full', 'medium', 'close', 'extreme_close'] as const;
export type Framing = (typeof FRAMINGS)[number];

/** Camera height relative to the subject's eyes. */
export const CAMERA_ANGLES = ['eye_level', 'low', 'high', 'over_shoulder'] as const;
export type CameraAngle = (typeof CAMERA_ANGLES)[number];

/** Transition into a shot: cut, dissolve (time passes), or fade in from black. */
export const TRANSITIONS = ['cut', 'dissolve', 'fade_in'] as const;
export type Transition = (typeof TRANSITIONS)[number];
