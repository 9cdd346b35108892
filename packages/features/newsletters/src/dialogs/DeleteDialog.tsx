import type { NewsletterListItem } from '@resonanz/api-client/newsletters';
import { useLanguage } from '@resonanz/i18n/react';
import { RemoveDialog } from '@resonanz/records/RemoveDialog';
import { useNewsletterActions } from '../useNewsletterActions.ts';
import { subjectFor } from '../words.ts';

interface DeleteDialogProps {
  newsletter: NewsletterListItem;
  onClose: () => void;
}

/** Asks before a draft is deleted. */
export function DeleteDialog({ newsletter, onClose }: DeleteDialogProps) {
  const { t, remove, announce, renderError } = useNewsletterActions();
  const { language } = useLanguage();
  return (
    <RemoveDialog
      title={t('newsletters.delete.title', {
        subject: subjectFor(newsletter, language) || t('newsletters.noSubject'),
      })}
      onRemove={() => remove(newsletter)}
      onDone={() => {
        announce(t('newsletters.deleted'));
        onClose();
      }}
      onClose={onClose}
      renderError={renderError}
    >
      {t('newsletters.delete.text')}
    </RemoveDialog>
  );
}
