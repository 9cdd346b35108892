'use client';

import { type ReactNode, useId } from 'react';
import { Heading } from '@resonanz/ui/Heading';
import { Spread } from '@resonanz/ui/Spread';
import * as css from './Section.css.ts';

/** Props of {@link Section}. */
export interface SectionProps {
  /** What the part is about; without it the part has no heading and is no landmark. */
  title?: ReactNode;
  /** A control beside the title. */
  action?: ReactNode;
  /** What the part holds, below its heading. */
  children: ReactNode;
}

/**
 * A part of the page, with a line between it and the part before; without a title and with nothing in it, it takes no
 * room.
 */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  if (title === undefined) return <div className={css.section}>{children}</div>;
  return (
    <section className={css.section} aria-labelledby={id}>
      <Spread>
        <Heading level={2} variant="density" id={id}>
          {title}
        </Heading>
        {action}
      </Spread>
      {children}
    </section>
  );
}
