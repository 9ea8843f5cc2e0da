const MEGABYTE = 1024 * 1024;

/** How much and how long a thing may be (CAT-40, CAT-41, CAT-43). */
export const LIMITS = {
  idea: { minimumCharacters: 1, maximumCharacters: 2000 },
  film: {
    minimumShots: 4,
    maximumShots: 40,
    defaultShots: 8,
    charactersOnIdeaPage: 4,
    minimumVideoFrames: 2,
    titleCharacters: 100,
    stylePromptCharacters: 500,
  },
  freeFilm: { pictures: 1, frames: 8, resolution: '720p', paidVideoSeconds: 30 },
  memberFilm: { pictures: 8 },
  draws: [1, 5, 10],
  appeal: { maximumCharacters: 1000 },
  invitations: 10,
  uploads: {
    imageBytes: 10 * MEGABYTE,
    /** Of a web address from which a picture is fetched, and how many an account may fetch an hour. */
    addressCharacters: 2000,
    fetchesPerHour: 60,
    photoTalkImageBytes: 5 * MEGABYTE,
    photoTalkAudioBytes: 5 * MEGABYTE,
    videoEditBytes: 16 * MEGABYTE,
    videoEditSeconds: 5,
    videoUpscaleBytes: 100 * MEGABYTE,
    videoUpscaleSeconds: 60,
    videoUpscaleSidePixels: 4096,
    audioEffectVideoBytes: 100 * MEGABYTE,
    musicBytes: 50 * MEGABYTE,
    finalCutBytes: 500 * MEGABYTE,
    batchPictures: 20,
  },
  formats: {
    image: ['jpg', 'png', 'webp', 'gif', 'bmp', 'heic'],
    videoEdit: ['mp4', 'mov', 'avi'],
    videoUpscale: ['mp4', 'avi', 'mov', 'mkv', 'webm'],
    audioEffectVideo: ['mp4', 'mov', 'avi'],
    audio: ['mp3', 'wav', 'm4a'],
  },
} as const;
