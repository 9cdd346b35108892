import { formErrors, isApiError } from '@resonanz/api-client/errors';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { userKeys, userMutations, type UserDetails } from '@resonanz/api-client/users';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { initials } from '@resonanz/formatters/name';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { useOptionalLabel } from '@resonanz/records/FormParts';
import { PictureField, usePictureFault } from '@resonanz/records/PictureField';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Columns } from '@resonanz/ui/Columns';
import { Form } from '@resonanz/ui/Form';
import { Heading } from '@resonanz/ui/Heading';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { Select } from '@resonanz/ui/Select';
import { TextField } from '@resonanz/ui/TextField';
import { messages as faultWords } from '@resonanz/validators/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from './messages.ts';
import { draftOf, faultsOf, isChanged, type ProfileDraft, type TextName, toProfile } from './profileDraft.ts';
import { StartPageSelect } from './StartPageSelect.tsx';

interface ProfileFormProps {
  me: UserDetails;
  /** The paths that have a screen. */
  existing: readonly string[];
}

/** Name, picture, phone, language, region and start page. */
export function ProfileForm({ me, existing }: ProfileFormProps) {
  const t = useMessages(messages);
  const optionalLabel = useOptionalLabel();
  const fault = useMessages(faultWords);
  const pictureFault = usePictureFault();
  const say = useErrorText(messages);
  const { language, setLanguage } = useLanguage();
  const { regions, reload } = useSession();
  const toasts = useToasts();
  const queries = useQueryClient();
  const save = useMutation(userMutations(useApi(), queries).saveProfile());
  const [draft, setDraft] = useState(() => draftOf(me));
  const [isChecked, setChecked] = useState(false);
  const change = (values: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...values }));
  const isDirty = isChanged(draft, me);
  useUnsavedChanges(isDirty);
  const faults = faultsOf(draft);
  const names = ['firstName', 'lastName', 'phone', 'startPage', 'profilePicture'] as const;
  const refused = formErrors(save.error, names, (key, name) =>
    name === 'profilePicture' ? pictureFault(key) : textOr(fault, faultWords, key, t('userProfile.refused')),
  ).fields;
  const isElsewhere = isApiError(save.error, 'conflict');

  async function submit() {
    setChecked(true);
    if (Object.keys(faults).length > 0) return;
    const { picture } = draft;
    const saved = await save.mutateAsync({ profile: toProfile(draft, me), ...(picture && { picture }) }).catch(() => undefined);
    if (saved === undefined) return;
    setDraft(draftOf(saved));
    setLanguage(draft.language);
    toasts.add({ tone: 'ok', title: t('userProfile.saved.title'), text: t('userProfile.saved.text') });
    await reload();
  }

  async function takeTheirs() {
    save.reset();
    await queries.invalidateQueries({ queryKey: userKeys.me });
    const fresh = queries.getQueryData<UserDetails>(userKeys.me);
    if (fresh) setDraft(draftOf(fresh));
  }

  const textField = (name: TextName) => ({
    name,
    label: t(`userProfile.${name}`),
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    ...(isChecked && faults[name] && { errorMessage: fault(faults[name].code, faults[name].params) }),
  });
  return (
    <Form onSubmit={submit} validationErrors={refused} summaryTitle={(count) => t('userProfile.faults', { count })} aria-labelledby="own-data" optionalLabel={optionalLabel}>
      <Heading level={2} id="own-data">
        {t('userProfile.data')}
      </Heading>
      {save.isError && Object.keys(refused).length === 0 && (
        <InlineAlert
          tone="error"
          role="alert"
          title={t('userProfile.notSaved')}
          {...(isElsewhere && {
            action: (
              <Link variant="standalone" tone="inherit" onPress={() => void takeTheirs()}>
                {t('userProfile.reload')}
              </Link>
            ),
          })}
        >
          {say(save.error, 'userProfile.error.other')}
        </InlineAlert>
      )}
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
      <RadioGroup
        label={t('userProfile.language')}
        name="defaultLanguage"
        direction="row"
        value={draft.language}
        onChange={(value) => change({ language: value === 'en' ? 'en' : 'de' })}
      >
        <Radio value="de">Deutsch</Radio>
        <Radio value="en">English</Radio>
      </RadioGroup>
      <Columns>
        <Select
          label={t('userProfile.region')}
          name="defaultRegion"
          description={t('userProfile.region.hint')}
          items={regions.map(({ regionId, nameDe, nameEn }) => ({ id: regionId, label: language === 'de' ? nameDe : nameEn }))}
          selectedId={draft.regionId}
          onSelectionChange={(regionId) => change({ regionId })}
        />
        <StartPageSelect value={draft.startPage} onChange={(startPage) => change({ startPage })} existing={existing} />
      </Columns>
      <Inline>
        <Button type="submit" variant="solid" isPending={save.isPending} isDisabled={!isDirty}>
          {t('userProfile.save')}
        </Button>
        {isDirty && !save.isPending && <Button onPress={() => setDraft(draftOf(me))}>{t('userProfile.discard')}</Button>}
      </Inline>
    </Form>
  );
}
