import type { ReactNode } from 'react';
import { FormButtons, FormSection, type FormSectionProps } from '@resonanz/records/FormParts';
import { InlineAlert } from '@resonanz/ui/InlineAlert';

interface StepPanelProps extends Pick<FormSectionProps, 'title' | 'lead' | 'takesFocus' | 'children'> {
  /** Why the last attempt failed. */
  fault?: string | null;
  /** Back and forward. */
  buttons: ReactNode;
}

/** One step of the import. */
export function StepPanel({ fault, children, buttons, ...section }: StepPanelProps) {
  return (
    <FormSection {...section}>
      {children}
      {fault && (
        <InlineAlert tone="error" role="alert">
          {fault}
        </InlineAlert>
      )}
      <FormButtons>{buttons}</FormButtons>
    </FormSection>
  );
}
