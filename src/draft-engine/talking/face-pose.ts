/** How a face looks at one moment. */
export interface FacePose {
  /** How far the mouth is open: 0 shut, 1 as wide as it opens in speech. */
  open: number;
  /** Width of the mouth; 1 as it is in the picture. */
  width: number;
  /** The lower lip at the upper teeth, 0 to 1. */
  teeth: number;
  /** The tongue between the teeth, 0 to 1. */
  tongue: number;
  /** Lips pressed together, 0 to 1. */
  pressed: number;
  /** Lids, 0 open and 1 shut. */
  blink: number;
  /** Brows, 0 as in the picture and 1 raised. */
  brows: number;
  /** Turns of the head in radians: to its side, up and down, and to its shoulder. */
  yaw: number;
  pitch: number;
  roll: number;
  /** How far the head rises, in heights of the face. */
  rise: number;
}
