import type { ReactNode } from 'react';
import type { IconSource } from '../Icon/Icon.tsx';

/** One line of a menu: an action, a link (`href`) or, in a section with `onSelectionChange`, a choice. */
export interface MenuItem {
  /** Identifier, unique in the menu. */
  id: string;
  /** The words. */
  label: string;
  /** A second, quieter line. */
  description?: ReactNode;
  /** Icon before the words. */
  icon?: IconSource;
  /** Called when it is chosen. */
  onAction?: () => void;
  /** Makes it a link. */
  href?: string;
  /** Browsing context of a link. */
  target?: string;
  /** `danger` for destructive and rejecting actions. */
  tone?: 'neutral' | 'danger';
  /** Prevents the choice. */
  isDisabled?: boolean;
}

interface Section {
  /** Identifier, unique in the menu. */
  id: string;
  /** Heading above the lines. */
  label?: string;
  /** Name of the group for assistive technology, where there is no heading. */
  'aria-label'?: string;
  /** The lines. */
  items: readonly MenuItem[];
}

interface ActionSection extends Section {
  selectedId?: never;
  selectedIds?: never;
  onSelectionChange?: never;
}

interface RadioSection extends Section {
  /** The chosen line of a section whose lines exclude each other; its lines are radio items. */
  selectedId: string | null;
  selectedIds?: never;
  /** Called with the chosen line; the menu closes. */
  onSelectionChange: (id: string) => void;
}

interface CheckboxSection extends Section {
  selectedId?: never;
  /** The chosen lines of a section in which each is on or off; its lines are checkbox items. */
  selectedIds: readonly string[];
  /** Called with all chosen lines, in their order; the menu stays open. */
  onSelectionChange: (ids: readonly string[]) => void;
}

/** Lines that belong together; sections are parted by hairlines. */
export type MenuSection = ActionSection | RadioSection | CheckboxSection;

const keysOf = (keys: 'all' | Set<string | number>, { items }: MenuSection) =>
  items.flatMap(({ id }) => (keys === 'all' || keys.has(id) ? [id] : []));

/** What is chosen in a section, in react-aria's words. */
export function selectionOf(section: MenuSection) {
  if (section.selectedIds !== undefined) {
    return {
      selectionMode: 'multiple' as const,
      selectedKeys: section.selectedIds,
      onSelectionChange: (keys: 'all' | Set<string | number>) => section.onSelectionChange(keysOf(keys, section)),
    };
  }
  if (section.onSelectionChange === undefined) return {};
  return {
    selectionMode: 'single' as const,
    disallowEmptySelection: true,
    selectedKeys: section.selectedId === null ? [] : [section.selectedId],
    onSelectionChange: (keys: 'all' | Set<string | number>) => {
      const [chosen] = keysOf(keys, section);
      if (chosen !== undefined) section.onSelectionChange(chosen);
    },
  };
}
