import type { Editor } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { parseRichText } from '../document/parseRichText.ts';
import type { RichTextVariable } from '../document/variables.ts';
import { renderRichText } from '../RichTextView/renderRichText.ts';
import * as css from './RichTextEditor.css.ts';
import type { EditorAttributes } from './useEditorAttributes.ts';

/**
 * The text that is written; drawn without an editor on the server, until the page has woken up, and while it is
 * disabled: its links can't be reached then.
 */
export function EditorText({
  editor,
  html,
  attributes,
  variables,
  placeholder,
  isDisabled,
}: {
  editor: Editor | null;
  html: string;
  attributes: EditorAttributes;
  variables: readonly RichTextVariable[];
  placeholder: string | undefined;
  isDisabled: boolean;
}) {
  const { class: className, tabindex: _, ...aria } = attributes;
  return (
    <div className={css.page}>
      {editor && !isDisabled ? (
        <EditorContent editor={editor} />
      ) : (
        <div {...aria} className={className}>
          {renderRichText(parseRichText(html), {
            variables,
            headingLevel: 2,
            linkTarget: '_blank',
            isInert: isDisabled,
          })}
        </div>
      )}
      {placeholder && html === '' && (
        <div className={css.placeholder} aria-hidden>
          {placeholder}
        </div>
      )}
    </div>
  );
}
