import { type KeyboardEvent, useMemo, useState } from 'react';
import type { Option, OptionId } from '../OptionList/Option.ts';
import { search, type SearchIndex } from '../OptionList/searchIndex.ts';
import { useOptionChoice } from '../OptionList/useOptionChoice.ts';

interface SeveralSettings<Id extends OptionId> {
  items: readonly Option<Id>[];
  /** Asked only while the list is open. */
  index: () => SearchIndex<Id>;
  selectedIds: readonly Id[];
  maxSelected: number;
  isLoading: boolean | undefined;
  isLocked: boolean | undefined;
  rowHeight: number;
  onChange: (ids: Id[]) => void;
}

/** What is chosen out of a searched list that stays open while choosing. */
export function useSeveral<Id extends OptionId>(settings: SeveralSettings<Id>) {
  const { items, index, selectedIds, maxSelected, isLoading, isLocked, rowHeight, onChange } = settings;
  const [query, setQuery] = useState('');
  const selected = useMemo(() => new Set(selectedIds), [selectedIds]);
  const isFull = selectedIds.length >= maxSelected;

  const remove = (id: Id) => onChange(selectedIds.filter((chosen) => chosen !== id));
  const toggle = ({ id }: Option<Id>) => {
    const isOn = selected.has(id);
    if (isFull && !isOn) return;
    if (isOn) remove(id);
    else onChange([...selectedIds, id]);
    if (query === '') return;
    setQuery('');
    // The whole list is back; another Enter must not meet whatever stands in the same row now.
    choice.goTo(-1);
  };
  const choice = useOptionChoice<Id>({
    list: () => {
      if (isLoading) return [];
      const found = search(index(), query);
      return isFull
        ? found.map((option) => (selected.has(option.id) ? option : { ...option, isDisabled: true }))
        : found;
    },
    initialId: null,
    rowHeight,
    isLocked,
    onPick: toggle,
    onClose: () => setQuery(''),
  });

  const chosen = useMemo(() => {
    const known = new Map(items.flatMap((option) => (selected.has(option.id) ? [[option.id, option]] : [])));
    return selectedIds.map((id) => {
      const { label = String(id), icon } = known.get(id) ?? {};
      return { id, label, icon };
    });
  }, [items, selectedIds, selected]);

  return {
    choice,
    query,
    /** The chosen options with their words. */
    chosen,
    isFull,
    isSelected: (id: Id) => selected.has(id),
    toggle,
    remove,
    type: (typed: string) => {
      choice.open();
      setQuery(typed);
      choice.goTo(typed.trim() === '' ? -1 : 0);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const lastId = selectedIds.at(-1);
      if (event.key === 'Backspace' && query === '' && lastId !== undefined && !isLocked) {
        event.preventDefault();
        remove(lastId);
      } else choice.onListKey(event);
    },
  };
}
