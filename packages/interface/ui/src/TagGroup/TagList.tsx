import type { RefObject } from 'react';
import { Chip } from '../Chip/Chip.tsx';
import { type Tag, TagElement, type TagId } from './Tag.tsx';
import * as css from './TagGroup.css.ts';
import { useTagFocus } from './useTagFocus.ts';

interface Base<Id extends TagId> {
  /** The tags, in the order they are shown. */
  items: readonly Tag<Id>[];
  /** Prevents every change. */
  isDisabled?: boolean | undefined;
  /** What gets the focus once the last tag is gone. */
  emptyFocusRef?: RefObject<HTMLElement | null>;
}

interface Removable<Id extends TagId> {
  /** Called with the tag the user takes away. */
  onRemove: (id: Id) => void;
  /** Names the cross of a tag, for example "Beauty entfernen". */
  removeLabel: (label: string) => string;
}

interface Selectable<Id extends TagId> {
  /** Whether one tag or any number may be chosen; without it tags are not chosen. */
  selectionMode: 'single' | 'multiple';
  /** The chosen tags; controlled. */
  selectedIds: readonly Id[];
  /** Called with all chosen tags, in the order they were chosen. */
  onSelectionChange: (ids: Id[]) => void;
}

type None<Props> = { [Name in keyof Props]?: never };

/** What can be done with tags: removing with `onRemove`, choosing with `selectionMode`, else only reading. */
export type TagListProps<Id extends TagId> = Base<Id> &
  (Removable<Id> | None<Removable<Id>>) &
  (Selectable<Id> | None<Selectable<Id>>);

interface Names {
  labelledBy: string;
  describedBy?: string | undefined;
}

/** The tags without their label, for fields that have one already. */
export function TagList<Id extends TagId>(props: TagListProps<Id> & Names) {
  const { items, isDisabled = false, emptyFocusRef, labelledBy, describedBy } = props;
  const { onRemove, removeLabel, selectionMode, selectedIds = [], onSelectionChange } = props;
  const isOff = (tag: Tag<Id>) => isDisabled || tag.isDisabled === true;

  const remove = (tag: Tag<Id>) => {
    if (!isOff(tag)) onRemove?.(tag.id);
  };
  const choose = (tag: Tag<Id>) => {
    if (!selectionMode || isOff(tag)) return;
    const isOn = selectedIds.includes(tag.id);
    const others = selectionMode === 'single' ? [] : selectedIds.filter((id) => id !== tag.id);
    onSelectionChange?.(isOn ? others : [...others, tag.id]);
  };
  const { currentId, listProps } = useTagFocus({ items, fallback: emptyFocusRef, onRemove: remove, onPress: choose });
  const names = { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy };

  if (items.length === 0) return null;
  if (!onRemove && !selectionMode) {
    return (
      <ul {...names} className={css.tags}>
        {items.map(({ id, icon, label }) => (
          <li key={id}>
            <Chip icon={icon}>{label}</Chip>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div
      {...names}
      {...listProps}
      role="grid"
      className={css.tags}
      aria-multiselectable={selectionMode === 'multiple' || undefined}
    >
      {items.map((tag) => (
        <TagElement
          key={tag.id}
          tag={tag}
          isCurrent={tag.id === currentId && !isDisabled}
          isSelected={selectionMode && selectedIds.includes(tag.id)}
          isDisabled={isOff(tag)}
          removeLabel={removeLabel?.(tag.label)}
          onRemove={() => remove(tag)}
          onPress={() => choose(tag)}
        />
      ))}
    </div>
  );
}
