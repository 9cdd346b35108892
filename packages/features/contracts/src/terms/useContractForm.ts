import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { showFieldError, useFieldErrorText } from '@resonanz/records/serverErrors';
import { type ContractDraft, contractSchema } from './contractForm.ts';
import { messages } from './messages.ts';

/**
 * The form of a contract: its rules, its guard against leaving, and what the server rejects, at the fields it speaks
 * of.
 */
export function useContractForm(draft: ContractDraft, isForEntries: (draft: ContractDraft) => boolean) {
  const t = useMessages(messages);
  const say = useFieldErrorText(messages, 'contractForm.fieldError.other');
  const { language } = useLanguage();
  const schema = useMemo(() => {
    const text = (
      key:
        | 'entriesRequired'
        | 'tooManyEntries'
        | 'templateRequired'
        | 'required'
        | 'endBeforeStart'
        | 'choiceRequired'
        | 'tooLong',
    ) => t(`contractForm.fieldError.${key}`);
    return contractSchema(language, {
      entriesRequired: text('entriesRequired'),
      tooManyEntries: text('tooManyEntries'),
      templateRequired: text('templateRequired'),
      required: text('required'),
      endBeforeStart: text('endBeforeStart'),
      choiceRequired: text('choiceRequired'),
      tooLong: text('tooLong'),
    })(isForEntries);
  }, [language, t, isForEntries]);
  const form = useForm<ContractDraft>({
    defaultValues: draft,
    shouldFocusError: false,
    resolver: standardSchemaResolver(schema),
  });
  useUnsavedChanges(form.formState.isDirty);
  return { ...form, showError: showFieldError(form, say) };
}
