import { createDocument, type Editor } from '@tiptap/core';

/** Replaces only what differs, so that the caret of who is writing stays where it is. */
export function replaceDocument(editor: Editor, html: string): void {
  const { doc, tr, schema } = editor.state;
  const next = createDocument(html, schema);
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  // Equal words on both sides of a change can be counted from the front and from the back.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = next.slice(start, end.b + overlap);
  editor.view.dispatch(
    tr
      .replace(start, end.a + overlap, slice)
      .setMeta('addToHistory', false)
      .setMeta('preventUpdate', true),
  );
}
