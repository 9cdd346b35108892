import { DAYS } from '../edit/projectForm.ts';
import { WIZARD_STEPS, type WizardStep } from './wizardSteps.ts';

/** The fields of each step; media and questionnaires are saved by themselves. */
export const STEP_FIELDS = {
  basics: [
    'titleDe',
    'titleEn',
    'brandId',
    'ownerUserId',
    'type',
    'places',
    'descriptionDe',
    'descriptionEn',
    'productDe',
    'productEn',
  ],
  media: [],
  conditions: [
    'conditions.category',
    'conditions.genders',
    'conditions.ageFrom',
    'conditions.ageTo',
    'conditions.countries',
    'conditions.federalStates',
    'conditions.minChildren',
    'conditions.childAgeFrom',
    'conditions.childAgeTo',
    'conditions.needsCategory',
  ],
  questionnaire: [],
  shipping: [...DAYS, 'asksVideo'],
} as const satisfies Readonly<Record<WizardStep, readonly string[]>>;

/** The name of a field of the wizard. */
export type WizardField = (typeof STEP_FIELDS)[WizardStep][number];

/** All fields in the order of the steps. */
export const WIZARD_FIELDS: readonly WizardField[] = WIZARD_STEPS.flatMap(
  (step): readonly WizardField[] => STEP_FIELDS[step],
);

/** The step that asks for a field. */
export const stepOf = (field: WizardField): WizardStep =>
  WIZARD_STEPS.find((step) => (STEP_FIELDS[step] as readonly WizardField[]).includes(field)) ?? 'basics';
