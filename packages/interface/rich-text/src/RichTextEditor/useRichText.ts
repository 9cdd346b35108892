import { useEditor } from '@tiptap/react';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { sanitizeRichText } from '../document/sanitizeRichText.ts';
import type { RichTextVariable } from '../document/variables.ts';
import { cleanPastedHtml } from './cleanPastedHtml.ts';
import { editorHtml } from './editorHtml.ts';
import { createExtensions } from './extensions.ts';
import { replaceDocument } from './replaceDocument.ts';
import type { EditorAttributes } from './useEditorAttributes.ts';
import { relabelVariables } from './VariableNode.ts';

/** What a caller can do with the editor itself. */
export interface RichTextEditorHandle {
  /** Puts the caret into the text, for example after a failed check of the form. */
  readonly focus: () => void;
}

interface RichTextOptions {
  /** The text as it stands. */
  html: string;
  onHtml: (html: string) => void;
  value: string | undefined;
  onChange: (html: string) => void;
  variables: readonly RichTextVariable[];
  isEditable: boolean;
  attributes: EditorAttributes;
  ref: Ref<RichTextEditorHandle> | undefined;
}

// Tab leaves the editor, also in lists, so that it is no keyboard trap and never changes the text.
const leaveByTab = (_view: unknown, event: KeyboardEvent) => event.key === 'Tab';

// A browser opens a file that is dropped, and what was written would be gone with the page.
function rejectFiles(_view: unknown, event: DragEvent): boolean {
  const isFile =
    event.dataTransfer?.types.includes('Files') === true && !event.dataTransfer.types.includes('text/html');
  if (isFile) event.preventDefault();
  return isFile;
}

/** The editor, synchronized with the value, and a ref for the input that represents it in a form. */
export function useRichText(options: RichTextOptions) {
  const { html, onHtml, value, onChange, variables, isEditable, attributes, ref } = options;
  const [start] = useState(html);
  const latest = useRef(html);
  const known = useRef(variables);
  const [labelOf] = useState(() => (name: string) => known.current.find((variable) => variable.name === name)?.label);
  const [extensions] = useState(() => createExtensions(labelOf));
  const [content] = useState(() => editorHtml(html, variables));
  const editorProps = useMemo(
    () => ({
      attributes,
      transformPastedHTML: cleanPastedHtml,
      handleDOMEvents: { keydown: leaveByTab, drop: rejectFiles },
    }),
    [attributes],
  );
  const take = (next: string) => {
    latest.current = next;
    onHtml(next);
  };
  const editor = useEditor({
    immediatelyRender: false,
    injectCSS: false,
    extensions,
    content,
    editable: isEditable,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      const next = sanitizeRichText(changed.getHTML());
      if (next === latest.current) return;
      take(next);
      onChange(next);
    },
  });
  // What is being written is on its way to the owner: only a value that differs from it comes from elsewhere.
  const replace = useEffectEvent((given: string) => {
    const next = sanitizeRichText(given);
    if (!editor || next === latest.current) return;
    take(next);
    replaceDocument(editor, editorHtml(next, variables));
  });
  useEffect(() => {
    if (editor && value !== undefined) replace(value);
  }, [editor, value]);
  const learn = useEffectEvent(() => {
    if (known.current === variables || !editor) return;
    known.current = variables;
    relabelVariables(editor.view.dom, labelOf);
    replaceDocument(editor, editorHtml(latest.current, variables));
  });
  // By content: most owners write their list again with every draw.
  const signature = JSON.stringify(variables);
  useEffect(() => learn(), [editor, signature]);
  useEffect(() => {
    if (editor && editor.isEditable !== isEditable) editor.setEditable(isEditable, false);
  }, [editor, isEditable]);
  useImperativeHandle(ref, () => ({ focus: () => void editor?.commands.focus() }), [editor]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const restore = () => replace(start);
    form?.addEventListener('reset', restore);
    return () => form?.removeEventListener('reset', restore);
  }, [start]);
  return { editor, input };
}
