/** Texts of the tool for talking photos, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Talking photo',
  lead: 'A face that says your words or your sound: mouth, eyes and head move. On this server, free, or by models where there are any. Best for faces seen from the front; on drawn faces and animals you may have to mark the eyes and the mouth yourself.',
  picture: 'Whose face',
  marks: 'Eyes and mouth in the picture',
  mark: { leftEye: 'Eye on the left', rightEye: 'Eye on the right', mouth: 'Mouth' },
  markPlace: '{across} across, {down} down',
  searching: 'Looking for the face …',
  isHere: 'Are the eyes and the mouth here? If not, drag the marks, or move them by the arrow keys.',
  faceMissing: 'No face was found. Put the three marks on the eyes and the mouth.',
  moved: 'Your marks are used.',
  asFound: 'As it was found',
  isDrawn: 'The face is drawn: its lids are painted',
  searchAgain: 'Look again',
  says: 'What it says',
  saysWays: { text: 'A text', sound: 'A sound of mine' },
  text: 'Text',
  textExample: 'Hello! I have been on this wall for a hundred years, and nobody ever asked me anything.',
  textMissing: 'Write what the face shall say.',
  voice: 'Voice',
  voiceLanguage: 'Language of the voice',
  hear: 'Hear {name}',
  sound: 'Sound',
  soundMissing: 'Choose a sound.',
  make: 'Make it talk',
  nameOfSound: 'A sound of mine',
  begin: 'Let a picture speak',
  beginText:
    'Bring a portrait, a drawing or an animal with a face, write what it says and choose a voice. You will see here what becomes of it.',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type ToolPhotoTalkTexts = Loose<typeof en>;
