/** Texts of the tool for 3D models, in English; the other languages have exactly these keys. */
export const en = {
  heading: '3D model',
  lead: 'From three pictures of one thing: front, side and back. You get a GLB file with its texture.',
  pictures: { front: 'Front', side: 'Side', back: 'Back' },
  missing: { front: 'Bring the front.', side: 'Bring the side.', back: 'Bring the back.' },
  hint: 'The whole figure, straight on, in the same pose. The background is removed.',
  sideLooks: 'The side picture looks',
  looks: { left: 'to the left', right: 'to the right' },
  shape: 'The form is',
  shapes: { round: 'rounded', edged: 'angular' },
  shapeHints: {
    round: 'People, animals, vases: between its outlines it is round.',
    edged: 'Boxes, houses, machines: between its outlines it has corners.',
  },
  make: 'Make the model',
  name: '3D model',
  view: 'View in 3D',
  loading: 'The viewer is loading',
  viewer: '3D model that you can turn: drag it or press the arrow keys; plus and minus zoom, 0 resets.',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  nearer: 'Nearer',
  farther: 'Farther',
  reset: 'As at first',
  takePicture: 'Take a picture of it',
  picture: 'Picture of the model',
  pictureTaken: 'Here is the picture.',
  failed: 'This browser cannot show the model. You can download it and open it elsewhere.',
  tryAgain: 'Try again',
  honest:
    'Carved from the outlines and painted with your pictures. What no picture shows is guessed: hollows, and the side that is not given.',
  begin: 'Three sides become a solid',
  beginText:
    'Drawings on an even ground and pictures made here work best. “Views from all sides” gives you three that fit together.',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type ToolModel3dTexts = Loose<typeof en>;
