import { QUESTION_TYPE, type QuestionOption } from '@resonanz/domain/questionnaires';
import { useMessages } from '@resonanz/i18n/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { Select } from '@resonanz/ui/Select';
import { optionText } from '../language.ts';
import { messages } from '../messages.ts';
import { fieldProps, idsOf, textOf, type AnswerProps } from './AnswerProps.ts';

const NO_OPTIONS: readonly QuestionOption[] = [];

/** One option or several, all in view or in a list. */
export function ChoiceAnswer(props: AnswerProps) {
  const { question, language, answer, onAnswer } = props;
  const t = useMessages(messages);
  const { options = NO_OPTIONS, min, max } = question;
  const field = fieldProps(props);
  if (question.type === QUESTION_TYPE.dropdown) {
    return (
      <Select
        {...field}
        items={options.map((option, place) => ({ id: option.id, label: optionText(t, option, place, language) }))}
        selectedId={textOf(answer) || null}
        onSelectionChange={onAnswer}
        placeholder={t('questionnaireRunner.choose')}
      />
    );
  }
  if (question.type === QUESTION_TYPE.singleChoice) {
    return (
      <RadioGroup {...field} direction="rows" value={textOf(answer) || null} onChange={onAnswer}>
        {options.map((option, place) => (
          <Radio key={option.id} value={option.id}>
            {optionText(t, option, place, language)}
          </Radio>
        ))}
      </RadioGroup>
    );
  }
  const chosen = idsOf(answer);
  const isFull = max !== undefined && chosen.length >= max;
  const hint =
    min !== undefined && min > 1
      ? t('questionnaireRunner.chooseRange', { min, max: max ?? options.length })
      : max !== undefined && max < options.length && t('questionnaireRunner.chooseUpTo', { max });
  return (
    <CheckboxGroup
      {...field}
      direction="rows"
      value={chosen}
      // In the order of the options, so that the same choice is the same answer.
      onChange={(ids) => onAnswer(options.map(({ id }) => id).filter((id) => ids.includes(id)))}
      {...(hint && { description: hint })}
    >
      {options.map((option, place) => (
        <Checkbox key={option.id} value={option.id} isDisabled={isFull && !chosen.includes(option.id)}>
          {optionText(t, option, place, language)}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
