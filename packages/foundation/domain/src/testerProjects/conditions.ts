import { ageOn } from '../age.ts';
import { TESTER_CATEGORIES, categoryPath } from '../lookups/categories.ts';
import type { Country } from '../lookups/regions.ts';

/**
 * Missed deadlines after which a tester is left out of further tests.
 *
 * @source docs/domain/testers.md#conditions
 */
export const MAX_MISSED_DEADLINES = 3;

/**
 * What a product test may ask of its testers.
 *
 * @source docs/domain/testers.md#conditions
 */
export type ProjectCondition = 'age' | 'region' | 'gender' | 'children' | 'category' | 'deadlines';

/**
 * Whom a product test is for; empty lists and nulls leave nobody out.
 *
 * @source docs/domain/testers.md#conditions
 */
export interface ProjectConditions {
  readonly ageFrom: number | null;
  readonly ageTo: number | null;
  readonly genders: readonly string[];
  readonly countries: readonly Country[];
  readonly federalStates: readonly string[];
  readonly minChildren: number | null;
  /** Youngest and oldest age, in years, that one of the children must have. */
  readonly childAgeFrom: number | null;
  readonly childAgeTo: number | null;
  readonly category: number | null;
  /** Whether testers must have chosen the category in their profile. */
  readonly needsCategory: boolean;
}

/**
 * What the profile of a tester says about the conditions; null for what it leaves open.
 *
 * @source docs/domain/testers.md#conditions
 */
export interface TesterFacts {
  /** As `yyyy-MM-dd`. */
  readonly dob: string | null;
  readonly gender: string | null;
  readonly country: string | null;
  readonly federalState: string | null;
  readonly children: number | null;
  /** Ages in years; empty while they are unknown. */
  readonly childAges: readonly number[];
  readonly categories: readonly number[];
  readonly missedDeadlines: number;
}

/**
 * Whether a tester meets a condition; unknown where the profile says nothing.
 *
 * @source docs/domain/testers.md#conditions
 */
export type Fit = 'met' | 'notMet' | 'unknown';

/**
 * One condition of a test compared with one tester. `own` is what the profile says: years, a number, a gender, the code
 * of a federal state or of a country, the id of a chosen category; null where it says nothing.
 *
 * @source docs/domain/testers.md#conditions
 */
export interface ConditionFit {
  readonly condition: ProjectCondition;
  readonly fit: Fit;
  readonly own: string | null;
}

/**
 * The conditions a test is shown with: age, region, gender and deadlines always, children and category where they are
 * asked for.
 *
 * @source docs/domain/testers.md#conditions
 */
export function conditionsOf(project: ProjectConditions): readonly ProjectCondition[] {
  const asksChildren = project.minChildren !== null || project.childAgeFrom !== null || project.childAgeTo !== null;
  const asksCategory = project.needsCategory && project.category !== null;
  return [
    'age',
    'region',
    'gender',
    ...(asksChildren ? (['children'] as const) : []),
    ...(asksCategory ? (['category'] as const) : []),
    'deadlines',
  ];
}

type Verdict = Omit<ConditionFit, 'condition'>;

const fitIf = (isMet: boolean): Fit => (isMet ? 'met' : 'notMet');

function fitOfAge({ ageFrom, ageTo }: ProjectConditions, { dob }: TesterFacts, today: string): Verdict {
  const age = ageOn(dob, today);
  const own = age === null ? null : String(age);
  if (ageFrom === null && ageTo === null) return { fit: 'met', own };
  if (age === null) return { fit: 'unknown', own };
  return { fit: fitIf(age >= (ageFrom ?? 0) && age <= (ageTo ?? Infinity)), own };
}

function fitOfRegion({ countries, federalStates }: ProjectConditions, tester: TesterFacts): Verdict {
  const own = tester.federalState ?? tester.country;
  const country = tester.country ?? tester.federalState?.slice(0, 2) ?? null;
  if (countries.length > 0) {
    if (country === null) return { fit: 'unknown', own };
    if (!countries.some((each) => each === country)) return { fit: 'notMet', own };
  }
  if (federalStates.length === 0) return { fit: 'met', own };
  if (tester.federalState !== null) return { fit: fitIf(federalStates.includes(tester.federalState)), own };
  // A tester of another country is in none of the states, whichever it is.
  const isElsewhere = country !== null && !federalStates.some((state) => state.startsWith(`${country}-`));
  return { fit: isElsewhere ? 'notMet' : 'unknown', own };
}

function fitOfGender({ genders }: ProjectConditions, { gender }: TesterFacts): Verdict {
  if (genders.length === 0) return { fit: 'met', own: gender };
  if (gender === null) return { fit: 'unknown', own: gender };
  return { fit: fitIf(genders.includes(gender)), own: gender };
}

function fitOfChildren(project: ProjectConditions, { children, childAges }: TesterFacts): Verdict {
  const { minChildren, childAgeFrom, childAgeTo } = project;
  if (children === null) return { fit: 'unknown', own: null };
  const own = String(children);
  const asksAge = childAgeFrom !== null || childAgeTo !== null;
  const needed = Math.max(minChildren ?? 0, asksAge ? 1 : 0);
  if (children < needed) return { fit: 'notMet', own };
  if (!asksAge) return { fit: 'met', own };
  if (childAges.some((age) => age >= (childAgeFrom ?? 0) && age <= (childAgeTo ?? Infinity)))
    return { fit: 'met', own };
  return { fit: childAges.length < children ? 'unknown' : 'notMet', own };
}

function fitOfCategory({ category }: ProjectConditions, { categories }: TesterFacts): Verdict {
  const path = category === null ? [] : categoryPath(TESTER_CATEGORIES, category);
  // Who has chosen the main category is interested in all of it.
  const chosen = path.toReversed().find((id) => categories.includes(id));
  if (chosen !== undefined) return { fit: 'met', own: String(chosen) };
  return { fit: categories.length === 0 ? 'unknown' : 'notMet', own: null };
}

const fitOfDeadlines = ({ missedDeadlines }: TesterFacts): Verdict => ({
  fit: fitIf(missedDeadlines < MAX_MISSED_DEADLINES),
  own: String(missedDeadlines),
});

/**
 * How a tester fits a product test on a day (`yyyy-MM-dd`), condition by condition.
 *
 * @source docs/domain/testers.md#conditions
 */
export function fitOf(project: ProjectConditions, tester: TesterFacts, today: string): readonly ConditionFit[] {
  const verdicts: Readonly<Record<ProjectCondition, () => Verdict>> = {
    age: () => fitOfAge(project, tester, today),
    region: () => fitOfRegion(project, tester),
    gender: () => fitOfGender(project, tester),
    children: () => fitOfChildren(project, tester),
    category: () => fitOfCategory(project, tester),
    deadlines: () => fitOfDeadlines(tester),
  };
  return conditionsOf(project).map((condition) => ({ condition, ...verdicts[condition]() }));
}

/**
 * Whether every condition is met: what the filter "fits me" asks.
 *
 * @source docs/domain/testers.md#conditions
 */
export const fitsAll = (fits: readonly ConditionFit[]): boolean => fits.every(({ fit }) => fit === 'met');
