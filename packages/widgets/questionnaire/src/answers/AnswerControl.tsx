import { QUESTION_TYPE, QUESTIONNAIRE_LIMITS } from '@resonanz/domain/questionnaires';
import { useMessages } from '@resonanz/i18n/react';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { NumberField } from '@resonanz/ui/NumberField';
import { RatingField } from '@resonanz/ui/RatingField';
import { messages } from '../messages.ts';
import { UploadAnswer, type UploadAnswerProps } from '../uploads/UploadAnswer.tsx';
import { fieldProps, numberOf, textOf } from './AnswerProps.ts';
import { ChoiceAnswer } from './ChoiceAnswer.tsx';
import { RankingAnswer } from './RankingAnswer.tsx';
import { StepsAnswer } from './StepsAnswer.tsx';
import { TextAnswer } from './TextAnswer.tsx';

/** Digits that an answer may have after the decimal mark. */
const FRACTION_DIGITS = 2;

/** The control of an answer, by the type of the question. */
export function AnswerControl(props: UploadAnswerProps) {
  const { question, answer, onAnswer, isReadOnly } = props;
  const t = useMessages(messages);
  const field = fieldProps(props);
  switch (question.type) {
    case QUESTION_TYPE.shortText:
    case QUESTION_TYPE.longText:
    case QUESTION_TYPE.link:
      return <TextAnswer {...props} />;
    case QUESTION_TYPE.singleChoice:
    case QUESTION_TYPE.multipleChoice:
    case QUESTION_TYPE.dropdown:
      return <ChoiceAnswer {...props} />;
    case QUESTION_TYPE.yesNo:
    case QUESTION_TYPE.scale5:
    case QUESTION_TYPE.nps:
      return <StepsAnswer {...props} />;
    case QUESTION_TYPE.stars: {
      const { isReadOnly: _, ...stars } = field;
      return (
        <RatingField
          {...stars}
          isDisabled={isReadOnly}
          value={numberOf(answer)}
          onChange={(value) => onAnswer(value ?? undefined)}
          starLabel={(count) => t('questionnaireRunner.stars', { count })}
        />
      );
    }
    case QUESTION_TYPE.number: {
      const { min, max } = question;
      const hint =
        min !== undefined && max !== undefined ? t('questionnaireRunner.numberRange', { min, max }) : undefined;
      return (
        <NumberField
          {...field}
          value={numberOf(answer)}
          onChange={(value) => onAnswer(value ?? undefined)}
          // Out of range is said and not mended: a silent change would be another answer.
          minValue={min !== undefined && min >= 0 ? 0 : -QUESTIONNAIRE_LIMITS.number}
          maxValue={QUESTIONNAIRE_LIMITS.number}
          fractionDigits={FRACTION_DIGITS}
          {...(hint && { description: hint })}
        />
      );
    }
    case QUESTION_TYPE.date:
      return (
        <DatePicker
          {...field}
          value={textOf(answer) || null}
          onChange={(value) => onAnswer(value ?? undefined)}
          incompleteMessage={t('questionnaireRunner.error.notADate')}
          clearLabel={t('questionnaireRunner.clear')}
        />
      );
    case QUESTION_TYPE.ranking:
      return <RankingAnswer {...props} />;
    case QUESTION_TYPE.imageUpload:
    case QUESTION_TYPE.videoUpload:
      return <UploadAnswer {...props} />;
  }
}
