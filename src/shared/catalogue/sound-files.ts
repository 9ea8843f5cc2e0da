import { LIMITS } from './limits.ts';

/** Media types of the sounds that are taken (CAT-37), as browsers name them. */
const TYPES: Readonly<Record<(typeof LIMITS.formats.audio)[number], readonly string[]>> = {
  mp3: ['audio/mpeg', 'audio/mp3'],
  wav: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
  m4a: ['audio/mp4', 'audio/x-m4a', 'audio/m4a'],
};

const ENDINGS = LIMITS.formats.audio.map((format) => `.${format}`);

/** For the `accept` attribute of a file input: types, and file extensions for systems that do not know the type. */
export const SOUND_ACCEPT = [...Object.values(TYPES).flat(), ...ENDINGS].join(',');

/** Maximum size of an uploaded sound, for texts. */
export const SOUND_MEGABYTES = LIMITS.uploads.photoTalkAudioBytes / 1024 / 1024;

/** True for a file that says that it is a sound which is taken; what is in it is the server's to see. */
export function isSoundFile({ name, type }: { name: string; type: string }): boolean {
  return (
    Object.values(TYPES).some((types) => types.includes(type)) ||
    ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))
  );
}
