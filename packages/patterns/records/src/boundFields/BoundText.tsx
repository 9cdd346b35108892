import type { FieldValues } from 'react-hook-form';
import { useMessages } from '@resonanz/i18n/react';
import { TextArea, type TextAreaProps } from '@resonanz/ui/TextArea';
import { TextField, type TextFieldProps } from '@resonanz/ui/TextField';
import { messages } from '../form/messages.ts';
import { type Bound, useBound } from './useBound.ts';

/** Props of {@link BoundText}. */
export interface BoundTextProps<Values extends FieldValues>
  extends
    Bound<Values, string>,
    Pick<TextFieldProps, 'type' | 'description' | 'isRequired' | 'isReadOnly' | 'autoFocus'> {}

/** A line of text of a form; the browser fills nothing in, since the record is not the user's own. */
export function BoundText<Values extends FieldValues>({ control, name, ...rest }: BoundTextProps<Values>) {
  const { ref, props, errorMessage } = useBound<string, Values>(control, name);
  return <TextField {...rest} {...props} ref={ref} errorMessage={errorMessage} autoComplete="off" />;
}

/** Props of {@link BoundArea}. */
export interface BoundAreaProps<Values extends FieldValues>
  extends Bound<Values, string>, Pick<TextAreaProps, 'rows' | 'description' | 'isRequired'> {
  /** Greatest number of characters; the field counts them then. */
  limit?: number;
}

/** Several lines of text of a form, with what is left of the room for them. */
export function BoundArea<Values extends FieldValues>({ control, name, limit, ...rest }: BoundAreaProps<Values>) {
  const t = useMessages(messages);
  const { ref, props, errorMessage } = useBound<string, Values>(control, name);
  const counted =
    limit === undefined
      ? {}
      : {
          characterLimit: limit,
          countLabel: (count: number, most: number) => t('records.form.characters', { count, limit: most }),
        };
  return <TextArea {...rest} {...props} {...counted} ref={ref} errorMessage={errorMessage} />;
}
