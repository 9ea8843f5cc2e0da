import { resolve } from 'node:path';
import * as z from 'zod';
import { VOICE_CHOICE_KEYS, type VoiceChoice } from '#src/shared/catalogue/voice-choice.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { text } from './setting-kinds.ts';

/** A server that speaks by OpenAI's protocol. */
export interface SpeechServerConfig {
  /** Without a slash at its end. */
  readonly url: string;
  /** Secret. */
  readonly key?: string;
  readonly model: string;
  readonly voices: VoiceChoice;
  readonly languages: readonly Language[];
}

/** A voice in the form of sherpa-onnx. */
export interface VoiceFolderConfig {
  /** Absolute. */
  readonly path: string;
  readonly language: Language;
  /** Numbers of speakers. */
  readonly speakers: VoiceChoice;
}

/** Languages such as `ko, ja`. */
export const languageList: z.ZodType<Language[], string> = text.transform((value, context) => {
  const written = value.split(',').map((each) => each.trim());
  if (written.every((each) => LANGUAGES.some((language) => language === each))) {
    return LANGUAGES.filter((language) => written.includes(language));
  }
  context.addIssue({ code: 'custom', message: `must be some of ${LANGUAGES.join(', ')}, with commas between them` });
  return z.NEVER;
});

const LONGEST_VOICE_NAME = 200;

/** A voice for all, or pairs such as `female=nova, male=onyx`. */
export const voiceChoice: z.ZodType<VoiceChoice, string> = text.transform((value, context) => {
  const pairs = value.split(',').map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return at < 0 ? ['*', pair.trim()] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  });
  const unknown = pairs.find(([key]) => !VOICE_CHOICE_KEYS.has(key));
  if (unknown) {
    const message = `has "${unknown[0]}" before an =, where a voice (ko-gentle_woman), a person (elderly_woman), child, female, male, a language or * may stand`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
  if (pairs.some(([, name]) => name === '' || name.length > LONGEST_VOICE_NAME)) {
    context.addIssue({ code: 'custom', message: 'must be a voice, or pairs such as female=nova, male=onyx' });
    return z.NEVER;
  }
  return Object.fromEntries(pairs);
});

/** The values of the settings that are read here. */
interface SpeechValues {
  KINORA_SPEECH_URL?: string;
  KINORA_SPEECH_KEY?: string;
  KINORA_SPEECH_MODEL?: string;
  KINORA_SPEECH_VOICES?: VoiceChoice;
  KINORA_SPEECH_LANGUAGES?: Language[];
  KINORA_VOICE_FOLDER?: string;
  KINORA_VOICE_FOLDER_LANGUAGE?: Language;
  KINORA_VOICE_FOLDER_SPEAKERS?: VoiceChoice;
}

/** OpenAI's own voices; most other servers know these names too. */
const USUAL_VOICES: VoiceChoice = {
  narrator: 'fable',
  young_woman: 'shimmer',
  young_man: 'echo',
  child: 'shimmer',
  female: 'nova',
  male: 'onyx',
  '*': 'alloy',
};

/** The speech server when its URL is given; its other settings without it are a mistake. */
export function readSpeechServer(values: SpeechValues, mistakes: string[]): SpeechServerConfig | undefined {
  const { KINORA_SPEECH_URL: url, KINORA_SPEECH_KEY: key, KINORA_SPEECH_MODEL: model } = values;
  const { KINORA_SPEECH_VOICES: voices, KINORA_SPEECH_LANGUAGES: languages } = values;
  if (url === undefined) {
    if ([key, model, voices, languages].some((value) => value !== undefined) && mistakes.length === 0) {
      mistakes.push('KINORA_SPEECH_URL is needed by the other settings whose names begin with KINORA_SPEECH');
    }
    return undefined;
  }
  return {
    url: url.replace(/\/+$/, ''),
    ...(key === undefined ? {} : { key }),
    model: model ?? 'tts-1',
    voices: voices ?? USUAL_VOICES,
    languages: languages ?? LANGUAGES,
  };
}

/** The folder with a voice when it is given; its other settings without it are a mistake. */
export function readVoiceFolder(
  values: SpeechValues,
  mistakes: string[],
  projectFolder: string,
): VoiceFolderConfig | undefined {
  const { KINORA_VOICE_FOLDER: path, KINORA_VOICE_FOLDER_LANGUAGE: language } = values;
  const { KINORA_VOICE_FOLDER_SPEAKERS: speakers } = values;
  if (speakers && Object.values(speakers).some((number) => !/^\d{1,5}$/.test(number))) {
    mistakes.push('KINORA_VOICE_FOLDER_SPEAKERS must name speakers by their numbers, such as female=3, male=0');
  }
  if (path === undefined) {
    if ((language !== undefined || speakers !== undefined) && mistakes.length === 0) {
      mistakes.push('KINORA_VOICE_FOLDER is needed by the other settings whose names begin with KINORA_VOICE_FOLDER');
    }
    return undefined;
  }
  return { path: resolve(projectFolder, path), language: language ?? 'ko', speakers: speakers ?? { '*': '0' } };
}
