import { useState } from 'react';
import type { Newsletter } from '@resonanz/api-client/newsletters';
import { formatDateTime } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Inline } from '@resonanz/ui/Inline';
import { Stack } from '@resonanz/ui/Stack';
import { type Language, LanguageChoice } from '../dialogs/LanguageChoice.tsx';
import { MailPreview } from '../dialogs/MailPreview.tsx';
import { messages } from '../messages.ts';
import { titleFor } from '../words.ts';
import { NewsletterFigures } from './NewsletterFigures.tsx';

/** A newsletter that is no draft any more: figures, and the mail as it is sent. */
export function NewsletterView({ newsletter }: { newsletter: Newsletter }) {
  const t = useMessages(messages);
  const { language: reader } = useLanguage();
  const [language, setLanguage] = useState<Language>(reader);
  const { plannedAt, startedAt, finishedAt, templateName, project } = newsletter;
  const moment = (value: string | null) => (value === null ? '–' : formatDateTime(value, reader));
  const isGerman = language === 'de';
  return (
    <Stack space={8}>
      <Section title={t('newsletters.section.figures')}>
        <NewsletterFigures newsletter={newsletter} />
      </Section>
      <Section title={t('newsletters.section.facts')}>
        <FactList>
          <Fact label={t('newsletters.column.plannedAt')}>{moment(plannedAt)}</Fact>
          <Fact label={t('newsletters.startedAt')}>{moment(startedAt)}</Fact>
          <Fact label={t('newsletters.finishedAt')}>{moment(finishedAt)}</Fact>
          <Fact label={t('newsletters.template')}>{templateName ?? '–'}</Fact>
          <Fact label={t('newsletters.project')}>{project === null ? '–' : titleFor(project, reader)}</Fact>
        </FactList>
      </Section>
      <Section title={t('newsletters.preview.title')}>
        <Stack space={5}>
          <Inline>
            <LanguageChoice value={language} onChange={setLanguage} />
          </Inline>
          <MailPreview
            draft={{
              language,
              subject: isGerman ? newsletter.subjectDe : newsletter.subjectEn,
              text: isGerman ? newsletter.textDe : newsletter.textEn,
              ...(project !== null && { projectId: project.projectId }),
            }}
          />
        </Stack>
      </Section>
    </Stack>
  );
}
