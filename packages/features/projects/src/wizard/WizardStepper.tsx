import { Stepper } from '@resonanz/ui/Stepper';
import { useProjectText } from '../useProjectText.ts';
import { WIZARD_STEPS, type WizardStep } from './wizardSteps.ts';

const LABELS = {
  basics: 'projects.section.basics',
  media: 'projects.tab.media',
  conditions: 'projects.section.conditions',
  questionnaire: 'projects.tab.questionnaires',
  shipping: 'projects.tab.shipping',
} as const satisfies Readonly<Record<WizardStep, string>>;

interface WizardStepperProps {
  step: WizardStep;
  /** How many fields of a step are missing or wrong. */
  errorsOf: (step: WizardStep) => number;
}

/** How far a product test that is being added has come. */
export function WizardStepper({ step, errorsOf }: WizardStepperProps) {
  const { t } = useProjectText();
  const said = (state: 'done' | 'current' | 'open'): string => t(`projects.wizard.state.${state}`);
  return (
    <Stepper
      label={t('projects.wizard.steps')}
      steps={WIZARD_STEPS.map((id) => {
        const count = errorsOf(id);
        return {
          id,
          label: t(LABELS[id]),
          ...(count > 0 && { errorMessage: t('projects.wizard.errorCount', { count }) }),
        };
      })}
      currentId={step}
      doneLabel={said('done')}
      currentLabel={said('current')}
      openLabel={said('open')}
      positionLabel={(position, count) => t('projects.wizard.position', { position, count })}
    />
  );
}
