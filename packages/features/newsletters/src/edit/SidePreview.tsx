import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { NewsletterDraft } from '@resonanz/api-client/newsletters';
import { useDelayedValue } from '@resonanz/app-frame/useDelayedValue';
import { useLanguage } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { Stack } from '@resonanz/ui/Stack';
import { type Language, LanguageChoice } from '../dialogs/LanguageChoice.tsx';
import { MailPreview } from '../dialogs/MailPreview.tsx';
import { useNewsletterActions } from '../useNewsletterActions.ts';
import type { NewsletterForm } from './newsletterDraft.ts';

/** Pause in typing, in ms, after which the mail is drawn anew. */
const PAUSE = 400;

/** The mail as it is written so far, in both languages; from here it can be sent to oneself. */
export function SidePreview({ control }: { control: Control<NewsletterForm> }) {
  const { t, sendTest, isTesting } = useNewsletterActions();
  const { language: reader } = useLanguage();
  const [language, setLanguage] = useState<Language>(reader);
  const values = useWatch({ control });
  const isGerman = language === 'de';
  const written = JSON.stringify({
    language,
    subject: (isGerman ? values.subjectDe : values.subjectEn) ?? '',
    text: (isGerman ? values.textDe : values.textEn) ?? '',
    ...(typeof values.projectId === 'number' && { projectId: values.projectId }),
  } satisfies NewsletterDraft);
  // Compared as text: a new object of the same words is no change.
  const draft = JSON.parse(useDelayedValue(written, PAUSE)) as NewsletterDraft;
  return (
    <Section title={t('newsletters.preview.title')}>
      <Stack space={5}>
        <Inline>
          <LanguageChoice value={language} onChange={setLanguage} />
          <Button isPending={isTesting} onPress={() => void sendTest(JSON.parse(written) as NewsletterDraft)}>
            {t('newsletters.sendTest')}
          </Button>
        </Inline>
        <MailPreview draft={draft} />
      </Stack>
    </Section>
  );
}
