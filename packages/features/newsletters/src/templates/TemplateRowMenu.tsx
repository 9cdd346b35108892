import { CopyIcon, EyeIcon, PencilSimpleIcon, StarIcon, TrashIcon } from '@phosphor-icons/react';
import { useNavigate } from 'react-router';
import type { NewsletterTemplateRecord } from '@resonanz/api-client/newsletters';
import { staffPaths } from '@resonanz/domain/paths';
import { RowMenu } from '@resonanz/records/RowMenu';
import { useTemplateActions } from './useTemplateActions.ts';

/** What is opened for one template. */
export type TemplateSubject = 'preview' | 'delete';

interface TemplateRowMenuProps {
  template: NewsletterTemplateRecord;
  may: { add: boolean; edit: boolean; delete: boolean };
  onOpen: (subject: TemplateSubject) => void;
}

/** What can be done with one template. */
export function TemplateRowMenu({ template, may, onOpen }: TemplateRowMenuProps) {
  const { t, copy, setDefault } = useTemplateActions();
  const navigate = useNavigate();
  const { newsletterTemplateId, isDefault, languages } = template;
  return (
    <RowMenu
      label={t('newsletterTemplates.menuOf', { name: template.tempName })}
      sections={[
        {
          id: 'open',
          items: [
            may.edit && {
              id: 'edit',
              label: t('word.edit'),
              icon: PencilSimpleIcon,
              onAction: () => void navigate(staffPaths.newsletterTemplateEdit({ newsletterTemplateId })),
            },
            { id: 'preview', label: t('newsletters.preview'), icon: EyeIcon, onAction: () => onOpen('preview') },
            may.add && {
              id: 'copy',
              label: t('newsletters.copy'),
              icon: CopyIcon,
              onAction: () => void copy(template),
            },
            may.edit &&
              !isDefault &&
              languages.length === 2 && {
                id: 'default',
                label: t('newsletterTemplates.setDefault'),
                icon: StarIcon,
                onAction: () => void setDefault(template),
              },
          ],
        },
        {
          id: 'removal',
          items: [
            may.delete &&
              !isDefault && {
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
