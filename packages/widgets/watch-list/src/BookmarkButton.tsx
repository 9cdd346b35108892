'use client';

import { HeartIcon } from '@phosphor-icons/react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { ToggleIconButton } from '@resonanz/ui/ToggleIconButton';
import * as css from './BookmarkButton.css.ts';
import { messages } from './messages.ts';

/** Props of {@link BookmarkButton}. */
export interface BookmarkButtonProps {
  /** Name of the person or channel, for the accessible name. */
  name: string;
  /** Platform of the channel, for the accessible name. */
  platform: string;
  /** Whether the channel is on the watch list. */
  isBookmarked: boolean;
  /**
   * Called with the new state, once for a double click or a key held down; show it at once and take it back when the
   * call fails.
   */
  onChange: (isBookmarked: boolean) => void;
}

/** The second click of a double click means the first one again. */
function keepOneClick(event: MouseEvent) {
  if (event.detail > 1) event.stopPropagation();
}

/** A browser clicks for every repetition of a key held down. */
function keepOneKey(event: KeyboardEvent) {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}

/** The heart that puts a channel on the watch list, for any row or card. */
export function BookmarkButton({ name, platform, isBookmarked, onChange }: BookmarkButtonProps) {
  const t = useMessages(messages);
  return (
    <span className={css.once} role="presentation" onClickCapture={keepOneClick} onKeyDownCapture={keepOneKey}>
      <ToggleIconButton
        icon={HeartIcon}
        tone="bookmark"
        size="small"
        label={t('watchList.add', { name, platform })}
        tooltip={t(isBookmarked ? 'watchList.remove' : 'watchList.add', { name, platform })}
        isSelected={isBookmarked}
        onChange={onChange}
      />
    </span>
  );
}
