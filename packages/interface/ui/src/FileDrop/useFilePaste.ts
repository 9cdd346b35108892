import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Accepts pasted files while the focus is in the area; browsers dispatch the event to the document, not to the focused
 * control.
 */
export function useFilePaste(
  area: RefObject<HTMLElement | null>,
  isDisabled: boolean,
  onFiles: (files: FileList) => void,
): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files;
    if (!files?.length || !area.current?.contains(document.activeElement)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    if (isDisabled) return;
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isDisabled]);
}
