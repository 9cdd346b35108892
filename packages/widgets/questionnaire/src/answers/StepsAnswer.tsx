import { hasEnds, QUESTION_TYPE, scaleOf } from '@resonanz/domain/questionnaires';
import { useMessages } from '@resonanz/i18n/react';
import { Field, useField } from '@resonanz/ui/Field';
import { textIn } from '../language.ts';
import { messages } from '../messages.ts';
import { fieldProps, type AnswerProps } from './AnswerProps.ts';
import * as css from './StepsAnswer.css.ts';

interface Step {
  readonly value: number | boolean;
  readonly label: string;
  /** What the step means, for assistive technology. */
  readonly meaning?: string;
}

/** The steps of a scale, or yes and no, side by side as one group of radio buttons. */
export function StepsAnswer(props: AnswerProps) {
  const { question, language, answer, onAnswer, isReadOnly } = props;
  const t = useMessages(messages);
  const shown = fieldProps(props);
  const field = useField(shown);
  const scale = scaleOf(question.type);
  const low = hasEnds(question.type) && question.ends && textIn(question.ends.low, language);
  const high = hasEnds(question.type) && question.ends && textIn(question.ends.high, language);
  const steps: readonly Step[] = scale
    ? Array.from({ length: scale.to - scale.from + 1 }, (_, place) => {
        const value = scale.from + place;
        const meaning = value === scale.from ? low : value === scale.to ? high : undefined;
        return { value, label: String(value), ...(meaning && { meaning }) };
      })
    : [
        { value: true, label: t('questionnaireRunner.yes') },
        { value: false, label: t('questionnaireRunner.no') },
      ];
  const look = question.type === QUESTION_TYPE.nps ? css.eleven : scale ? css.five : css.two;
  return (
    <Field
      field={field}
      group={{
        role: 'radiogroup',
        'aria-required': question.required || undefined,
        'aria-readonly': isReadOnly || undefined,
        'aria-invalid': field.isInvalid || undefined,
      }}
    >
      <div className={`${css.steps} ${look}`} {...field.stateProps}>
        {steps.map(({ value, label, meaning }) => (
          <label key={label} className={css.step} data-readonly={isReadOnly || undefined}>
            <input
              type="radio"
              className={css.input}
              name={field.controlId}
              value={label}
              checked={value === answer}
              {...(meaning && { 'aria-label': `${label}, ${meaning}` })}
              onChange={() => {
                if (!isReadOnly) onAnswer(value);
              }}
            />
            <span aria-hidden={meaning ? true : undefined}>{label}</span>
          </label>
        ))}
      </div>
      {(low || high) && (
        <div className={css.ends} aria-hidden="true">
          <span>{low}</span>
          <span>{high}</span>
        </div>
      )}
    </Field>
  );
}
