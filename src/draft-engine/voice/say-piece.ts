import { adaptPiece, type SaidPiece } from './adapt-piece.ts';
import { askEngine, type PieceRequest, type SpeakTools } from './ask-engine.ts';
import type { EngineVoice, FormantVoice } from './engine-voice.ts';
import { nameOfFolder } from './folder/voice-folder.ts';
import { playbackSpeed } from './formant/playback-speed.ts';
import { voiceProfile, type Engines } from './voice-profile.ts';

const ENGINE_NAMES = { neural: 'kokoro-82m', espeak: 'espeak-ng', flite: 'flite' } as const;

/** A piece and what spoke it: 'kokoro-82m', 'espeak-ng', 'flite', or the operator's voice. */
export type SpokenPiece = SaidPiece & { spokenBy: string };

/** Speaks one sentence and adapts it to the character. */
export async function sayPiece(request: PieceRequest, tools: SpeakTools): Promise<SpokenPiece> {
  const { voice } = voiceProfile(request.voice, request.language, request.engines);
  const spoken = await askEngine(request, voice, tools);
  const piece = adaptPiece(spoken, {
    ...request,
    voice,
    ...(isFormant(voice) ? { speedOf: (paced) => playbackSpeed(voice, request.prosody, paced, request.seed) } : {}),
  });
  return { ...piece, spokenBy: nameOf(voice, request.engines) };
}

function nameOf(voice: EngineVoice, { folder }: Engines): string {
  if (voice.engine !== 'operator') {
    return ENGINE_NAMES[voice.engine];
  }
  return folder ? nameOfFolder(folder, voice.name) : 'sherpa-onnx';
}

const isFormant = (voice: EngineVoice): voice is FormantVoice => voice.engine === 'espeak' || voice.engine === 'flite';
