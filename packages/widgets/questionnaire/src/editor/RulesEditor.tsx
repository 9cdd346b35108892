import { ArrowRightIcon, PlusIcon, XIcon } from '@phosphor-icons/react';
import {
  END_OF_QUESTIONNAIRE,
  QUESTIONNAIRE_LIMITS,
  questionsOf,
  type Question,
  type QuestionRule,
} from '@resonanz/domain/questionnaires';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { FieldError } from '@resonanz/ui/FieldError';
import { Heading } from '@resonanz/ui/Heading';
import { Icon } from '@resonanz/ui/Icon';
import { IconButton } from '@resonanz/ui/IconButton';
import { Select } from '@resonanz/ui/Select';
import { Text } from '@resonanz/ui/Text';
import { textIn } from '../language.ts';
import { messages } from '../messages.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { firstCondition } from './editing.ts';
import type { EditorState } from './EditorState.ts';
import type { PlaceErrors } from './errorWords.ts';
import * as css from './QuestionnaireEditor.css.ts';

interface RulesEditorProps {
  state: EditorState;
  question: Question;
  errors: PlaceErrors;
  onChange: (changes: Partial<Question>) => void;
}

/** The rules of a question: the first that holds decides which question is next. */
export function RulesEditor({ state, question, errors, onChange }: RulesEditorProps) {
  const t = useMessages(messages);
  const { definition, language, access } = state;
  const isLocked = access !== 'all';
  const { rules = [] } = question;
  const questions = questionsOf(definition);
  const place = questions.findIndex(({ id }) => id === question.id);
  const later = questions.slice(place + 1);
  const targets = (goTo: string) => {
    const known = later.some(({ id }) => id === goTo) || goTo === END_OF_QUESTIONNAIRE;
    const at = questions.findIndex(({ id }) => id === goTo);
    const lost =
      at < 0 ? t('questionnaireEditor.lostTarget') : t('questionnaireEditor.earlierTarget', { number: at + 1 });
    return [
      ...(known ? [] : [{ id: goTo, label: lost }]),
      ...later.map(({ id, text }, index) => ({
        id,
        label: t('questionnaireEditor.target', {
          number: place + index + 2,
          text: textIn(text, language) || t('questionnaireEditor.untitled'),
        }),
      })),
      { id: END_OF_QUESTIONNAIRE, label: t('questionnaireEditor.targetEnd') },
    ];
  };
  const set = (next: readonly QuestionRule[]) => onChange({ rules: next.length > 0 ? next : undefined });
  const change = (at: number, changes: Partial<QuestionRule>) =>
    set(rules.map((rule, index) => (index === at ? { ...rule, ...changes } : rule)));
  const general = errors.of('rules');
  return (
    <div className={css.part}>
      <div className={css.partHead}>
        <span className={css.grow}>
          <Heading level={3} variant="section">
            {t('questionnaireEditor.branching')}
          </Heading>
        </span>
        {!isLocked && (
          <Button
            variant="ghost"
            iconStart={PlusIcon}
            aria-label={t('questionnaireEditor.addRule')}
            isDisabled={rules.length >= QUESTIONNAIRE_LIMITS.rules}
            onPress={() =>
              set([
                ...rules,
                { when: firstCondition(question), goTo: later[1]?.id ?? later[0]?.id ?? END_OF_QUESTIONNAIRE },
              ])
            }
          >
            {t('questionnaireEditor.rule')}
          </Button>
        )}
      </div>
      <Text as="p" variant="dense" tone="secondary">
        {t('questionnaireEditor.branchingHint')}
      </Text>
      {rules.length > 0 && (
        <ol className={css.rules}>
          {rules.map((rule, at) => {
            const name = t('questionnaireEditor.ruleNumber', { rule: at + 1 });
            const wrong = errors.of('when', { rule: at }) ?? errors.of('goTo', { rule: at });
            return (
              // Rules have no id of their own, and their order is what they are.
              // oxlint-disable-next-line react/no-array-index-key -- the place is the identity of a rule.
              <li key={at} className={css.ruleItem} aria-label={name}>
                <div className={css.rule}>
                  <Text variant="denseStrong">{t('questionnaireEditor.when')}</Text>
                  <ConditionFields
                    name={name}
                    question={question}
                    condition={rule.when}
                    language={language}
                    isLocked={isLocked}
                    onChange={(when) => change(at, { when })}
                  />
                  <Icon icon={ArrowRightIcon} size="small" />
                  <span className={css.target}>
                    <Select
                      label={t('questionnaireEditor.targetOf', { name })}
                      hidesLabel
                      items={targets(rule.goTo)}
                      selectedId={rule.goTo}
                      onSelectionChange={(goTo) => change(at, { goTo })}
                      isReadOnly={isLocked}
                    />
                  </span>
                  {!isLocked && (
                    <IconButton
                      icon={XIcon}
                      label={t('questionnaireEditor.removeRule', { rule: at + 1 })}
                      onPress={() => set(rules.filter((_, index) => index !== at))}
                    />
                  )}
                </div>
                {wrong !== undefined && <FieldError>{wrong}</FieldError>}
              </li>
            );
          })}
        </ol>
      )}
      {general !== undefined && <FieldError>{general}</FieldError>}
      <p className={css.otherwise}>
        <Text variant="denseStrong">{t('questionnaireEditor.otherwise')}</Text>{' '}
        <Text variant="dense" tone="secondary">
          {t(later.length > 0 ? 'questionnaireEditor.otherwiseNext' : 'questionnaireEditor.otherwiseEnd')}
        </Text>
      </p>
    </div>
  );
}
