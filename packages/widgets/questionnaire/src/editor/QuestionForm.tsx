import { CopyIcon, TrashIcon } from '@phosphor-icons/react';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import {
  hasEnds,
  hasOptions,
  QUESTION_TYPE,
  QUESTIONNAIRE_LIMITS,
  scaleOf,
  type LocalizedText,
  type Question,
} from '@resonanz/domain/questionnaires';
import { useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Icon } from '@resonanz/ui/Icon';
import { IconButton } from '@resonanz/ui/IconButton';
import { NumberField } from '@resonanz/ui/NumberField';
import { Select } from '@resonanz/ui/Select';
import { Switch } from '@resonanz/ui/Switch';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import { textIn } from '../language.ts';
import { messages } from '../messages.ts';
import { changeType, EMPTY_TEXT, moveQuestion, updateQuestion, type QuestionPlace } from './editing.ts';
import type { EditorState } from './EditorState.ts';
import { errorsOf } from './errorWords.ts';
import { ExpectedAnswer } from './ExpectedAnswer.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { OptionsEditor } from './OptionsEditor.tsx';
import { QUESTION_ICONS } from './questionIcons.ts';
import * as css from './QuestionnaireEditor.css.ts';
import { RulesEditor } from './RulesEditor.tsx';
import { useOutlineMenus } from './useOutlineMenus.ts';

interface QuestionFormProps {
  state: EditorState;
  question: Question;
  place: QuestionPlace;
  number: number;
  /** Whether the questionnaire screens applicants, so that answers can be expected. */
  isScreening: boolean;
}

const COUNTED: readonly Question['type'][] = [
  QUESTION_TYPE.shortText,
  QUESTION_TYPE.longText,
  QUESTION_TYPE.multipleChoice,
  QUESTION_TYPE.number,
  QUESTION_TYPE.imageUpload,
];

/** Everything about one question: texts in one language at a time, type, place, options, bounds and rules. */
export function QuestionForm({ state, question, place, number, isScreening }: QuestionFormProps) {
  const t = useMessages(messages);
  const label = useMessages(lookupLabels);
  const { definition, onChange, access, language, errors } = state;
  const { copy, remove } = useOutlineMenus(state);
  const found = errorsOf(t, errors, { ...place, asked: question }, language);
  const change = (changes: Partial<Question>) => onChange(updateQuestion(definition, question.id, changes));
  const isLocked = access !== 'all';
  const isFixed = access === 'none';
  const limits = QUESTIONNAIRE_LIMITS;
  const scale = scaleOf(question.type);
  const other = language === 'de' ? 'en' : 'de';
  const withText = (text: LocalizedText | undefined, words: string): LocalizedText => ({
    ...(text ?? EMPTY_TEXT),
    [language]: words,
  });
  const errorAt = (...field: Parameters<typeof found.of>) => {
    const words = found.of(...field);
    return words === undefined ? {} : { errorMessage: words };
  };
  const ends = question.ends ?? { low: EMPTY_TEXT, high: EMPTY_TEXT };
  return (
    <section className={css.form} aria-label={t('questionnaireEditor.questionNumber', { number })}>
      <div className={css.formHead}>
        <span className={css.grow}>
          <Heading level={2} variant="section">
            {t('questionnaireEditor.questionNumber', { number })}
          </Heading>
        </span>
        <LanguageSwitch state={state} isIncomplete={found.isIncomplete} />
        {!isLocked && (
          <>
            <IconButton
              icon={CopyIcon}
              label={t('questionnaireEditor.copyQuestion')}
              onPress={() => copy(question.id)}
            />
            <IconButton
              icon={TrashIcon}
              label={t('questionnaireEditor.removeQuestion')}
              onPress={() => remove(question.id)}
            />
          </>
        )}
      </div>
      <div className={css.part}>
        <TextArea
          label={t('questionnaireEditor.text')}
          value={question.text[language]}
          onChange={(text) => change({ text: withText(question.text, text) })}
          rows={2}
          characterLimit={limits.questionText}
          countLabel={(count, limit) => t('questionnaireRunner.characters', { count, limit })}
          isReadOnly={isFixed}
          isRequired
          {...errorAt('text')}
          {...(question.text[language] === '' && { placeholder: question.text[other] })}
        />
        <TextField
          label={t('questionnaireEditor.hint')}
          value={question.hint?.[language] ?? ''}
          onChange={(text) => change({ hint: withText(question.hint, text) })}
          maxLength={limits.hint}
          isReadOnly={isFixed}
          {...errorAt('hint')}
        />
        <div className={css.pair}>
          <Select
            label={t('questionnaireEditor.type')}
            items={Object.values(QUESTION_TYPE).map((id) => ({
              id,
              label: label(`questionType.${id}`),
              icon: <Icon icon={QUESTION_ICONS[id]} size="small" />,
            }))}
            selectedId={question.type}
            onSelectionChange={(type) => change({ ...REMOVED, ...changeType(question, type) })}
            isReadOnly={isLocked}
          />
          <Select
            label={t('questionnaireEditor.page')}
            items={definition.pages.map(({ id, title }, at) => ({
              id,
              label: t('questionnaireEditor.pageOption', {
                page: at + 1,
                title: textIn(title, language) || t('questionnaireEditor.untitledPage'),
              }),
            }))}
            selectedId={definition.pages[place.page]?.id ?? null}
            onSelectionChange={(pageId) => {
              const page = definition.pages.findIndex(({ id }) => id === pageId);
              const end = definition.pages[page]?.questions.length ?? 0;
              onChange(moveQuestion(definition, question.id, { page, question: page < place.page ? end : 0 }));
            }}
            isReadOnly={isLocked}
          />
          {hasEnds(question.type) && scale && (
            <>
              <TextField
                label={t('questionnaireEditor.endLabel', { value: scale.from })}
                value={ends.low[language]}
                onChange={(text) => change({ ends: { ...ends, low: withText(ends.low, text) } })}
                maxLength={limits.endText}
                isReadOnly={isFixed}
                {...errorAt('low')}
              />
              <TextField
                label={t('questionnaireEditor.endLabel', { value: scale.to })}
                value={ends.high[language]}
                onChange={(text) => change({ ends: { ...ends, high: withText(ends.high, text) } })}
                maxLength={limits.endText}
                isReadOnly={isFixed}
                {...errorAt('high')}
              />
            </>
          )}
          {COUNTED.includes(question.type) &&
            (['min', 'max'] as const).map((bound) => (
              <NumberField
                key={`${question.type} ${bound}`}
                label={t(`questionnaireEditor.${bound}.${kindOfCount(question.type)}`)}
                value={question[bound] ?? null}
                onChange={(value) => change({ [bound]: value ?? undefined })}
                fractionDigits={question.type === QUESTION_TYPE.number ? 2 : 0}
                minValue={question.type === QUESTION_TYPE.number ? -limits.number : 0}
                isReadOnly={isLocked}
                {...errorAt(bound)}
              />
            ))}
        </div>
        {hasOptions(question.type) && (
          <OptionsEditor
            options={question.options ?? []}
            language={language}
            access={access}
            errors={found}
            onChange={(options) => change({ options })}
            announce={state.announce}
          />
        )}
        <div className={css.switches}>
          <Switch isSelected={question.required} onChange={(required) => change({ required })} isReadOnly={isLocked}>
            {t('questionnaireEditor.required')}
          </Switch>
          <Switch isSelected={question.inReport} onChange={(inReport) => change({ inReport })} isReadOnly={isLocked}>
            {t('questionnaireEditor.inReport')}
          </Switch>
        </div>
      </div>
      {isScreening && (
        <ExpectedAnswer question={question} language={language} isLocked={isLocked} errors={found} onChange={change} />
      )}
      <RulesEditor state={state} question={question} errors={found} onChange={change} />
    </section>
  );
}

/** What a change of the type may take away. */
const REMOVED = {
  options: undefined,
  ends: undefined,
  min: undefined,
  max: undefined,
  rules: undefined,
  expected: undefined,
} as const;

function kindOfCount(type: Question['type']): 'number' | 'choices' | 'files' | 'characters' {
  if (type === QUESTION_TYPE.number) return 'number';
  if (type === QUESTION_TYPE.multipleChoice) return 'choices';
  return type === QUESTION_TYPE.imageUpload ? 'files' : 'characters';
}
