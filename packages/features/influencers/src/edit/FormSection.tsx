import { Heading } from '@resonanz/ui/Heading';
import { type ReactNode, useId } from 'react';
import * as css from './EditScreen.css.ts';

/** Props of {@link FormSection}. */
export interface FormSectionProps {
  title: string;
  /** What stands beside the title, for example a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the page under its own heading. */
export function FormSection({ title, action, children }: FormSectionProps) {
  const headingId = useId();
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <div className={css.sectionHead}>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
