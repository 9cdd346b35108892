import type { Editor } from '@tiptap/core';
import type { RefObject } from 'react';
import { Popover } from '@resonanz/ui/Popover';
import { LinkForm } from './LinkForm.tsx';
import type { RichTextEditorLabels } from './RichTextEditorLabels.ts';

/** The panel that asks for the address of a link; closing it leads back into the text. */
export function LinkPopover({
  editor,
  labels,
  triggerRef,
  isOpen,
  onClose,
}: {
  editor: Editor;
  labels: RichTextEditorLabels;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
}) {
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={close}
      triggerRef={triggerRef}
      label={labels.link}
      placement="bottom start"
      width="watchList"
    >
      <LinkForm editor={editor} labels={labels} onClose={onClose} />
    </Popover>
  );
}
