import { Heading } from '@resonanz/ui/Heading';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as css from './ImportScreen.css.ts';

interface StepPanelProps {
  title: string;
  /** What this step is about, in a sentence. */
  lead?: ReactNode;
  /** Why the last attempt failed. */
  fault?: string | null;
  /** Puts the focus here, so that a new step is read from its beginning. */
  takesFocus: boolean;
  children: ReactNode;
  /** Back and forward. */
  buttons: ReactNode;
}

/** One step of the import. */
export function StepPanel({ title, lead, fault, takesFocus, children, buttons }: StepPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={id} className={css.panel}>
      <div className={css.words}>
        <Heading level={2} variant="section" id={id}>
          {title}
        </Heading>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {children}
      {fault && (
        <InlineAlert tone="error" role="alert">
          {fault}
        </InlineAlert>
      )}
      <div className={css.buttons}>{buttons}</div>
    </section>
  );
}
