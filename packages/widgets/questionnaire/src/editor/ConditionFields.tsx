import {
  conditionKindsOf,
  QUESTION_TYPE,
  QUESTIONNAIRE_LIMITS,
  type Condition,
  type Question,
} from '@resonanz/domain/questionnaires';
import type { Language } from '@resonanz/i18n/language';
import { useMessages } from '@resonanz/i18n/react';
import { MultiSelect } from '@resonanz/ui/MultiSelect';
import { NumberField } from '@resonanz/ui/NumberField';
import { Select } from '@resonanz/ui/Select';
import { optionText } from '../language.ts';
import { messages } from '../messages.ts';
import { conditionOf } from './editing.ts';
import * as css from './QuestionnaireEditor.css.ts';

interface ConditionFieldsProps {
  /** Names the condition, for example "Regel 1". */
  name: string;
  question: Question;
  condition: Condition;
  language: Language;
  isLocked: boolean;
  onChange: (condition: Condition) => void;
}

/** Kind and values of a condition in one line. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { name, question, condition, language, isLocked, onChange } = props;
  const t = useMessages(messages);
  const kinds = conditionKindsOf(question.type);
  const isKnown = kinds.includes(condition.kind);
  const bound = (end: 'from' | 'to', words: string) =>
    condition.kind === 'between' && (
      <span className={css.bound}>
        <NumberField
          label={words}
          hidesLabel
          value={condition[end]}
          onChange={(value) => onChange({ ...condition, [end]: value ?? 0 })}
          fractionDigits={question.type === QUESTION_TYPE.number ? 2 : 0}
          minValue={question.type === QUESTION_TYPE.number ? -QUESTIONNAIRE_LIMITS.number : 0}
          isReadOnly={isLocked}
        />
      </span>
    );
  return (
    <>
      <span className={css.kind}>
        <Select
          label={t('questionnaireEditor.conditionOf', { name })}
          hidesLabel
          items={(isKnown ? kinds : [...kinds, condition.kind]).map((kind) => ({
            id: kind,
            label: t(`questionnaireEditor.condition.${kind}`),
          }))}
          selectedId={condition.kind}
          onSelectionChange={(kind) => onChange(conditionOf(kind, question))}
          isReadOnly={isLocked}
        />
      </span>
      {condition.kind === 'between' && (
        <>
          {bound('from', t('questionnaireEditor.conditionFrom', { name }))}
          <span>{t('questionnaireEditor.and')}</span>
          {bound('to', t('questionnaireEditor.conditionTo', { name }))}
        </>
      )}
      {condition.kind === 'oneOf' && (
        <span className={css.values}>
          <MultiSelect
            label={t('questionnaireEditor.valuesOf', { name })}
            hidesLabel
            items={(question.options ?? []).map((option, place) => ({
              id: option.id,
              label: optionText(t, option, place, language),
            }))}
            selectedIds={condition.values}
            onSelectionChange={(values) => onChange({ kind: 'oneOf', values })}
            openLabel={t('questionnaireEditor.valuesOf', { name })}
            removeLabel={(label) => t('questionnaireEditor.removeValue', { label })}
            isReadOnly={isLocked}
            emptyMessage={t('questionnaireEditor.noOptions')}
          />
        </span>
      )}
    </>
  );
}
