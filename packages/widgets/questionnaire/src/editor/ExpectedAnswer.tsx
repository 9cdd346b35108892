import type { Question } from '@resonanz/domain/questionnaires';
import type { Language } from '@resonanz/i18n/language';
import { useMessages } from '@resonanz/i18n/react';
import { FieldError } from '@resonanz/ui/FieldError';
import { Heading } from '@resonanz/ui/Heading';
import { Switch } from '@resonanz/ui/Switch';
import { messages } from '../messages.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { firstCondition } from './editing.ts';
import type { PlaceErrors } from './errorWords.ts';
import * as css from './QuestionnaireEditor.css.ts';

interface ExpectedAnswerProps {
  question: Question;
  language: Language;
  isLocked: boolean;
  errors: PlaceErrors;
  onChange: (changes: Partial<Question>) => void;
}

/** Of screening questions: which answers fit. */
export function ExpectedAnswer({ question, language, isLocked, errors, onChange }: ExpectedAnswerProps) {
  const t = useMessages(messages);
  const { expected } = question;
  const wrong = errors.of('expected');
  return (
    <div className={css.part}>
      <Heading level={3} variant="section">
        {t('questionnaireEditor.screening')}
      </Heading>
      <Switch
        isSelected={expected !== undefined}
        onChange={(isOn) => onChange({ expected: isOn ? firstCondition(question) : undefined })}
        isReadOnly={isLocked}
        description={t('questionnaireEditor.expectedHint')}
      >
        {t('questionnaireEditor.expected')}
      </Switch>
      {expected && (
        <div className={css.rule}>
          <ConditionFields
            name={t('questionnaireEditor.expected')}
            question={question}
            condition={expected}
            language={language}
            isLocked={isLocked}
            onChange={(condition) => onChange({ expected: condition })}
          />
        </div>
      )}
      {wrong !== undefined && <FieldError>{wrong}</FieldError>}
    </div>
  );
}
