import type { ReactNode } from 'react';

/** Props of {@link Wide}. */
export interface WideProps {
  /** Name of the region. */
  label: string;
  /** A table of a page. */
  children: ReactNode;
}

// It takes focus so that arrow keys scroll it.
const scrollable = { role: 'region', tabIndex: 0, style: { overflowX: 'auto', position: 'relative' } } as const;

/** Lets a wide table of a page scroll by itself on small screens, with the keyboard too. */
export function Wide({ label, children }: WideProps) {
  return (
    <div {...scrollable} aria-label={label}>
      {children}
    </div>
  );
}
