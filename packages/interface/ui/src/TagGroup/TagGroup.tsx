import { type ReactNode, useRef } from 'react';
import * as css from '../Field/Field.css.ts';
import { fieldNotes } from '../Field/fieldNotes.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { TagId } from './Tag.tsx';
import * as own from './TagGroup.css.ts';
import { TagList, type TagListProps } from './TagList.tsx';

/** Props of {@link TagGroup}: removable with `onRemove`, selectable with `selectionMode`, else a list to read. */
export type TagGroupProps<Id extends TagId> = TagListProps<Id> &
  Pick<FieldProps, 'label' | 'hidesLabel' | 'description' | 'errorMessage' | 'id'> & {
    /** Said in place of the tags when there are none. */
    emptyMessage?: ReactNode;
  };

/** Words that can be taken away or chosen: filters in force, recipients, topics. */
export function TagGroup<Id extends TagId>(props: TagGroupProps<Id>) {
  const { items, hidesLabel, label, description, emptyMessage } = props;
  const { controlId, labelId, descriptionId, errorId, error, controlProps } = useField({
    label,
    ...(props.id !== undefined && { id: props.id }),
    errorMessage: props.errorMessage,
    description,
  });
  const group = useRef<HTMLDivElement>(null);
  const isEmpty = items.length === 0;
  const words = (
    <span className={css.label} id={labelId}>
      {label}
    </span>
  );
  return (
    // Filled, the grid inside carries the name; empty, the group itself is what the focus falls back to.
    <div
      ref={group}
      id={controlId}
      tabIndex={-1}
      className={css.field}
      {...(isEmpty && { role: 'group', 'aria-labelledby': labelId })}
    >
      {hidesLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <TagList emptyFocusRef={group} {...props} labelledBy={labelId} describedBy={controlProps['aria-describedby']} />
      {isEmpty && emptyMessage && <span className={own.empty}>{emptyMessage}</span>}
      {fieldNotes({ error, errorId, description, descriptionId })}
    </div>
  );
}
