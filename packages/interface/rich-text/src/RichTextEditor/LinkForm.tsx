import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { TextField } from '@resonanz/ui/TextField';
import { typedAddress } from '../document/safeAddress.ts';
import * as css from './LinkForm.css.ts';
import type { RichTextEditorLabels } from './RichTextEditorLabels.ts';

function applyLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    const shown = href.replace(/^(mailto|tel):/, '');
    chain
      .insertContent([
        { type: 'text', text: shown, marks: [{ type: 'link', attrs: { href } }] },
        { type: 'text', text: ' ' },
      ])
      .run();
  } else chain.extendMarkRange('link').setLink({ href }).run();
}

/** Address, and what can be done with it; without selected words the address itself is put into the text. */
export function LinkForm({
  editor,
  labels,
  onClose,
}: {
  editor: Editor;
  labels: RichTextEditorLabels;
  onClose: () => void;
}) {
  const [before] = useState(() => (editor.getAttributes('link')['href'] as string | undefined) ?? '');
  const [typed, setTyped] = useState(before);
  const [isInvalid, setInvalid] = useState(false);
  const apply = () => {
    const href = typedAddress(typed);
    if (!href) return setInvalid(true);
    applyLink(editor, href);
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <div className={css.panel}>
      <TextField
        label={labels.linkAddress}
        description={labels.linkHint}
        errorMessage={isInvalid && labels.linkInvalid}
        // The word for optional fields belongs to the form around the editor.
        isRequired
        autoFocus
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setInvalid(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <Inline space={4}>
        <Button variant="solid" onPress={apply}>
          {labels.linkApply}
        </Button>
        {before !== '' && <Button onPress={remove}>{labels.linkRemove}</Button>}
      </Inline>
    </div>
  );
}
