'use client';

import { BookmarksSimpleIcon } from '@phosphor-icons/react';
import { useRef, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { media } from '@resonanz/tokens/media';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { Popover } from '@resonanz/ui/Popover';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { messages } from '../messages.ts';
import { SavedViewsPanel, type SavedViewsPanelProps } from './SavedViewsPanel.tsx';

/** Props of `SavedViews`. */
export interface SavedViewsProps extends Omit<SavedViewsPanelProps, 'onClose'> {
  /** Called when the panel opens, for example to load what it shows. */
  onOpen?: () => void;
}

/**
 * The searches of a list that its user keeps: behind one button, on phones an icon, to load, save, rename, replace and
 * delete.
 */
export function SavedViews({ onOpen, ...panel }: SavedViewsProps) {
  const t = useMessages(messages);
  const isPhone = useMediaQuery(media.phone);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const toggle = (next: boolean) => {
    setOpen(next);
    if (next) onOpen?.();
  };
  const opening = {
    ref: trigger,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onPress: () => toggle(!isOpen),
  } as const;
  return (
    <>
      {isPhone ? (
        <IconButton {...opening} icon={BookmarksSimpleIcon} size="density" label={t('records.saved')} />
      ) : (
        <Button {...opening} variant="quiet" iconStart={BookmarksSimpleIcon}>
          {t('records.saved')}
        </Button>
      )}
      <Popover
        isOpen={isOpen}
        onOpenChange={toggle}
        triggerRef={trigger}
        label={t('records.saved.title')}
        width="watchList"
      >
        <SavedViewsPanel {...panel} onClose={() => toggle(false)} />
      </Popover>
    </>
  );
}
