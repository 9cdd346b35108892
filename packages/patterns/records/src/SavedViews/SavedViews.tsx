'use client';

import { BookmarksSimpleIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Popover } from '@resonanz/ui/Popover';
import { useRef, useState } from 'react';
import { messages } from '../messages.ts';
import { SavedViewsPanel, type SavedViewsPanelProps } from './SavedViewsPanel.tsx';

/** Props of `SavedViews`. */
export interface SavedViewsProps extends Omit<SavedViewsPanelProps, 'onClose'> {
  /** Called when the panel opens, for example to load what it shows. */
  onOpen?: () => void;
}

/** The searches of a list that its user keeps: behind one button, to load, save, rename, replace and delete. */
export function SavedViews({ onOpen, ...panel }: SavedViewsProps) {
  const t = useMessages(messages);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const toggle = (next: boolean) => {
    setOpen(next);
    if (next) onOpen?.();
  };
  return (
    <>
      <Button
        ref={trigger}
        variant="quiet"
        iconStart={BookmarksSimpleIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => toggle(!isOpen)}
      >
        {t('records.saved')}
      </Button>
      <Popover isOpen={isOpen} onOpenChange={toggle} triggerRef={trigger} label={t('records.saved.title')} width="watchList">
        <SavedViewsPanel {...panel} onClose={() => toggle(false)} />
      </Popover>
    </>
  );
}
