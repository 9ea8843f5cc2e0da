/** Stored as the model of what was not made but brought. */
export const UPLOAD = 'upload';
