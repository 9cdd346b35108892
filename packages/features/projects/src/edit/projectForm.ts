import type { ProjectConditions, ProjectDetails, ProjectInput } from '@resonanz/api-client/projects';
import { PROJECT_TYPE, type ProjectType } from '@resonanz/domain/projectStates';
import type { Language } from '@resonanz/i18n/language';
import { fieldIssue, type FormSchema, formSchema } from '@resonanz/validators/formSchema';
import { freeText } from '@resonanz/validators/freeText';
import { inLanguage } from '@resonanz/validators/messages';

/** A product test as it is entered: empty texts and days where there are none. */
export interface ProjectDraft {
  titleDe: string;
  titleEn: string;
  descriptionDe: string;
  descriptionEn: string;
  productDe: string;
  productEn: string;
  brandId: number | null;
  ownerUserId: number | null;
  type: ProjectType;
  places: number | null;
  applicationUntil: string;
  selectionOn: string;
  shipsOn: string;
  startsOn: string;
  endsOn: string;
  asksVideo: boolean;
  conditions: ProjectConditions;
}

/** Most characters of each text and the widest ranges, as the contract has them. */
export const LIMITS = { title: 120, description: 5_000, product: 500, places: 10_000, age: 120, childAge: 25 } as const;

/** The days of a test in the order in which they have to lie. */
export const DAYS = ['applicationUntil', 'selectionOn', 'shipsOn', 'startsOn', 'endsOn'] as const;

/** A new product test, assigned to the user who adds it. */
export const emptyProject = (ownerUserId: number | null): ProjectDraft => ({
  titleDe: '',
  titleEn: '',
  descriptionDe: '',
  descriptionEn: '',
  productDe: '',
  productEn: '',
  brandId: null,
  ownerUserId,
  type: PROJECT_TYPE.longTerm,
  places: 20,
  applicationUntil: '',
  selectionOn: '',
  shipsOn: '',
  startsOn: '',
  endsOn: '',
  asksVideo: false,
  conditions: {
    category: null,
    ageFrom: null,
    ageTo: null,
    genders: [],
    minChildren: null,
    childAgeFrom: null,
    childAgeTo: null,
    countries: [],
    federalStates: [],
    needsCategory: false,
  },
});

/** A product test as it was read, to be changed. */
export const toDraft = (project: ProjectDetails): ProjectDraft => ({
  titleDe: project.titleDe,
  titleEn: project.titleEn,
  descriptionDe: project.descriptionDe,
  descriptionEn: project.descriptionEn,
  productDe: project.productDe,
  productEn: project.productEn,
  brandId: project.brandId,
  ownerUserId: project.ownerUserId,
  type: project.type,
  places: project.places,
  applicationUntil: project.applicationUntil ?? '',
  selectionOn: project.selectionOn ?? '',
  shipsOn: project.shipsOn ?? '',
  startsOn: project.startsOn ?? '',
  endsOn: project.endsOn ?? '',
  asksVideo: project.asksVideo,
  conditions: {
    category: project.category,
    ageFrom: project.ageFrom,
    ageTo: project.ageTo,
    genders: project.genders,
    minChildren: project.minChildren,
    childAgeFrom: project.childAgeFrom,
    childAgeTo: project.childAgeTo,
    countries: project.countries,
    federalStates: project.federalStates,
    needsCategory: project.needsCategory,
  },
});

const dayOrNull = (day: string): string | null => (day === '' ? null : day);

/** A product test as the server takes it. */
export const toInput = ({
  brandId,
  places,
  applicationUntil,
  selectionOn,
  shipsOn,
  startsOn,
  endsOn,
  ...values
}: ProjectDraft): ProjectInput => ({
  ...values,
  brandId: brandId ?? 0,
  places: places ?? 0,
  applicationUntil: dayOrNull(applicationUntil),
  selectionOn: dayOrNull(selectionOn),
  shipsOn: dayOrNull(shipsOn),
  startsOn: dayOrNull(startsOn),
  endsOn: dayOrNull(endsOn),
});

/** Words for the rules that are this form's own. */
export interface OwnErrorTexts {
  readonly required: string;
  readonly dateOrder: string;
  readonly rangeOrder: string;
}

interface Issue {
  readonly path: readonly string[];
  readonly message: string;
}

function dateIssues(draft: ProjectDraft, message: string): Issue[] {
  let latest = '';
  return DAYS.flatMap((field) => {
    const day = draft[field];
    const isBefore = day !== '' && day < latest;
    if (day > latest) latest = day;
    return isBefore ? [{ path: [field], message }] : [];
  });
}

const isWrongRange = (from: number | null, to: number | null): boolean => from !== null && to !== null && from > to;

const titleDe = freeText({ isRequired: true, allowsNumbers: true, maxLength: LIMITS.title });
const titleEn = freeText({ allowsNumbers: true, maxLength: LIMITS.title });

/** The rules of the form as a Standard Schema that speaks the language of the page; the server looks at them again. */
export const projectSchema = (language: Language, texts: OwnErrorTexts): FormSchema<ProjectDraft> =>
  formSchema((draft) => [
    ...fieldIssue(inLanguage(titleDe, language), ['titleDe'], draft.titleDe),
    ...fieldIssue(inLanguage(titleEn, language), ['titleEn'], draft.titleEn),
    ...(draft.brandId === null ? [{ path: ['brandId'], message: texts.required }] : []),
    ...(draft.places === null ? [{ path: ['places'], message: texts.required }] : []),
    ...dateIssues(draft, texts.dateOrder),
    ...(isWrongRange(draft.conditions.ageFrom, draft.conditions.ageTo)
      ? [{ path: ['conditions', 'ageTo'], message: texts.rangeOrder }]
      : []),
    ...(isWrongRange(draft.conditions.childAgeFrom, draft.conditions.childAgeTo)
      ? [{ path: ['conditions', 'childAgeTo'], message: texts.rangeOrder }]
      : []),
  ]);
