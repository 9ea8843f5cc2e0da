/** Beds of sound that last a whole shot. */
export const AMBIENCE_KINDS = [
  'sea', 'wind', 'rain', 'storm', 'city', 'street', 'room', 'forest', 'birds', 'night', 'machine', 'crowd', 'space', 'fire',
  'river', 'market', 'train', 'underwater', 'snow', 'desert', 'kitchen', 'office', 'cave',
] as const;
export type AmbienceKind = (typeof AMBIENCE_KINDS)[number];

/** Single sounds, placed on an action. */
export const SOUND_EVENT_KINDS = [
  'steps', 'door', 'whoosh', 'impact', 'engine', 'bell', 'knock', 'thunder', 'splash', 'click', 'glass', 'paper', 'clock',
  'phone', 'horn', 'bark', 'meow', 'applause', 'chime', 'sewing_machine', 'coin', 'shutter', 'keyboard', 'heartbeat',
  'creak', 'gulls', 'owl', 'sword', 'gunshot', 'explosion', 'typewriter', 'whistle', 'drum', 'pour', 'sizzle', 'breath',
  'laugh', 'robot', 'power_up', 'power_down', 'hooves', 'wings', 'dig', 'hammer', 'saw', 'zip', 'magic',
] as const;
export type SoundEventKind = (typeof SOUND_EVENT_KINDS)[number];
