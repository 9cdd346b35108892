import { type KeyboardEvent, useId, useState } from 'react';
import { size } from '@resonanz/tokens/constants';
import { media } from '@resonanz/tokens/media';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery.ts';
import { type ActiveRow, optionDomId } from './activeRow.ts';
import type { Option, OptionId } from './Option.ts';
import { pageOf, rowForKey } from './optionWindow.ts';

const nowhere: ActiveRow = { row: -1, by: 'pointer' };

interface OptionChoiceSettings<Id extends OptionId> {
  /** The options to show; called only while the list is open. */
  list: () => readonly Option<Id>[];
  /** The row to begin with. */
  initialId: Id | null;
  onPick: (option: Option<Id>) => void;
  onClose?: () => void;
  /** Height of a row in pixels; on phones at least that of a finger. */
  rowHeight: number;
  isLocked: boolean | undefined;
}

/** Opening, closing, the active row and the keys of a control with a list below it. */
export function useOptionChoice<Id extends OptionId>(settings: OptionChoiceSettings<Id>) {
  const { list, initialId, onPick, onClose, isLocked } = settings;
  const rowHeight = Math.max(settings.rowHeight, useMediaQuery(media.phone) ? size.targetTouch : 0);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [pointed, setActive] = useState<ActiveRow>(nowhere);
  const options: readonly Option<Id>[] = isOpen ? list() : [];
  const active = pointed.row < options.length ? pointed : { ...pointed, row: options.length - 1 };

  const [isDrawn, setDrawn] = useState(false);
  // Nothing is said of a list that is still on its way.
  const hasList = isOpen && isDrawn && options.length > 0;

  const goTo = (row: number) => setActive({ row, by: 'key' });
  const close = () => {
    setOpen(false);
    setActive(nowhere);
    onClose?.();
  };
  const open = (by: 'key' | 'opening' = 'opening', at: 'selected' | 'last' = 'selected') => {
    if (isLocked || isOpen) return;
    setOpen(true);
    const all = list();
    const selected = initialId === null ? -1 : all.findIndex(({ id }) => id === initialId);
    setActive({ row: selected < 0 && at === 'last' ? all.length - 1 : selected, by });
  };
  const pickActive = () => {
    const option = options[active.row];
    if (option && !option.isDisabled) onPick(option);
  };

  /** Answers the keys of the list; returns whether the key was one. */
  const onListKey = (event: KeyboardEvent): boolean => {
    const { key, altKey } = event;
    if (!isOpen) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
      event.preventDefault();
      open('key', key === 'ArrowUp' ? 'last' : 'selected');
      return true;
    }
    if (key === 'Escape' || (altKey && key === 'ArrowUp')) {
      event.preventDefault();
      // Closes the list alone, not the dialog around it.
      event.stopPropagation();
      close();
      return true;
    }
    if (key === 'Enter') {
      event.preventDefault();
      pickActive();
      return true;
    }
    if (key === 'Tab') {
      close();
      return true;
    }
    const row = rowForKey(key, active.row, options.length, pageOf(rowHeight));
    if (row === null) return false;
    event.preventDefault();
    goTo(row);
    return true;
  };

  return {
    isOpen,
    options,
    active,
    listId,
    rowHeight,
    open,
    close,
    goTo,
    pickActive,
    onListKey,
    /** Reported by the component that renders the list. */
    setDrawn,
    point: (row: number) => setActive({ row, by: 'pointer' }),
    comboboxProps: {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      // A line that says there is nothing is no listbox; it speaks for itself.
      'aria-expanded': hasList,
      'aria-controls': hasList ? listId : undefined,
      'aria-activedescendant': hasList && active.row >= 0 ? optionDomId(listId, active.row) : undefined,
    },
  } as const;
}

/** The state of one control with a list. */
export type OptionChoice<Id extends OptionId> = ReturnType<typeof useOptionChoice<Id>>;
