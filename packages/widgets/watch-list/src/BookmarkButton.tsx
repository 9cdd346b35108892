'use client';

import { HeartIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { ToggleIconButton } from '@resonanz/ui/ToggleIconButton';
import { messages } from './messages.ts';

/** Props of {@link BookmarkButton}. */
export interface BookmarkButtonProps {
  /** Name of the person or channel, for the accessible name. */
  name: string;
  /** Platform of the channel, for the accessible name. */
  platform: string;
  /** Whether the channel is on the watch list. */
  isBookmarked: boolean;
  /** Called with the new state; show it at once and take it back when the call fails. */
  onChange: (isBookmarked: boolean) => void;
}

/** The heart that puts a channel on the watch list, for any row or card. */
export function BookmarkButton({ name, platform, isBookmarked, onChange }: BookmarkButtonProps) {
  const t = useMessages(messages);
  return (
    <ToggleIconButton
      icon={HeartIcon}
      tone="bookmark"
      size="small"
      label={t('watchList.add', { name, platform })}
      tooltip={t(isBookmarked ? 'watchList.remove' : 'watchList.add', { name, platform })}
      isSelected={isBookmarked}
      onChange={onChange}
    />
  );
}
