import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type InfluencerChange, type InfluencerRecord, channelOwner } from '@resonanz/api-client/influencerEdit';
import { useErrorText } from '@resonanz/api-client/react';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { isManagement } from '@resonanz/domain/roles';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { BoundText } from '@resonanz/records/boundFields';
import { FormSection, SavedMark } from '@resonanz/records/FormParts';
import { RecordForm } from '@resonanz/records/RecordForm';
import { useFieldErrorText, useServerErrors, useStoredRecord } from '@resonanz/records/serverErrors';
import { useSession } from '@resonanz/session/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { ChannelHint } from './ChannelHint.tsx';
import { DuplicateNotice } from './DuplicateNotice.tsx';
import { messages } from './messages.ts';
import { changedFields, PERSON_FIELDS, personRules, personValues, type PersonValues } from './personForm.ts';
import { PersonSections } from './PersonSections.tsx';

/** What the form gives to be saved: the changed fields, and the address of a new person's channel. */
export interface PersonInput<Stored extends InfluencerRecord | undefined> {
  fields: Partial<InfluencerChange>;
  channelUrl: string;
  /** The person as the form read them: the version that the fields change. */
  read: Stored;
}

/** Props of {@link PersonForm}. */
export interface PersonFormProps<Stored extends InfluencerRecord | undefined> {
  /** The person to change; undefined for a new one. */
  record: Stored;
  /** Saves and returns what is stored then, for a form that stays; rejects on an error of the server. */
  onSave: (input: PersonInput<Stored>) => Promise<NonNullable<Stored> | undefined>;
  /** Where the way out without saving leads. */
  backHref: string;
  /** Called instead of saving when nothing was changed. */
  onUnchanged?: () => void;
  /** Reloads the person; undefined when that fails. A new one is not there to be reloaded. */
  onRead?: () => Promise<NonNullable<Stored> | undefined>;
  /** Offers to merge with a record that seems to be the same person. */
  onMerge?: ((influencerId: number) => void) | undefined;
}

/** The fields by the names they have in the call. */
const WIRE_FIELDS: Readonly<Record<string, keyof PersonValues>> = {
  'channels.0.url': 'channelUrl',
  ...Object.fromEntries(PERSON_FIELDS.map((field) => [field, field])),
};

/** The fields of a person with their rules, a warning of duplicates and of changes by others. */
export function PersonForm<Stored extends InfluencerRecord | undefined>({
  record,
  onSave,
  backHref,
  onUnchanged,
  onRead,
  onMerge,
}: PersonFormProps<Stored>) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const { user } = useSession();
  const [isSaved, setSaved] = useState(false);
  const isNew = record === undefined;
  const rules = useMemo(() => personRules(isNew ? 'new' : 'known', language), [isNew, language]);
  const form = useForm<PersonValues>({
    defaultValues: personValues(record),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: standardSchemaResolver(rules),
  });
  const { control, handleSubmit, reset, formState } = form;
  const { isDirty, isSubmitting } = formState;
  useUnsavedChanges(isDirty);
  const { attempt, ...errors } = useServerErrors(form, {
    fields: WIRE_FIELDS,
    say: useFieldErrorText(messages, 'influencerEdit.fieldError.other'),
  });
  const { read, setRead, stale, error } = useStoredRecord(form, errors, {
    stored: record,
    valuesOf: personValues,
    onRead: onRead ?? (() => Promise.resolve(undefined)),
  });
  const values = useWatch({ control });
  const takeOver = (now: NonNullable<Stored>) => {
    setRead(now);
    reset(personValues(now));
  };
  // Another user's change is taken over at once while nothing would be lost; otherwise saving meets the conflict.
  const follow = useEffectEvent((now: Stored) => {
    if (now === undefined || isDirty || now.updatedAt === read?.updatedAt) return;
    takeOver(now);
  });
  useEffect(() => follow(record), [record]);
  const owner = channelOwner(error);

  const submit = handleSubmit(async (entered) => {
    if (!isNew && !isDirty) return onUnchanged?.();
    setSaved(false);
    await attempt(async () => {
      const saved = await onSave({
        fields: changedFields(entered, read),
        channelUrl: entered.channelUrl.trim(),
        read,
      });
      if (saved) takeOver(saved);
      setSaved(true);
    });
  });
  return (
    <RecordForm
      aria-label={t(isNew ? 'influencerEdit.add.title' : 'influencerEdit.form')}
      onSubmit={submit}
      summaryTitle={(count) => t('influencerEdit.summary', { count })}
      stale={stale}
      failure={error !== undefined && owner === undefined && say(error, 'influencerEdit.error.other')}
      isPending={isSubmitting}
      beside={isSaved && !isDirty && <SavedMark />}
      backHref={backHref}
    >
      {isNew && (
        <FormSection title={t('word.channel')}>
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
