import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

/** Props of {@link SkipLink}. */
export interface SkipLinkProps {
  /** Where the link leads, for example "Zum Inhalt". */
  children: ReactNode;
  /** Id of the element to go to, without `#`; it needs `tabIndex={-1}` when it can't take focus itself. */
  targetId: string;
}

/** A link that appears on keyboard focus and jumps over the navigation; the first element of a page. */
export function SkipLink({ children, targetId }: SkipLinkProps) {
  return (
    <a
      className={skipLink}
      href={`#${targetId}`}
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (!target) return;
        // A change of the address would reach the app's router.
        event.preventDefault();
        target.focus();
        target.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
