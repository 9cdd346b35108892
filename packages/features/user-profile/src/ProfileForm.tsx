import { useState } from 'react';
import type { UserDetails } from '@resonanz/api-client/users';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { initials } from '@resonanz/formatters/name';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { FormButtons, FormSection, SavedMark, useOptionalLabel } from '@resonanz/records/FormParts';
import { PictureField, usePictureErrorText } from '@resonanz/records/PictureField';
import { Button } from '@resonanz/ui/Button';
import { Columns } from '@resonanz/ui/Columns';
import { Form } from '@resonanz/ui/Form';
import { TextField } from '@resonanz/ui/TextField';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { LanguageField } from './LanguageField.tsx';
import { messages } from './messages.ts';
import { draftOf, errorsOf, isChanged, type ProfileDraft, type TextName, toProfile } from './profileDraft.ts';
import { RegionField } from './RegionField.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import { StartPageSelect } from './StartPageSelect.tsx';
import { useProfileSave } from './useProfileSave.ts';

const FIELDS = ['firstName', 'lastName', 'phone', 'startPage', 'profilePicture'] as const;

interface ProfileFormProps {
  me: UserDetails;
  /** The paths that have a screen. */
  existing: readonly string[];
}

/** Name, picture, phone, language, region and start page. */
export function ProfileForm({ me, existing }: ProfileFormProps) {
  const t = useMessages(messages);
  const optionalLabel = useOptionalLabel();
  const issueText = useMessages(ruleMessages);
  const pictureErrorText = usePictureErrorText();
  const [draft, setDraft] = useState(() => draftOf(me));
  const change = (values: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...values }));
  const isDirty = isChanged(draft, me);
  useUnsavedChanges(isDirty);
  const { send, isPending, isSuccess, error, errorAt, fieldErrors, failure, takeTheirs } = useProfileSave(
    (saved) => setDraft(draftOf(saved)),
    {
      fields: FIELDS,
      fieldErrorText: (key, name) =>
        name === 'profilePicture'
          ? pictureErrorText(key)
          : textOr(issueText, ruleMessages, key, t('userProfile.rejected')),
      check: () => errorsOf(draft, issueText),
    },
  );

  // A form that was saved once stays checked while it is edited.
  const found = isSuccess ? errorsOf(draft, issueText) : {};
  const textField = (name: TextName) => ({
    name,
    label: t(`userProfile.${name}`),
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    errorMessage: errorAt(name) ?? found[name],
  });
  return (
    <Form
      onSubmit={() => send({ profile: toProfile(draft, me), ...(draft.picture && { picture: draft.picture }) })}
      validationErrors={fieldErrors}
      summaryTitle={(count) => t('userProfile.errorCount', { count })}
      aria-label={t('userProfile.data')}
      optionalLabel={optionalLabel}
    >
      {failure !== undefined && (
        <SaveFailure error={error} onReload={() => void takeTheirs()}>
          {failure}
        </SaveFailure>
      )}
      <FormSection title={t('userProfile.data')}>
        <PictureField
          label={t('userProfile.picture')}
          name="profilePicture"
          initials={initials(me.fullName)}
          stored={draft.removesPicture ? null : me.profilePicture}
          chosen={draft.picture}
          onChoose={(picture) => change({ picture })}
          onRemove={() => change({ removesPicture: true })}
        />
        <Columns>
          <TextField {...textField('firstName')} isRequired autoComplete="given-name" />
          <TextField {...textField('lastName')} isRequired autoComplete="family-name" />
        </Columns>
        <TextField {...textField('phone')} type="tel" autoComplete="tel" />
        <LanguageField value={draft.language} onChange={(language) => change({ language })} />
        <Columns>
          <RegionField
            description={t('userProfile.region.hint')}
            selectedId={draft.regionId}
            onSelectionChange={(regionId) => change({ regionId })}
          />
          <StartPageSelect
            value={draft.startPage}
            onChange={(startPage) => change({ startPage })}
            existing={existing}
          />
        </Columns>
      </FormSection>
      <FormButtons>
        {isSuccess && !isDirty && <SavedMark />}
        {isDirty && !isPending && <Button onPress={() => setDraft(draftOf(me))}>{t('userProfile.discard')}</Button>}
        <Button type="submit" variant="solid" isPending={isPending} isDisabled={!isDirty}>
          {t('userProfile.save')}
        </Button>
      </FormButtons>
    </Form>
  );
}
