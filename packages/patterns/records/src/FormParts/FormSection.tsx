'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Heading } from '@resonanz/ui/Heading';
import * as css from './FormParts.css.ts';

/** Props of {@link FormSection}. */
export interface FormSectionProps {
  /** What the part is about. */
  title: string;
  /** Place of the title in the page's outline; 2 by default. */
  level?: 2 | 3;
  /** What has to be done, in a sentence. */
  lead?: ReactNode;
  /** What stands beside the title, for example a button. */
  action?: ReactNode;
  /** Puts the focus here, so that a new step is read from its beginning. */
  takesFocus?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A part of a form under its own heading. */
export function FormSection({ title, level = 2, lead, action, takesFocus = false, children }: FormSectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus();
  }, [takesFocus]);
  return (
    <section
      ref={section}
      tabIndex={takesFocus ? -1 : undefined}
      aria-labelledby={id}
      className={css.section}
      data-form-part
    >
      <div className={css.words}>
        <div className={css.head}>
          <Heading level={level} id={id}>
            {title}
          </Heading>
          {action}
        </div>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      <div className={css.fields}>{children}</div>
    </section>
  );
}
