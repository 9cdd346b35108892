import type { ReactNode } from 'react';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { AccordionLevel, type HeadingLevel } from './AccordionLevel.ts';
import * as css from './Disclosure.css.ts';

interface Group {
  /** `Disclosure`s with an `id` each. */
  children: ReactNode;
  /** Whether several may be open at once; only one by default. */
  allowsMultipleExpanded?: boolean;
  /** Called with the ones that are open. */
  onExpandedChange?: (ids: string[]) => void;
  /** Level of the headings of all disclosures that set none themselves; 3 by default. */
  level?: HeadingLevel;
  /** Prevents opening and closing of all. */
  isDisabled?: boolean;
}

interface Controlled {
  /** The ones that are open; controlled. */
  expandedIds: readonly string[];
  defaultExpandedIds?: never;
}

interface Uncontrolled {
  expandedIds?: never;
  /** The ones that are open at the beginning; uncontrolled. */
  defaultExpandedIds?: readonly string[];
}

/** Props of {@link Accordion}. */
export type AccordionProps = Group & (Controlled | Uncontrolled);

/** Several disclosures below each other, parted by hairlines. */
export function Accordion(props: AccordionProps) {
  const {
    children,
    allowsMultipleExpanded = false,
    expandedIds,
    defaultExpandedIds,
    onExpandedChange,
    level = 3,
    isDisabled = false,
  } = props;
  return (
    <DisclosureGroup
      className={css.group}
      allowsMultipleExpanded={allowsMultipleExpanded}
      isDisabled={isDisabled}
      {...(expandedIds ? { expandedKeys: expandedIds } : {})}
      {...(defaultExpandedIds ? { defaultExpandedKeys: defaultExpandedIds } : {})}
      {...(onExpandedChange ? { onExpandedChange: (keys) => onExpandedChange([...keys].map(String)) } : {})}
    >
      <AccordionLevel value={level}>{children}</AccordionLevel>
    </DisclosureGroup>
  );
}
