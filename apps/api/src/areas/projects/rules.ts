import { TESTER_CATEGORIES } from '@resonanz/domain/categories';
import { FEDERAL_STATES } from '@resonanz/domain/lookups';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { conflict, type FieldError } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { StoredProject } from './queries/projects.ts';

type Input = Schemas['ProjectInput'];

/** Rejects changes of a test that is closed. */
export function rejectClosed({ status }: Pick<StoredProject, 'status'>): void {
  if (status === PROJECT_STATUS.completed) throw conflict('projectCompleted');
}

/** The dates of a test in the order in which they have to lie. */
const DATES = ['applicationUntil', 'selectionOn', 'shipsOn', 'startsOn', 'endsOn'] as const;

/** Errors of dates that lie before an earlier step. */
export function dateErrors(input: Pick<Input, (typeof DATES)[number]>): FieldError[] {
  let latest = '';
  return DATES.flatMap((field) => {
    const day = input[field];
    if (day === null) return [];
    const isBefore = day < latest;
    if (!isBefore) latest = day;
    return isBefore ? [{ field, key: 'dateOrder' }] : [];
  });
}

const CATEGORIES: readonly number[] = TESTER_CATEGORIES.flatMap(({ id, children }) => [id, ...children]);
const STATES: readonly string[] = Object.values(FEDERAL_STATES).flat();

const isWrongRange = (from: number | null, to: number | null): boolean => from !== null && to !== null && from > to;

/** Errors of conditions that nobody can meet, or that name what is in no list. */
export function conditionErrors(conditions: Schemas['ProjectConditions']): FieldError[] {
  const { category, ageFrom, ageTo, childAgeFrom, childAgeTo, minChildren, countries, federalStates } = conditions;
  const errors: FieldError[] = [];
  const add = (field: keyof typeof conditions, key: string) => errors.push({ field: `conditions.${field}`, key });
  if (category !== null && !CATEGORIES.includes(category)) add('category', 'choiceInvalid');
  if (isWrongRange(ageFrom, ageTo)) add('ageTo', 'rangeOrder');
  if (isWrongRange(childAgeFrom, childAgeTo)) add('childAgeTo', 'rangeOrder');
  if ((childAgeFrom !== null || childAgeTo !== null) && (minChildren ?? 0) < 1) add('minChildren', 'required');
  if (conditions.needsCategory && category === null) add('category', 'required');
  const isOfCountry = (state: string) =>
    countries.length === 0 || countries.some((country) => state.startsWith(`${country}-`));
  if (!federalStates.every((state) => STATES.includes(state) && isOfCountry(state)))
    add('federalStates', 'choiceInvalid');
  return errors;
}

/** What testers have to know before they can apply, as errors of the fields where it is missing. */
export function publicationErrors(project: StoredProject, today: string): FieldError[] {
  const required = {
    titleEn: project.title_en,
    descriptionDe: project.description_de,
    descriptionEn: project.description_en,
    productDe: project.product_de,
    productEn: project.product_en,
    'conditions.category': project.category,
    applicationUntil: project.application_until,
    selectionOn: project.selection_on,
    shipsOn: project.ships_on,
    startsOn: project.starts_on,
    endsOn: project.ends_on,
  };
  const errors = Object.entries(required)
    .filter(([, value]) => value === null || value === '')
    .map(([field]) => ({ field, key: 'required' }));
  if (project.application_until !== null && project.application_until < today)
    errors.push({ field: 'applicationUntil', key: 'pastDate' });
  return errors;
}
