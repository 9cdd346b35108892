import {
  ClockCounterClockwiseIcon,
  EyeIcon,
  type Icon as PhosphorIcon,
  PencilSimpleIcon,
  UploadSimpleIcon,
} from '@phosphor-icons/react';
import { useNavigate } from 'react-router';
import type { TesterMetadata } from '@resonanz/api-client/testerMetadata';
import { useMessages } from '@resonanz/i18n/react';
import { RowMenu } from '@resonanz/records/RowMenu';
import { editPath } from '../editPath.ts';
import { messages } from '../messages.ts';

/** What is opened for one head. */
export type HeadSubject = 'preview' | 'publish' | 'restore';

interface HeadMenuProps {
  head: TesterMetadata;
  mayEdit: boolean;
  onOpen: (subject: HeadSubject) => void;
}

/** What can be done with one head. */
export function HeadMenu({ head, mayEdit, onOpen }: HeadMenuProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const item = (id: HeadSubject, icon: PhosphorIcon) => ({
    id,
    label: t(`testerMetadata.${id}`),
    icon,
    onAction: () => onOpen(id),
  });
  return (
    <RowMenu
      label={t('testerMetadata.menuOf', { name: t(`testerMetadata.key.${head.key}`) })}
      sections={[
        {
          id: 'open',
          items: [
            mayEdit && {
              id: 'edit',
              label: t('word.edit'),
              icon: PencilSimpleIcon,
              onAction: () => void navigate(editPath(head.key)),
            },
            item('preview', EyeIcon),
          ],
        },
        {
          id: 'version',
          items: [
            mayEdit && head.state === 'draft' && item('publish', UploadSimpleIcon),
            mayEdit && head.previous !== null && item('restore', ClockCounterClockwiseIcon),
          ],
        },
      ]}
    />
  );
}
