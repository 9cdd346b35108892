import { staffPaths } from '@resonanz/domain/paths';

/** The steps in which a product test is added, in their order. */
export const WIZARD_STEPS = ['basics', 'media', 'conditions', 'questionnaire', 'shipping'] as const;

/** One of the steps in which a product test is added. */
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The step an address names; the first one where it names none. */
export const readStep = (text: string | null): WizardStep => WIZARD_STEPS.find((step) => step === text) ?? 'basics';

/** The step that follows, or comes before. */
export const stepBeside = (step: WizardStep, distance: 1 | -1): WizardStep | undefined =>
  WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + distance];

/** Where a product test that is being added goes on. */
export const wizardPath = (projectId: number, step: WizardStep): string =>
  `${staffPaths.projectAdd()}?project=${projectId}&step=${step}`;

interface OpenedQuestionnaire {
  readonly projectId: number;
  readonly questionnaireId: number;
}

/** Where a questionnaire of a product test that is being added is opened. */
export const wizardQuestionnairePath = ({ projectId, questionnaireId }: OpenedQuestionnaire): string =>
  `${staffPaths.projectQuestionnaire({ projectId, questionnaireId })}?from=add`;

/** Whether a page was opened while its product test is being added. */
export const isFromWizard = (parameters: URLSearchParams): boolean => parameters.get('from') === 'add';
