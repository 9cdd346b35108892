import type { KeyboardEvent } from 'react';

/** Ctrl + Enter, on Apple's keyboards ⌘ + Enter; not while an input method composes a sign. */
export function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;
}
