import type { Editor } from '@tiptap/core';
import { type FocusEvent, useEffect } from 'react';

/** What a browser does for its own inputs: a press on the label focuses, and blur means leaving the whole field. */
export function useFieldFocus(editor: Editor | null, labelId: string, onBlur: (() => void) | undefined) {
  useEffect(() => {
    const label = document.getElementById(labelId);
    const focus = () => void editor?.commands.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, labelId]);
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The panels of link and placeholders stand elsewhere in the document but belong to the field.
    const isInPanel = currentTarget.querySelector('[aria-expanded=true]') !== null;
    if (!isInPanel && !currentTarget.contains(relatedTarget)) onBlur?.();
  };
}
