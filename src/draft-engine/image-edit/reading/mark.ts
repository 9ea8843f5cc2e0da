import type { EditColour, Effect, Grade, PictureStyle, Tone } from '#src/shared/catalogue/picture-edits.ts';

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** What a word of a request means. */
export type Mark =
  /**
   * A tone; `sign` where the word also says in which direction, as 'brighter' does. A word that names a fault, as
   * 'overexposed' does, has the direction of its remedy.
   */
  | { is: 'tone'; tone: Tone; sign?: 1 | -1; degree?: Degree; names?: 'fault' }
  | { is: 'effect'; effect: Effect }
  | { is: 'grade'; grade: Grade }
  | { is: 'style'; style: PictureStyle }
  /** A look that cannot be laid over a picture. */
  | { is: 'otherLook' }
  | { is: 'blur'; degree?: Degree }
  | { is: 'crop' }
  | { is: 'rotate' }
  /** A picture that is not level. */
  | { is: 'askew' }
  | { is: 'straighten' }
  | { is: 'flip'; axis?: 'leftRight' | 'topBottom' }
  | { is: 'upsideDown' }
  | { is: 'axis'; axis: 'leftRight' | 'topBottom' }
  | { is: 'turn'; clockwise: boolean }
  | { is: 'caption' }
  | { is: 'border' }
  | { is: 'background' }
  | { is: 'transparent' }
  | { is: 'resize' }
  | { is: 'width' }
  | { is: 'height' }
  | { is: 'subject' }
  /** 'Keep only'. */
  | { is: 'keepOnly' }
  /** All of the picture, all its sides. */
  | { is: 'all' }
  | { is: 'side'; side: Side }
  | { is: 'middle' }
  | { is: 'colour'; colour: EditColour }
  | { is: 'hex'; colour: string }
  | { is: 'degree'; degree: Degree }
  | { is: 'more' }
  | { is: 'less' }
  /** 'Too', which asks for the opposite. */
  | { is: 'too' }
  | { is: 'half' }
  | { is: 'share'; percent: number }
  | { is: 'percent' }
  | { is: 'degrees' }
  | { is: 'pixels' }
  | { is: 'ratio' }
  | { is: 'shape'; shape: string }
  | { is: 'number' }
  | { is: 'quote' }
  /** Takes something out of the picture, or an edit back. */
  | { is: 'remove' }
  | { is: 'undo' }
  | { is: 'not' }
  | { is: 'undoAll' }
  /** The rest of the part says what stays as it is. */
  | { is: 'keep' }
  /** Why: the rest of the part asks for nothing. */
  | { is: 'purpose' }
  | { is: 'big' }
  | { is: 'small' }
  /** Ends a part of the request. */
  | { is: 'break' }
  | { is: 'filler' };

export type Degree = 'slight' | 'much';

/** A pattern and what it means. */
type WordRow = readonly [pattern: string, mark: Mark];

/** The words of one language. */
export interface EditWords {
  /** Words stand between spaces or signs; false where they run on. */
  hasSpaces: boolean;
  rows: readonly WordRow[];
  /** Endings and particles that mean nothing alone. */
  particles: string;
  /** Captions that nothing is put around; their group `text` holds the words. */
  unquoted: readonly RegExp[];
}

/** A mark with where it stands and the text it was found in. */
export interface FoundMark {
  mark: Mark;
  from: number;
  to: number;
  text: string;
}

/** A text that no pattern explains. */
export interface UnknownWords {
  from: number;
  to: number;
  text: string;
}
