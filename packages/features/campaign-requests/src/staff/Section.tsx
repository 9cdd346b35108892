import { Heading } from '@resonanz/ui/Heading';
import { Spread } from '@resonanz/ui/Spread';
import { type ReactNode, useId } from 'react';
import * as css from './staff.css.ts';

interface SectionProps {
  /** What the part is about. */
  title: string;
  /** A control beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the page below its own heading. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <Spread>
        <Heading level={2} variant="subsection" id={id}>
          {title}
        </Heading>
        {action}
      </Spread>
      {children}
    </section>
  );
}
