import type { KeyboardEvent } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import { FEEDBACK_TEXT_MAX_LENGTH, type Feedback } from '@resonanz/validators/feedback';
import { EMPTY_FEEDBACK } from './emptyFeedback.ts';
import { messages } from './messages.ts';

/** A field that holds text. */
export type TextFieldName = 'name' | 'title' | 'message';

interface FeedbackFieldsProps {
  entry: Feedback;
  /** Called with the entry as it is now, and the text that was typed in. */
  onChange: (entry: Feedback, typedIn?: TextFieldName) => void;
  /** What is wrong with a text, in words. */
  errors: Readonly<Partial<Record<TextFieldName, string>>>;
}

const COUNTED_FROM = 0.9 * FEEDBACK_TEXT_MAX_LENGTH;

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Anonymous, name, title and message. */
export function FeedbackFields({ entry, onChange, errors }: FeedbackFieldsProps) {
  const t = useMessages(messages);
  const textOf = (name: TextFieldName) => ({
    name,
    value: entry[name],
    onChange: (text: string) => onChange({ ...entry, [name]: text }, name),
    isRequired: true,
    ...(errors[name] === undefined ? {} : { errorMessage: errors[name] }),
  });
  const counted =
    entry.message.length < COUNTED_FROM
      ? {}
      : {
          characterLimit: FEEDBACK_TEXT_MAX_LENGTH,
          countLabel: (count: number, limit: number) => t('feedbackForm.count', { count, limit }),
        };
  return (
    <>
      <Checkbox
        name="isAnonymous"
        isSelected={entry.isAnonymous}
        // The name is forgotten at once, not only when the form is sent.
        onChange={(isAnonymous) => onChange({ ...entry, isAnonymous, name: '' })}
        description={t('feedbackForm.anonymousHint')}
      >
        {t('feedbackForm.anonymous')}
      </Checkbox>
      {!entry.isAnonymous && (
        // Focus belongs to the field when the dialog opens, not when the box above brings the field back.
        <TextField
          {...textOf('name')}
          label={t('feedbackForm.name')}
          autoComplete="name"
          autoFocus={entry === EMPTY_FEEDBACK}
        />
      )}
      <TextField {...textOf('title')} label={t('feedbackForm.subject')} autoComplete="off" />
      <TextArea {...textOf('message')} {...counted} label={t('feedbackForm.message')} rows={6} onKeyDown={sendByKey} />
    </>
  );
}
