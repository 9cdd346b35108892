import { useState } from 'react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFieldErrorText } from '@resonanz/records/serverErrors';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Columns } from '@resonanz/ui/Columns';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Select } from '@resonanz/ui/Select';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { useProjectText } from '../useProjectText.ts';
import { QUESTIONNAIRE_SIZE, type QuestionnaireFacts, type QuestionnaireKind } from './questionnaireFacts.ts';

interface QuestionnaireDialogProps {
  title: string;
  confirmLabel: string;
  /** What the form begins with. */
  facts: QuestionnaireFacts;
  /** The kinds there are to choose from; with one there is no choice. */
  kinds: readonly QuestionnaireKind[];
  /** Takes over what was entered; what it rejects with is shown at the fields. */
  onSend: (facts: QuestionnaireFacts) => Promise<unknown>;
  onClose: () => void;
}

/** The title of a questionnaire in both languages, when it is asked, and from when until when it is answered. */
export function QuestionnaireDialog({ title, confirmLabel, facts, kinds, onSend, onClose }: QuestionnaireDialogProps) {
  const { t } = useProjectText();
  const [values, setValues] = useState(facts);
  const change = (part: Partial<QuestionnaireFacts>) => setValues((before) => ({ ...before, ...part }));
  const { titleDe, titleEn, opensOn, dueOn, kind } = values;
  const isWrongOrder = kind === 'test' && opensOn !== null && dueOn !== null && dueOn < opensOn;
  const { send, isPending, failure, fieldErrors, errorAt } = useFormSend(
    () =>
      onSend({
        ...values,
        ...(kind === 'screening' && { opensOn: null, dueOn: null }),
        titleDe: titleDe.trim(),
        titleEn: titleEn.trim(),
      }),
    {
      messages,
      otherwise: 'projects.error.other',
      fields: ['titleDe', 'titleEn', 'opensOn', 'dueOn'],
      fieldErrorText: useFieldErrorText(messages, 'projects.fieldError.other'),
      check: () => ({
        titleDe: titleDe.trim() === '' ? t('projects.fieldError.required') : undefined,
        dueOn: isWrongOrder ? t('projects.fieldError.dueBeforeOpening') : undefined,
      }),
      onDone: onClose,
    },
  );
  return (
    <FormDialog
      title={title}
      confirmLabel={confirmLabel}
      isPending={isPending}
      failure={failure}
      validationErrors={fieldErrors}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <TextField
        label={t('projects.field.titleDe')}
        name="titleDe"
        value={titleDe}
        onChange={(value) => change({ titleDe: value })}
        maxLength={QUESTIONNAIRE_SIZE.title}
        errorMessage={errorAt('titleDe')}
        isRequired
        autoFocus
      />
      <TextField
        label={t('projects.field.titleEn')}
        name="titleEn"
        value={titleEn}
        onChange={(value) => change({ titleEn: value })}
        maxLength={QUESTIONNAIRE_SIZE.title}
      />
      {kinds.length > 1 && (
        <Select
          label={t('word.type')}
          items={kinds.map((id) => ({ id, label: t(`projects.questionnaires.kind.${id}`) }))}
          selectedId={kind}
          onSelectionChange={(id) => change({ kind: id })}
        />
      )}
      {kind === 'test' && (
        <Columns>
          <DatePicker
            label={t('projects.questionnaires.opensOn')}
            name="opensOn"
            description={t('projects.questionnaires.opensHint')}
            value={opensOn}
            onChange={(day) => change({ opensOn: day })}
            clearLabel={t('projects.questionnaires.clear.opensOn')}
            incompleteMessage={t('projects.filter.dateIncomplete')}
          />
          <DatePicker
            label={t('word.dueOn')}
            name="dueOn"
            value={dueOn}
            onChange={(day) => change({ dueOn: day })}
            clearLabel={t('projects.questionnaires.clear.dueOn')}
            incompleteMessage={t('projects.filter.dateIncomplete')}
            errorMessage={errorAt('dueOn')}
          />
        </Columns>
      )}
    </FormDialog>
  );
}
