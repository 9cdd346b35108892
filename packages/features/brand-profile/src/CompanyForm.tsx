import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { brandUserMutations } from '@resonanz/api-client/brandUsers';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { userKeys, userQueries, type UserDetails } from '@resonanz/api-client/users';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { labels } from '@resonanz/domain/labels';
import { COUNTRIES } from '@resonanz/domain/lookups';
import { initials } from '@resonanz/formatters/name';
import { textOr, translator } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormButtons, FormSection, SavedMark } from '@resonanz/records/FormParts';
import { PictureField, usePictureErrorText } from '@resonanz/records/PictureField';
import { useFormSend } from '@resonanz/records/useFormSend';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Columns } from '@resonanz/ui/Columns';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { Select } from '@resonanz/ui/Select';
import { TextField } from '@resonanz/ui/TextField';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import {
  type CompanyDraft,
  draftOf,
  type ErrorWords,
  errorsOf,
  isChanged,
  type TextName,
  toChange,
} from './companyDraft.ts';
import { messages } from './messages.ts';

const NONE = 'none';
const FIELDS = [
  'firstName',
  'lastName',
  'contactPerson',
  'phone',
  'streetAndHouse',
  'cityAndZip',
  'country',
  'vatId',
  'industry',
  'website',
  'invoiceEmail',
  'profilePicture',
] as const;

interface CompanyFormProps {
  me: UserDetails;
  /** The company's name with what can be asked for; it is not changed here. */
  name: ReactNode;
}

/** Company and person of a brand, logo, language and region. */
export function CompanyForm({ me, name }: CompanyFormProps) {
  const t = useMessages(messages);
  const issueText = useMessages(ruleMessages);
  const label = useMessages(labels);
  const pictureErrorText = usePictureErrorText();
  const { language, setLanguage } = useLanguage();
  const { regions, reload } = useSession();
  const { announce } = useNotifier();
  const client = useApi();
  const queries = useQueryClient();
  const save = useMutation(brandUserMutations(client, queries).update());
  const [draft, setDraft] = useState(() => draftOf(me));
  const change = (values: Partial<CompanyDraft>) => setDraft((before) => ({ ...before, ...values }));
  const isDirty = isChanged(draft, me);
  useUnsavedChanges(isDirty);
  const wordsOf: ErrorWords = (code, params) =>
    code === 'vatIdInvalid'
      ? t('brandProfile.vatIdInvalid')
      : textOr((key) => issueText(key, params), ruleMessages, code, t('brandProfile.rejected'));

  async function takeFresh() {
    setDraft(draftOf(await queries.fetchQuery({ ...userQueries(client).me(), staleTime: 0 })));
  }
  const { send, isPending, error, errorAt, fieldErrors, failure, reset } = useFormSend(
    () => save.mutateAsync({ user: toChange(draft, me), ...(draft.picture && { picture: draft.picture }) }),
    {
      messages,
      otherwise: 'brandProfile.error.other',
      fields: FIELDS,
      fieldErrorText: (key, field) => (field === 'profilePicture' ? pictureErrorText(key) : wordsOf(key)),
      check: () => errorsOf(draft, wordsOf),
      onDone: () => {
        setLanguage(draft.language);
        // The page speaks the new language from here on, and so does what it says.
        announce(translator(messages, draft.language)('brandProfile.done.saved'));
        // It is saved even when reading it again fails; the form keeps what was entered then.
        void takeFresh()
          .catch(() => undefined)
          .then(reload);
      },
    },
  );
  const isElsewhere = isApiError(error, 'conflict');

  async function takeTheirs() {
    reset();
    await queries.invalidateQueries({ queryKey: userKeys.me });
    await takeFresh();
  }

  const field = (name: TextName) => ({
    name,
    label: t(`brandProfile.${name}`),
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    errorMessage: errorAt(name),
  });
  return (
    <Form
      onSubmit={() => send()}
      validationErrors={fieldErrors}
      summaryTitle={(count) => t('brandProfile.errorCount', { count })}
      aria-label={t('brandProfile.company')}
      optionalLabel={t('brandProfile.optional')}
    >
      {failure !== undefined && (
        <InlineAlert
          tone="error"
          role="alert"
          title={t('brandProfile.notSaved')}
          {...(isElsewhere && {
            action: (
              <Link variant="standalone" tone="inherit" onPress={() => void takeTheirs()}>
                {t('brandProfile.reload')}
              </Link>
            ),
          })}
        >
          {failure}
        </InlineAlert>
      )}
      <FormSection title={t('brandProfile.company')}>
        {name}
        <PictureField
          label={t('brandProfile.logo')}
          name="profilePicture"
          initials={initials(me.companyName ?? me.fullName)}
          stored={draft.removesPicture ? null : me.profilePicture}
          chosen={draft.picture}
          onChoose={(picture) => change({ picture })}
          onRemove={() => change({ removesPicture: true })}
        />
        <Columns>
          <TextField {...field('streetAndHouse')} autoComplete="street-address" />
          <TextField {...field('cityAndZip')} autoComplete="address-level2" />
        </Columns>
        <Columns>
          <Select
            label={t('brandProfile.country')}
            name="country"
            items={[
              { id: NONE, label: t('brandProfile.noCountry') },
              ...COUNTRIES.map((id) => ({ id, label: label(`country.${id}`) })),
            ]}
            selectedId={draft.country ?? NONE}
            onSelectionChange={(id) => change({ country: COUNTRIES.find((each) => each === id) ?? null })}
          />
          <TextField {...field('vatId')} autoComplete="off" description={t('brandProfile.vatIdHint')} />
        </Columns>
        <Columns>
          <TextField {...field('industry')} autoComplete="off" />
          <TextField {...field('website')} type="url" autoComplete="url" />
        </Columns>
        <TextField
          {...field('invoiceEmail')}
          type="email"
          autoComplete="off"
          description={t('brandProfile.invoiceHint')}
        />
      </FormSection>
      <FormSection title={t('brandProfile.person')}>
        <Columns>
          <TextField {...field('firstName')} isRequired autoComplete="given-name" />
          <TextField {...field('lastName')} isRequired autoComplete="family-name" />
        </Columns>
        <Columns>
          <TextField {...field('contactPerson')} autoComplete="off" />
          <TextField {...field('phone')} type="tel" autoComplete="tel" />
        </Columns>
        <RadioGroup
          label={t('brandProfile.language')}
          name="defaultLanguage"
          direction="row"
          value={draft.language}
          onChange={(value) => change({ language: value === 'en' ? 'en' : 'de' })}
        >
          <Radio value="de">Deutsch</Radio>
          <Radio value="en">English</Radio>
        </RadioGroup>
        <Select
          label={t('brandProfile.region')}
          name="defaultRegion"
          items={regions.map(({ regionId, nameDe, nameEn }) => ({
            id: regionId,
            label: language === 'de' ? nameDe : nameEn,
          }))}
          selectedId={draft.regionId}
          onSelectionChange={(regionId) => change({ regionId })}
        />
      </FormSection>
      <FormButtons>
        {save.isSuccess && !isDirty && <SavedMark />}
        {isDirty && !isPending && <Button onPress={() => setDraft(draftOf(me))}>{t('brandProfile.discard')}</Button>}
        <Button type="submit" variant="solid" isPending={isPending} isDisabled={!isDirty}>
          {t('brandProfile.save')}
        </Button>
      </FormButtons>
    </Form>
  );
}
