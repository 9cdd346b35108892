import {
  ArrowCounterClockwiseIcon,
  CopyIcon,
  EyeIcon,
  PaperPlaneTiltIcon,
  PencilSimpleIcon,
  StopIcon,
  TrashIcon,
} from '@phosphor-icons/react';
import { useNavigate } from 'react-router';
import type { NewsletterListItem } from '@resonanz/api-client/newsletters';
import { staffPaths } from '@resonanz/domain/paths';
import { useLanguage } from '@resonanz/i18n/react';
import { RowMenu } from '@resonanz/records/RowMenu';
import { useNewsletterActions } from '../useNewsletterActions.ts';
import { subjectFor } from '../words.ts';

/** What is opened for one newsletter. */
export type NewsletterSubject = 'plan' | 'delete';

interface NewsletterRowMenuProps {
  newsletter: NewsletterListItem;
  may: { add: boolean; edit: boolean; delete: boolean };
  onOpen: (subject: NewsletterSubject) => void;
}

/** What can be done with one newsletter. */
export function NewsletterRowMenu({ newsletter, may, onOpen }: NewsletterRowMenuProps) {
  const { t, move, copy } = useNewsletterActions();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { state, newsletterId } = newsletter;
  const open = (id: number) => void navigate(staffPaths.newsletterView({ newsletterId: id }));
  const isDraft = state === 'draft';
  return (
    <RowMenu
      label={t('newsletters.menuOf', { subject: subjectFor(newsletter, language) || t('newsletters.noSubject') })}
      sections={[
        {
          id: 'open',
          items: [
            isDraft && may.edit
              ? { id: 'edit', label: t('word.edit'), icon: PencilSimpleIcon, onAction: () => open(newsletterId) }
              : { id: 'show', label: t('newsletters.show'), icon: EyeIcon, onAction: () => open(newsletterId) },
            may.add && {
              id: 'copy',
              label: t('newsletters.copy'),
              icon: CopyIcon,
              onAction: () => void copy(newsletterId, open),
            },
          ],
        },
        {
          id: 'state',
          items: [
            may.edit &&
              (isDraft || state === 'failed') && {
                id: 'plan',
                label: t('newsletters.plan'),
                icon: PaperPlaneTiltIcon,
                onAction: () => onOpen('plan'),
              },
            may.edit &&
              state === 'scheduled' && {
                id: 'draft',
                label: t('newsletters.move.draft'),
                icon: ArrowCounterClockwiseIcon,
                onAction: () => void move(newsletter, 'draft'),
              },
            may.edit &&
              state === 'sending' && {
                id: 'failed',
                label: t('newsletters.move.failed'),
                icon: StopIcon,
                onAction: () => void move(newsletter, 'failed'),
              },
          ],
        },
        {
          id: 'removal',
          items: [
            may.delete &&
              isDraft && {
                id: 'delete',
                label: t('word.delete'),
                icon: TrashIcon,
                onAction: () => onOpen('delete'),
              },
          ],
        },
      ]}
    />
  );
}
