declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakEvent {
    type: 'sentence' | 'word' | 'phoneme' | 'end' | 'samplerate' | 'mark' | 'play' | 'msg_terminated';
    /** 1-based, in characters. */
    text_position: number;
    word_length: number;
    /** Milliseconds from the start of the audio. */
    audio_position: number;
    id?: string | number;
  }
  export interface EspeakWorker {
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    get_samplerate(): number;
    synthesize(text: string, heard: (samples: Int16Array, events: EspeakEvent[]) => boolean): void;
  }
  export interface EspeakModule {
    HEAPU8: Uint8Array;
    eSpeakNGWorker: new () => EspeakWorker;
  }
  export default function load(): Promise<EspeakModule>;
}
