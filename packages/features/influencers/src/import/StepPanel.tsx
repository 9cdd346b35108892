import type { ReactNode } from 'react';
import { FormButtons, FormSection, type FormSectionProps } from '@resonanz/records/FormParts';
import { InlineAlert } from '@resonanz/ui/InlineAlert';

interface StepPanelProps extends Pick<FormSectionProps, 'title' | 'lead' | 'takesFocus' | 'children'> {
  /** Why the last attempt failed. */
  failure?: string | null;
  /** Back and forward. */
  buttons: ReactNode;
}

/** One step of the import. */
export function StepPanel({ failure, children, buttons, ...section }: StepPanelProps) {
  return (
    <FormSection {...section}>
      {children}
      {failure && (
        <InlineAlert tone="error" role="alert">
          {failure}
        </InlineAlert>
      )}
      <FormButtons>{buttons}</FormButtons>
    </FormSection>
  );
}
