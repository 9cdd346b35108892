import { type CSSProperties, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { Field, type FieldProps, useField } from '@resonanz/ui/Field';
import { sanitizeRichText } from '../document/sanitizeRichText.ts';
import { countCharacters } from '../document/toPlainText.ts';
import type { RichTextVariable } from '../document/variables.ts';
import { CharacterCount } from './CharacterCount.tsx';
import { EditorText } from './EditorText.tsx';
import { LinkPopover } from './LinkPopover.tsx';
import * as css from './RichTextEditor.css.ts';
import type { RichTextEditorLabels } from './RichTextEditorLabels.ts';
import { Toolbar, type ToolbarHandle } from './Toolbar.tsx';
import { useEditorAttributes } from './useEditorAttributes.ts';
import { useFieldFocus } from './useFieldFocus.ts';
import { type RichTextEditorHandle, useRichText } from './useRichText.ts';

/** Props of {@link RichTextEditor}. */
export interface RichTextEditorProps extends FieldProps {
  /** Every word of toolbar, link panel and counter. */
  labels: RichTextEditorLabels;
  /** The text as HTML; controlled. A value from elsewhere replaces what differs and leaves the caret in its place. */
  value?: string;
  /** The text at the beginning as HTML; uncontrolled. */
  defaultValue?: string;
  /** Called on every change with the sanitised HTML, the empty string while nothing is written. */
  onChange?: (html: string) => void;
  /** Called when focus leaves the text, its toolbar and its panels. */
  onBlur?: () => void;
  /** Placeholders that can be put into the text, for mail templates. They are saved as `{{name}}`. */
  variables?: readonly RichTextVariable[];
  /**
   * Greatest number of characters. More can be written and pasted, so that nothing gets lost, but the field is invalid
   * then.
   */
  characterLimit?: number;
  /** An example of a text; never a substitute for the label. */
  placeholder?: string;
  /** Height in lines while there is less text; 6 by default. The field grows with its text up to half of the window. */
  rows?: number;
  /** Moves the focus into the text. */
  ref?: Ref<RichTextEditorHandle>;
}

const NONE: readonly RichTextVariable[] = [];

/** Writes formatted text: mails, briefings, comments, learning material. */
export function RichTextEditor(props: RichTextEditorProps) {
  const {
    labels,
    value,
    defaultValue = '',
    onChange,
    onBlur,
    variables = NONE,
    characterLimit,
    placeholder,
    rows = 6,
    ref,
  } = props;
  const { name, isDisabled = false, isReadOnly = false } = props;
  const field = useField(props);
  const [html, setHtml] = useState(() => sanitizeRichText(value ?? defaultValue));
  const [isLinking, setLinking] = useState(false);
  const toolbar = useRef<ToolbarHandle>(null);
  const linkButton = useRef<HTMLButtonElement>(null);
  const count = characterLimit === undefined ? 0 : countCharacters(html);
  const isInvalid = field.isInvalid || (characterLimit !== undefined && count > characterLimit);
  const countId = characterLimit === undefined ? undefined : `${field.controlId}-count`;
  const isEditable = !isDisabled && !isReadOnly;
  const attributes = useEditorAttributes(field, { isInvalid, isDisabled, isReadOnly, placeholder, countId });
  const { editor, input } = useRichText({
    html,
    value,
    onHtml: setHtml,
    onChange: (next) => {
      field.forgetServerError();
      onChange?.(next);
    },
    variables,
    isEditable,
    attributes,
    ref,
  });
  const onFrameBlur = useFieldFocus(editor, field.labelId, onBlur);
  const onKeyDown = (event: KeyboardEvent) => {
    const isToolbarKey = event.altKey && event.key === 'F10';
    const isLinkKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (!isEditable || !(isToolbarKey || isLinkKey)) return;
    event.preventDefault();
    if (isToolbarKey) toolbar.current?.focus();
    else setLinking(true);
  };
  return (
    <Field field={field}>
      <div
        className={css.frame}
        style={{ '--rows': rows } as CSSProperties}
        {...field.stateProps}
        data-invalid={isInvalid || undefined}
        onKeyDown={onKeyDown}
        onBlur={onFrameBlur}
      >
        {!isReadOnly && (
          <Toolbar
            // Its first look at an editor that appears later would come with the next change only.
            key={editor ? 'awake' : 'asleep'}
            ref={toolbar}
            editor={editor}
            labels={labels}
            variables={variables}
            isDisabled={isDisabled}
            controls={field.controlId}
            isLinking={isLinking}
            onLink={() => setLinking(true)}
            linkRef={linkButton}
          />
        )}
        <EditorText
          editor={editor}
          html={html}
          attributes={attributes}
          variables={variables}
          placeholder={placeholder}
          isDisabled={isDisabled}
        />
      </div>
      {countId && characterLimit !== undefined && (
        <CharacterCount
          id={countId}
          count={count}
          limit={characterLimit}
          words={labels.characters(count, characterLimit)}
        />
      )}
      <input ref={input} type="hidden" name={name} value={html} disabled={isDisabled || !name} />
      {editor && (
        <LinkPopover
          editor={editor}
          labels={labels}
          triggerRef={linkButton}
          isOpen={isLinking}
          onClose={() => setLinking(false)}
        />
      )}
    </Field>
  );
}
