import type { ReactNode } from 'react';
import { FormSection } from '@resonanz/records/FormParts';
import { useProjectText } from '../useProjectText.ts';
import { useHasMoved } from './useHasMoved.ts';

interface StepPartProps {
  title: string;
  lead: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A step under its heading, which takes the focus where it was reached by going on. */
export function StepPart(props: StepPartProps) {
  return <FormSection {...props} takesFocus={useHasMoved()} />;
}

/** The step with the questionnaires. */
export function QuestionnairePart(props: Omit<StepPartProps, 'lead'>) {
  const { t } = useProjectText();
  return <StepPart {...props} lead={t('projects.wizard.lead.questionnaire')} />;
}
