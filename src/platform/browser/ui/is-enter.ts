/**
 * Whether a key press means 'done' and not the end of an input method's composition, which Enter also confirms. Safari
 * reports the composition as over before the key, hence the key code.
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
