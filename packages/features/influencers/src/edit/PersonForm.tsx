import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { changedMeanwhile, formErrors } from '@resonanz/api-client/errors';
import { type InfluencerChange, type InfluencerRecord, channelOwner } from '@resonanz/api-client/influencerEdit';
import { useErrorText } from '@resonanz/api-client/react';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { isManagement } from '@resonanz/domain/roles';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { BoundText } from '@resonanz/records/boundFields';
import { FormSection, SavedMark } from '@resonanz/records/FormParts';
import { RecordForm } from '@resonanz/records/RecordForm';
import { useFieldErrorText } from '@resonanz/records/serverErrors';
import { useSession } from '@resonanz/session/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { ChannelHint } from './ChannelHint.tsx';
import { DuplicateNotice } from './DuplicateNotice.tsx';
import { messages } from './messages.ts';
import { changedFields, PERSON_FIELDS, personRules, personValues, type PersonValues } from './personForm.ts';
import { PersonSections } from './PersonSections.tsx';

/** What the form gives to be saved: the changed fields, and the address of a new person's channel. */
export interface PersonInput {
  fields: Partial<InfluencerChange>;
  channelUrl: string;
}

/** Props of {@link PersonForm}. */
export interface PersonFormProps {
  /** The person to change; undefined for a new one. */
  record: InfluencerRecord | undefined;
  /** Saves; rejects on an error of the server. */
  onSave: (input: PersonInput) => Promise<unknown>;
  /** Where the way out without saving leads. */
  backHref: string;
  /** Called instead of saving when nothing was changed. */
  onUnchanged?: () => void;
  /** Reloads the person, and takes over what is stored. */
  onReload?: () => Promise<unknown>;
  /** Reloads the person, but keeps what was entered. */
  onKeep?: () => Promise<unknown>;
  /** Offers to merge with somebody who seems to be the same person. */
  onMerge?: ((influencerId: number) => void) | undefined;
}

/** The fields of a person with their rules, a warning of duplicates and of changes by others. */
export function PersonForm({ record, onSave, backHref, onUnchanged, onReload, onKeep, onMerge }: PersonFormProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const fieldErrorText = useFieldErrorText(messages, 'influencerEdit.fieldError.other');
  const { user } = useSession();
  const [error, setError] = useState<unknown>();
  const [isSaved, setSaved] = useState(false);
  const isNew = record === undefined;
  const rules = useMemo(() => personRules(isNew ? 'new' : 'known', language), [isNew, language]);
  const { control, handleSubmit, reset, formState } = useForm<PersonValues>({
    defaultValues: personValues(record),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: standardSchemaResolver(rules),
  });
  const { isDirty, isSubmitting } = formState;
  useUnsavedChanges(isDirty);
  const values = useWatch({ control });
  const [isKeeping, setKeeping] = useState(false);
  // What was saved or refetched counts as unchanged; a user who keeps the input keeps what differs from it.
  const takeOver = useEffectEvent(() => reset(personValues(record), { keepDirtyValues: isKeeping }));
  useEffect(() => takeOver(), [record]);
  const stale = changedMeanwhile(error);
  const owner = channelOwner(error);
  const rejected = formErrors(
    error,
    { ...Object.fromEntries(PERSON_FIELDS.map((field) => [field, field])), 'channels.0.url': 'channelUrl' },
    fieldErrorText,
  );

  const submit = handleSubmit(async (entered) => {
    if (!isNew && !isDirty) return onUnchanged?.();
    setError(undefined);
    setSaved(false);
    setKeeping(false);
    try {
      await onSave({ fields: changedFields(entered, record), channelUrl: entered.channelUrl.trim() });
      setSaved(true);
    } catch (thrown) {
      setError(thrown);
    }
  });
  const isElsewhere =
    error !== undefined && stale === undefined && owner === undefined && Object.keys(rejected.fields).length === 0;
  return (
    <RecordForm
      aria-label={t(isNew ? 'influencerEdit.add.title' : 'influencerEdit.form')}
      onSubmit={submit}
      validationErrors={rejected.fields}
      summaryTitle={(count) => t('influencerEdit.summary', { count })}
      stale={
        stale &&
        onReload &&
        onKeep && {
          ...stale,
          onReload: () => {
            setKeeping(false);
            reset();
            void onReload().then(() => setError(undefined));
          },
          onKeep: () => {
            setKeeping(true);
            void onKeep().then(() => setError(undefined));
          },
        }
      }
      failure={isElsewhere && say(error, 'influencerEdit.error.other')}
      isPending={isSubmitting}
      beside={isSaved && !isDirty && <SavedMark />}
      backHref={backHref}
    >
      {isNew && (
        <FormSection title={t('influencerEdit.section.channel')}>
          <BoundText
            control={control}
            name="channelUrl"
            label={t('influencerEdit.channel.url')}
            type="url"
            description={t('influencerEdit.channel.urlHint')}
            isRequired
          />
          <ChannelHint url={values.channelUrl ?? ''} title="" />
        </FormSection>
      )}
      {owner && (
        <InlineAlert tone="error" role="alert" title={t('influencerEdit.channel.taken')}>
          {owner.name === null
            ? t('influencerEdit.channel.takenBySomebody')
            : t('influencerEdit.channel.takenBy', { name: owner.name })}
        </InlineAlert>
      )}
      <DuplicateNotice
        query={{
          email: values.email ?? '',
          firstName: values.firstName ?? '',
          surname: values.surname ?? '',
          cities: values.cities ?? '',
          url: values.channelUrl ?? '',
          ...(record && { exceptId: record.influencerId }),
        }}
        onMerge={onMerge}
      />
      <PersonSections control={control} mayMoveManagement={user === null || !isManagement(user.role.roleId)} />
    </RecordForm>
  );
}
