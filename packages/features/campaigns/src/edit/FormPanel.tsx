import { Heading } from '@resonanz/ui/Heading';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as css from './CampaignForm.css.ts';

/** Props of {@link FormPanel}. */
export interface FormPanelProps {
  title: string;
  /** What this part is about, in a sentence. */
  lead?: string | undefined;
  /** What stands beside the title, for example a button. */
  action?: ReactNode;
  /** Draws a line below, where another part follows. */
  isOneOfMany?: boolean;
  /** Puts the focus here, so that a new step is read from its beginning. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A part of the form under its own heading. */
export function FormPanel({ title, lead, action, isOneOfMany = false, takesFocus = false, children }: FormPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);
  return (
    <section ref={panel} tabIndex={takesFocus ? -1 : undefined} aria-labelledby={id} className={isOneOfMany ? css.section : css.panel}>
      <div className={css.head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
      {children}
    </section>
  );
}
