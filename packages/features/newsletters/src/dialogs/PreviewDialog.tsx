import { useState } from 'react';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';
import { useNewsletterActions } from '../useNewsletterActions.ts';
import { type Language, LanguageChoice } from './LanguageChoice.tsx';
import { MailPreview } from './MailPreview.tsx';

interface PreviewDialogProps {
  texts: { subjectDe: string; subjectEn: string; textDe: string; textEn: string };
  projectId: number | null;
  maySend: boolean;
  onClose: () => void;
}

/** Subject and text as a mail in both languages; from here it can be sent to oneself. */
export function PreviewDialog({ texts, projectId, maySend, onClose }: PreviewDialogProps) {
  const t = useMessages(messages);
  const { language: reader } = useLanguage();
  const { sendTest, isTesting } = useNewsletterActions();
  const [language, setLanguage] = useState<Language>(reader);
  const draft = {
    language,
    subject: language === 'de' ? texts.subjectDe : texts.subjectEn,
    text: language === 'de' ? texts.textDe : texts.textEn,
    ...(projectId !== null && { projectId }),
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t('newsletters.preview')}
      closeLabel={t('word.close')}
      footer={
        maySend && (
          <Button isPending={isTesting} onPress={() => void sendTest(draft)}>
            {t('newsletters.sendTest')}
          </Button>
        )
      }
    >
      <Stack space={6}>
        <LanguageChoice value={language} onChange={setLanguage} />
        <MailPreview draft={draft} />
      </Stack>
    </Dialog>
  );
}
