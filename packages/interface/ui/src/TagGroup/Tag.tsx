import { XIcon } from '@phosphor-icons/react';
import type { ReactNode } from 'react';
import { words } from '../Chip/Chip.css.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './TagGroup.css.ts';

/** What identifies a tag. */
export type TagId = string | number;

/** One word of a {@link TagGroup}. */
export interface Tag<Id extends TagId = TagId> {
  /** Identifier, unique in the group. */
  readonly id: Id;
  /** The words. */
  readonly label: string;
  /** Drawn before the words, for example a platform's mark. */
  readonly icon?: ReactNode;
  /** Prevents that this tag is chosen or taken away. */
  readonly isDisabled?: boolean;
}

interface TagElementProps {
  tag: Tag;
  /** The tag that the Tab key reaches. */
  isCurrent: boolean;
  isSelected: boolean | undefined;
  isDisabled: boolean;
  removeLabel: string | undefined;
  onRemove: () => void;
  onPress: () => void;
}

/** A row of the grid: the words and, where it can be taken away, a cross. */
export function TagElement({
  tag,
  isCurrent,
  isSelected,
  isDisabled,
  removeLabel,
  onRemove,
  onPress,
}: TagElementProps) {
  const isRemovable = removeLabel !== undefined;
  const isSelectable = isSelected !== undefined;
  return (
    <div
      role="row"
      className={classNames(css.tag, isRemovable && css.removable, isSelectable && css.selectable)}
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isSelected}
      aria-disabled={isDisabled || undefined}
      aria-keyshortcuts={isRemovable && !isDisabled ? 'Delete' : undefined}
      onClick={onPress}
    >
      <span role="gridcell" className={css.cell}>
        {tag.icon}
        <span className={words}>{tag.label}</span>
      </span>
      {isRemovable && (
        <span role="gridcell" className={css.cell}>
          <button
            type="button"
            className={css.remove}
            tabIndex={isCurrent ? 0 : -1}
            aria-label={removeLabel}
            disabled={isDisabled}
            onClick={(event) => {
              // The press takes the tag away; it does not choose it.
              event.stopPropagation();
              onRemove();
            }}
          >
            <Icon icon={XIcon} size="mini" />
          </button>
        </span>
      )}
    </div>
  );
}
