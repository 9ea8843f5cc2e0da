/**
 * True for Enter pressed as 'done', not to confirm an input method's composition. Safari ends the composition before
 * the key event, hence the key code.
 */
export function isEnter(event: {
  key: string;
  keyCode: number;
  nativeEvent?: { isComposing?: boolean };
  isComposing?: boolean;
}): boolean {
  const composing = event.nativeEvent?.isComposing ?? event.isComposing ?? false;
  return event.key === 'Enter' && !composing && event.keyCode !== 229;
}
