import type { ReactNode } from 'react';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import * as css from './Disclosure.css.ts';

/** Props of {@link Accordion}. */
export interface AccordionProps {
  /** `Disclosure`s with an `id` each. */
  children: ReactNode;
  /** Whether several may be open at once; only one by default. */
  allowsMultipleExpanded?: boolean;
  /** The ones that are open; controlled. */
  expandedIds?: readonly string[];
  /** The ones that are open at the beginning; uncontrolled. */
  defaultExpandedIds?: readonly string[];
  /** Called with the ones that are open. */
  onExpandedChange?: (ids: string[]) => void;
}

/** Several disclosures below each other, parted by hairlines. */
export function Accordion({ children, allowsMultipleExpanded = false, expandedIds, defaultExpandedIds, onExpandedChange }: AccordionProps) {
  return (
    <DisclosureGroup
      className={css.group}
      allowsMultipleExpanded={allowsMultipleExpanded}
      {...(expandedIds ? { expandedKeys: expandedIds } : {})}
      {...(defaultExpandedIds ? { defaultExpandedKeys: defaultExpandedIds } : {})}
      {...(onExpandedChange ? { onExpandedChange: (keys) => onExpandedChange([...keys].map(String)) } : {})}
    >
      {children}
    </DisclosureGroup>
  );
}
