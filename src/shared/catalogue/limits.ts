const MEGABYTE = 1024 * 1024;

/** Limits of sizes, lengths and durations (CAT-40, CAT-41, CAT-43). */
export const LIMITS = {
  idea: { minimumCharacters: 1, maximumCharacters: 2000 },
  film: {
    minimumShots: 4,
    maximumShots: 40,
    /** Shots that the editor takes; an idea becomes at most `maximumShots`. */
    editorShots: 500,
    /** Of one sentence or two that say what is to be seen. */
    shotDescriptionCharacters: 500,
    /** States of a film that are kept: those that its owner names, and the newest of those that are kept by themselves. */
    checkpoints: { named: 100, byItself: 50 },
    checkpointNameCharacters: 80,
    defaultShots: 8,
    charactersOnIdeaPage: 4,
    minimumVideoFrames: 2,
    /** Takes of one shot that may be ordered at once, to choose from. */
    candidates: 4,
    /** Characters of a film; places and items too. */
    castMembers: 40,
    titleCharacters: 100,
    searchCharacters: 200,
    characterNameCharacters: 60,
    stylePromptCharacters: 500,
    /** What is to change of a picture. */
    changePromptCharacters: 300,
    /** Of one piece of a film that is watched while it is made. */
    livePieceBytes: 100 * MEGABYTE,
    /** Of a film as JSON; one of forty shots has about 60,000, one of all that the editor takes some 800,000. */
    filmFileCharacters: 2_500_000,
    /** Of a timeline or subtitles that are answered whole. */
    exportBytes: 10 * MEGABYTE,
  },
  tools: {
    promptCharacters: 2000,
    /** Length of a single clip. */
    clipSeconds: { least: 2, most: 12 },
    /** The longer side of a picture as it comes in; larger ones are made smaller. */
    pictureSidePixels: 8192,
    /** The longer side of a picture that was made larger. */
    largerSidePixels: 8192,
    /** The longer side of a clip that was made larger, and how long the draft engine works for it at most. */
    largerClip: { sidePixels: 4096, draftMinutes: 60 },
    /** Of an edited clip by the draft engine: its longer side, the same where it is painted over, and its rate. */
    editedClip: { sidePixels: 1920, paintedSidePixels: 960, framesPerSecond: 30 },
    pictureNameCharacters: 120,
    /** The longer side of a picture that is edited, and of the result. */
    editedSidePixels: 4096,
    /** Length of a piece of music; the longest as a WAV file is one that a film takes (`uploads.musicBytes`). */
    musicSeconds: { least: 5, most: 240 },
    /** What a photo says: as a text, and as a sound. */
    talkCharacters: 600,
    talkSeconds: 120,
    /** A clip of a talking photo is as large as its picture, within this. */
    talkingClip: { shortSidePixels: 1080, longSidePixels: 1920 },
  },
  /** Length of one shot by its plan, and characters of its line. */
  shot: { minimumSeconds: 0.5, maximumSeconds: 60 },
  freeFilm: { pictures: 1, frames: 8, shortSidePixels: 720, paidVideoSeconds: 30 },
  memberFilm: { pictures: 8, shortSidePixels: 1080, upscaledShortSidePixels: 2160 },
  /** Default number of days before deleted files are removed from disk. */
  deletedFilesDays: 7,
  /** Days until all bytes of a deleted account are gone as well (SEC-23). */
  deletedAccountDays: 30,
  /** Days that mails stay in the outbox of a site without a mail server. */
  outboxDays: 7,
  /** Minutes for which a proof of identity is valid (SEC-17). */
  confirmedMinutes: 10,
  draws: [1, 5, 10],
  moji: {
    /** A seed is published, and a new one begun, once it has decided so many cards. */
    cardsPerSeed: 200,
    /** Frames of an animation, or the stickers of a pack, as one picture. */
    stripBytes: 24 * MEGABYTE,
  },
  appeal: { maximumCharacters: 1000 },
  invitations: 10,
  /** Codes sent by mail or SMS (AUTH-03): lifetime, delay before another may be requested, attempts per code. */
  codes: { digits: 6, lifeMinutes: 10, resendSeconds: 60, tries: 5 },
  uploads: {
    imageBytes: 10 * MEGABYTE,
    /** Maximum length of a picture's URL, and fetches per account and hour. */
    addressCharacters: 2000,
    fetchesPerHour: 60,
    /** An upload that nothing uses within so many days is removed. */
    unusedDays: 1,
    /** Pictures that an account may upload per hour, and concurrently. */
    perHour: 200,
    atOnce: 4,
    photoTalkImageBytes: 5 * MEGABYTE,
    photoTalkAudioBytes: 5 * MEGABYTE,
    videoEditBytes: 16 * MEGABYTE,
    videoEditSeconds: 5,
    videoUpscaleBytes: 100 * MEGABYTE,
    videoUpscaleSeconds: 60,
    videoUpscaleSidePixels: 4096,
    subtitlesBytes: 500 * MEGABYTE,
    subtitlesSeconds: 10 * 60,
    subtitlesSidePixels: 4096,
    audioEffectVideoBytes: 100 * MEGABYTE,
    audioEffectVideoSeconds: 5 * 60,
    musicBytes: 50 * MEGABYTE,
    musicSeconds: 20 * 60,
    finalCutBytes: 500 * MEGABYTE,
    finalCutSeconds: 20 * 60,
    finalCutSidePixels: 4096,
    /** A clip of one's own for a shot, which is no longer than a shot may be. */
    shotClipBytes: 100 * MEGABYTE,
    shotClipSeconds: 60,
    shotClipSidePixels: 4096,
    /** What is large is sent in parts of this size, since a whole file takes longer than a request may. */
    partBytes: 8 * MEGABYTE,
    /** Of each kind of one account, those that wait to be checked. */
    checkedAtOnce: { movie: 2, music: 2, clip: 8, toolClip: 4 },
    batchPictures: 20,
  },
  /** Limits of one account's activity, so that it does not block others (REL-10). */
  community: {
    commentCharacters: 1000,
    /** Answers to one comment. */
    answers: 100,
    likesPerHour: 300,
    recommendationsPerHour: 60,
    commentsPerHour: 60,
    /** Of one account on one film. */
    commentsOnFilmADay: 12,
    followsPerHour: 120,
    /** What one person, and everybody together, may cause somebody to be told. */
    messagesFromOneADay: 6,
    messagesADay: 80,
    reportCharacters: 500,
    reportsPerHour: 20,
    /** People whom an account has blocked or muted, and how many it may in an hour. */
    blockedPeople: 2000,
    blocksPerHour: 120,
    /** Reports of how long somebody has watched: a page sends one every few seconds. */
    viewsPerMinute: 60,
    seriesTitleCharacters: 100,
    seriesLoglineCharacters: 300,
    series: 100,
    episodes: 100,
    /** Changes of one's series and their episodes. */
    seriesChangesPerHour: 600,
  },
  perAccount: {
    /** Unfinished films; more while there is only one account, or as set by KINORA_OPEN_FILMS. */
    openFilms: 20,
    openFilmsAlone: 200,
    /** Step-by-step films that wait for their owner. */
    waitingFilms: 100,
    copiesPerHour: 60,
    remixesPerHour: 20,
    /** Storyboards and archives of films: each reads the film's files. */
    exportsPerHour: 60,
    /** Of those, concurrently. */
    exportsAtOnce: 2,
    importsPerHour: 60,
    /** Orders of single tools. */
    toolOrdersPerHour: 300,
    toolClipsPerHour: 60,
    /** Looks at clips and sounds, and pictures taken of clips: each starts a program. */
    toolMeasuresPerMinute: 60,
    clipPicturesPerMinute: 60,
    /** Draws of cards. */
    drawsPerHour: 300,
    /** Cards whose pictures are drawn again, and seeds that are published: both cost nothing. */
    redrawsPerHour: 120,
    seedsPerHour: 120,
    /** Animations and sticker packs: each encodes dozens of pictures. */
    packsPerHour: 200,
    /** Saved states of canvases. */
    boardsPerMinute: 120,
    /** Saved states of subtitles. */
    subtitlesPerMinute: 120,
    /** Results of single tools that are not made yet. */
    toolResultsAtOnce: 40,
    /** Orders of other takes; each may be of a whole film. */
    upgradesPerHour: 60,
    /** Outlines: each is a whole story, and free by every language model. */
    outlinesPerHour: 20,
    /** Lines that are said again. */
    voicesPerHour: 600,
    /** Own pictures that are put onto shots or turned round: each may draw clips again. */
    broughtPicturesPerHour: 600,
    /** Ordered, uploaded and larger cuts. */
    cutsPerHour: 120,
    /** Saved choices of a cut and of its volumes. */
    cutChoicesPerMinute: 60,
    /** Free calls that ask a vendor whether it takes a member's key. */
    keyTestsPerHour: 30,
    /** Each quote and each rewritten idea plans a whole story. */
    quotesPerMinute: 60,
    ideasPerMinute: 20,
    /** Previews for an account, or for the visitors of one network. */
    previewsPerMinute: 90,
    /** Words for a prompt: each time it is planned with some of them. */
    promptSuggestionsPerMinute: 90,
    /** Prompts that a language model writes richer, for nothing; and of those, concurrently. */
    richerPromptsPerHour: 120,
    richerPromptsAtOnce: 2,
    /** Pictures in which a face is looked for. */
    facesPerMinute: 60,
    /** Pictures of a meme while it is being written. */
    memePreviewsPerMinute: 240,
    storiesAtOnce: 12,
    /** Concurrent event streams, for example in several tabs. */
    streamsAtOnce: 24,
    /** When there are several accounts, or as set by KINORA_STORAGE_PER_ACCOUNT. */
    storageBytes: 20_000_000_000,
  },
  formats: {
    image: ['jpg', 'png', 'webp', 'gif', 'bmp', 'heic'],
    videoEdit: ['mp4', 'mov', 'avi'],
    videoUpscale: ['mp4', 'avi', 'mov', 'mkv', 'webm'],
    subtitles: ['mp4', 'mov', 'webm', 'mkv', 'avi'],
    audioEffectVideo: ['mp4', 'mov', 'avi'],
    audio: ['mp3', 'wav', 'm4a'],
  },
} as const;
