import { useMemo } from 'react';
import type { FieldWiring } from '@resonanz/ui/Field';
import { prose } from '../Prose/Prose.css.ts';
import * as css from './RichTextEditor.css.ts';

/** What assistive technology learns about the text. */
export type EditorAttributes = Readonly<Record<string, string>>;

/** The attributes of the element that is written in; ProseMirror sets them itself and compares by identity. */
export function useEditorAttributes(
  { controlId, labelId, controlProps }: FieldWiring,
  state: {
    isInvalid: boolean;
    isDisabled: boolean;
    isReadOnly: boolean;
    placeholder: string | undefined;
    countId: string | undefined;
  },
): EditorAttributes {
  const { isInvalid, isDisabled, isReadOnly, placeholder, countId } = state;
  const isRequired = controlProps['aria-required'];
  const describedBy = [controlProps['aria-describedby'], countId].filter(Boolean).join(' ');
  return useMemo(
    () => ({
      id: controlId,
      class: `${prose} ${css.text}`,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(isRequired && { 'aria-required': 'true' }),
      ...(isReadOnly && { 'aria-readonly': 'true' }),
      ...(isDisabled ? { 'aria-disabled': 'true' } : { tabindex: '0' }),
      ...(placeholder && { 'aria-placeholder': placeholder }),
    }),
    [controlId, labelId, describedBy, isInvalid, isRequired, isReadOnly, isDisabled, placeholder],
  );
}
