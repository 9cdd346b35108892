import { useState } from 'react';
import type { OwnProfile, UserDetails } from '@resonanz/api-client/users';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useMessages } from '@resonanz/i18n/react';
import { FormButtons, FormSection, SavedMark } from '@resonanz/records/FormParts';
import { Box } from '@resonanz/ui/Box';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { LanguageField } from './LanguageField.tsx';
import { messages } from './messages.ts';
import { draftOf, type ProfileDraft } from './profileDraft.ts';
import { RegionField } from './RegionField.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import { useProfileSave } from './useProfileSave.ts';

type Settings = Pick<ProfileDraft, 'language' | 'regionId'>;

const settingsOf = (me: UserDetails): Settings => {
  const { language, regionId } = draftOf(me);
  return { language, regionId };
};

const toSettings = ({ language, regionId }: Settings, { updatedAt }: UserDetails): OwnProfile => ({
  defaultLanguage: language === 'en' ? 'EN' : 'DE',
  defaultRegion: regionId,
  ...(updatedAt !== undefined && { updatedAt }),
});

/** Language and region: all that a brand with an invitation changes of its profile besides the password. */
export function SettingsForm({ me }: { me: UserDetails }) {
  const t = useMessages(messages);
  const [draft, setDraft] = useState(() => settingsOf(me));
  const stored = settingsOf(me);
  const isDirty = draft.language !== stored.language || draft.regionId !== stored.regionId;
  const { send, isPending, isSuccess, error, failure, takeTheirs } = useProfileSave((saved) =>
    setDraft(settingsOf(saved)),
  );
  useUnsavedChanges(isDirty);
  return (
    <Form onSubmit={() => send({ profile: toSettings(draft, me) })} aria-label={t('userProfile.languageAndRegion')}>
      {failure !== undefined && (
        <SaveFailure error={error} onReload={() => void takeTheirs()}>
          {failure}
        </SaveFailure>
      )}
      <FormSection title={t('userProfile.languageAndRegion')}>
        <LanguageField
          value={draft.language}
          onChange={(language) => setDraft((before) => ({ ...before, language }))}
        />
        <Box maxWidth="form">
          <RegionField
            selectedId={draft.regionId}
            onSelectionChange={(regionId) => setDraft((before) => ({ ...before, regionId }))}
          />
        </Box>
      </FormSection>
      <FormButtons>
        {isSuccess && !isDirty && <SavedMark />}
        {isDirty && !isPending && <Button onPress={() => setDraft(stored)}>{t('userProfile.discard')}</Button>}
        <Button type="submit" variant="solid" isPending={isPending} isDisabled={!isDirty}>
          {t('userProfile.save')}
        </Button>
      </FormButtons>
    </Form>
  );
}
