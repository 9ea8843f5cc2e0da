/**
 * Texts of the pages that say what there is of a feature and what can be done today, in English; the other languages
 * have exactly these keys.
 */
export const en = {
  actions: {
    idea: 'Make a film',
    films: 'Your films',
    all: 'Everything that can be made',
    examples: 'See the looks',
    users: 'User management',
    outbox: 'Outbox',
  },
  drawn: 'Drawn by the draft engine',
  community: {
    title: 'Films by others',
    note: 'No films are listed here. On this site a film is seen by whoever has its link: finish one, share it from its own page, and send the link to whom you like.',
  },
  dramaChannel: {
    title: 'Series',
    note: 'No series are shown here. A story in several parts is made one film at a time, and each part has a link of its own to share.',
  },
  movie: {
    title: 'This film has no public page',
    note: 'A film is watched here through the link that its owner shares. If somebody sent you this address, ask them for the share link.',
  },
  likes: {
    title: 'Films you like',
    note: 'There is nothing here to like: films are not listed in public on this site. Your own films are kept for you.',
  },
  music: {
    title: 'Music',
    note: 'Music is written for a film here, not by itself. Each film gets a score that follows its story, shot by shot, and you hear it in the finished cut.',
  },
  imageEdit: {
    title: 'Edit a picture',
    note: 'Pictures are not edited by themselves here. Describe what should be seen in the idea of a film, and it is drawn that way from the start.',
  },
  multiView: {
    title: 'Views from all sides',
    note: 'A character is not turned around by itself here. In a film the camera goes where the story needs it and shows your characters from there.',
  },
  video: {
    title: 'Video',
    note: 'Clips are made as the shots of a film here: each with its picture, its camera move and its sound, and joined to one film at the end.',
  },
  videoEdit: {
    title: 'Edit a video',
    note: 'Videos from elsewhere are not changed here. What is made here is a film of its own, from one line of text.',
  },
  videoUpscale: {
    title: 'Larger videos',
    note: 'Videos are not enlarged here. A film is drawn at its full size from the first frame.',
  },
  audio: {
    title: 'Sounds for a video',
    note: 'Sounds are made for the shots of a film here: ambience, steps, doors and weather come with the picture, in time with it.',
  },
  photoTalk: {
    title: 'Talking photo',
    note: 'A photo does not talk by itself here. Bring it to the idea page as a character: it is cut out, stands in the scenes of your film and has its own voice and lines.',
  },
  sora: {
    title: 'Text to video',
    note: 'One line is enough. The idea page makes a whole film of it: story, characters, pictures, voices, music and the final cut. A draft costs nothing.',
  },
  model3d: {
    title: '3D model',
    note: 'No 3D models are made here. Figures and things are drawn for the camera of a film, in depth and in the look that you choose.',
  },
  templates: {
    title: 'Templates',
    note: 'There are no templates on this site. The examples on the idea page serve as one: take one, change the words, and make the film.',
  },
  memes: {
    title: 'Memes',
    note: 'There are no meme templates here. What makes people laugh can be a film, though: write the joke in one sentence, choose comedy, and share the result by its link.',
  },
  adminMovies: {
    title: 'Films of the site',
    note: 'Films belong to their owners and are shared by link. There is no public list, so there is nothing to recommend or take down.',
  },
  adminMemes: { title: 'Memes', note: 'There are no memes on this site, so there are none to manage.' },
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type FeaturesTexts = Loose<typeof en>;
