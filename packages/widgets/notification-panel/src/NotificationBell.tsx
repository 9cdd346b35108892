'use client';

import { BellIcon } from '@phosphor-icons/react';
import type { Ref } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { ShellButton } from '@resonanz/ui/ShellButton';
import { messages } from './messages.ts';

interface NotificationBellProps {
  ref: Ref<HTMLButtonElement>;
  unread: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Pointer or focus come near. */
  onApproach: () => void;
}

/** The button of the panel, with the number of new notifications. */
export function NotificationBell({ ref, unread, isOpen, onOpenChange, onApproach }: NotificationBellProps) {
  const t = useMessages(messages);
  return (
    <ShellButton
      ref={ref}
      label={
        unread === 0
          ? t('notificationPanel.title')
          : t('notificationPanel.bell', { count: unread > 99 ? '99+' : unread })
      }
      icon={BellIcon}
      count={unread}
      isExpanded={isOpen}
      shape="round"
      onPress={() => onOpenChange(!isOpen)}
      onApproach={onApproach}
    />
  );
}
