import { QUESTION_TYPE, QUESTIONNAIRE_LIMITS } from '@resonanz/domain/questionnaires';
import { useMessages } from '@resonanz/i18n/react';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { fieldProps, textOf, type AnswerProps } from './AnswerProps.ts';

/** A text of one or several lines, or an address. */
export function TextAnswer(props: AnswerProps) {
  const { question, answer, onAnswer } = props;
  const t = useMessages(messages);
  const onChange = (text: string) => onAnswer(text === '' ? undefined : text);
  const field = { ...fieldProps(props), value: textOf(answer), onChange };
  const limits = QUESTIONNAIRE_LIMITS;
  if (question.type === QUESTION_TYPE.link) {
    return (
      <TextField
        {...field}
        type="url"
        maxLength={limits.link}
        placeholder="https://"
        description={t('questionnaireRunner.linkHint')}
      />
    );
  }
  if (question.type === QUESTION_TYPE.shortText)
    return <TextField {...field} maxLength={Math.min(question.max ?? limits.shortText, limits.shortText)} />;
  return (
    <TextArea
      {...field}
      rows={5}
      characterLimit={Math.min(question.max ?? limits.longText, limits.longText)}
      countLabel={(count, limit) => t('questionnaireRunner.characters', { count, limit })}
    />
  );
}
