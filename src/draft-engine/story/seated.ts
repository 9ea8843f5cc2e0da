/** Somebody who may sit on a thing of the shot. */
export interface Seated {
  /**
   * Metres above the ground of the thing that it sits on, whatever its arms do; 0 where it stands. Who sits without one
   * brings a plain seat.
   */
  seat?: number;
}
