import { useEditorLabels } from '@resonanz/records/useEditorLabels';
import { RichTextEditor } from '@resonanz/rich-text/RichTextEditor';
import { LIMITS } from './faqForm.ts';

interface AnswerFieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (html: string) => void;
  errorMessage: string | undefined;
}

/** The answer in one language. */
export function AnswerField({ name, label, value, onChange, errorMessage }: AnswerFieldProps) {
  return (
    <RichTextEditor
      label={label}
      name={name}
      labels={useEditorLabels()}
      defaultValue={value}
      onChange={onChange}
      characterLimit={LIMITS.answer}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  );
}
