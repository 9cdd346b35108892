import { berlinDay } from '@resonanz/domain/berlinDay';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { rejectStale } from '../../../platform/history/rejectStale.ts';
import { changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { type FieldError, forbidden, invalidFields } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { mayOwn } from '../../customers/door.ts';
import { type Done, inOneTransaction } from '../../notifications/door.ts';
import type { ProjectEditor } from '../applications/decideLocked.ts';
import {
  countApplications,
  insertProject,
  isBrandActive,
  lockProject,
  type StoredProject,
  updateProject,
} from '../queries/projects.ts';
import { conditionErrors, dateErrors, publicationErrors, rejectClosed } from '../rules.ts';

type Input = Schemas['ProjectInput'];

function columnsOf({ conditions, ...input }: Input) {
  return {
    title_de: input.titleDe.trim(),
    title_en: input.titleEn.trim(),
    description_de: input.descriptionDe.trim(),
    description_en: input.descriptionEn.trim(),
    product_de: input.productDe.trim(),
    product_en: input.productEn.trim(),
    brand_id: input.brandId,
    owner_user_id: input.ownerUserId,
    type: input.type,
    places: input.places,
    application_until: input.applicationUntil,
    selection_on: input.selectionOn,
    ships_on: input.shipsOn,
    starts_on: input.startsOn,
    ends_on: input.endsOn,
    asks_video: input.asksVideo,
    category: conditions.category,
    age_from: conditions.ageFrom,
    age_to: conditions.ageTo,
    genders: conditions.genders,
    min_children: conditions.minChildren,
    child_age_from: conditions.childAgeFrom,
    child_age_to: conditions.childAgeTo,
    countries: conditions.countries,
    federal_states: conditions.federalStates,
    needs_category: conditions.needsCategory,
  };
}

/** A product test by the names of the wire, as its history lists it. */
const named = (row: ReturnType<typeof columnsOf>) => ({
  titleDe: row.title_de,
  titleEn: row.title_en,
  descriptionDe: row.description_de,
  descriptionEn: row.description_en,
  productDe: row.product_de,
  productEn: row.product_en,
  brandId: row.brand_id,
  ownerUserId: row.owner_user_id,
  type: row.type,
  places: row.places,
  applicationUntil: row.application_until,
  selectionOn: row.selection_on,
  shipsOn: row.ships_on,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  asksVideo: row.asks_video,
  category: row.category,
  ageFrom: row.age_from,
  ageTo: row.age_to,
  genders: row.genders,
  minChildren: row.min_children,
  childAgeFrom: row.child_age_from,
  childAgeTo: row.child_age_to,
  countries: row.countries,
  federalStates: row.federal_states,
  needsCategory: row.needs_category,
});

/** Errors of an input; the current brand and owner stay valid even if they could not be chosen now. */
async function inputErrors(tx: Tx, input: Input, before?: StoredProject): Promise<FieldError[]> {
  const { brandId, ownerUserId, conditions } = input;
  const errors = [...dateErrors(input), ...conditionErrors(conditions)];
  if (brandId !== before?.brand_id && !(await isBrandActive(tx, brandId)))
    errors.push({ field: 'brandId', key: 'choiceInvalid' });
  const isNewOwner = ownerUserId !== null && ownerUserId !== before?.owner_user_id;
  if (isNewOwner && !(await mayOwn(tx, 'Project', ownerUserId)))
    errors.push({ field: 'ownerUserId', key: 'choiceInvalid' });
  return errors;
}

async function add(tx: Tx, editor: ProjectEditor, input: Input): Promise<Done<number>> {
  const { user, services } = editor;
  if (!user.may('Project', 'add')) throw forbidden();
  const errors = await inputErrors(tx, input);
  if (errors.length > 0) throw invalidFields(errors);
  const values = columnsOf(input);
  const at = services.clock.now();
  const id = await insertProject(tx, {
    ...values,
    created_by: user.id,
    created_at: at,
    updated_at: at,
    updated_by: user.id,
  });
  const details = await writeHistory(tx, editor, {
    entity: 'project',
    entityId: id,
    action: HISTORY_ACTION.add,
    changes: { titleDe: [null, values.title_de] },
  });
  return { answer: id, details: [details] };
}

async function change(tx: Tx, editor: ProjectEditor, id: number, readAt: string, input: Input): Promise<Done<number>> {
  const { user, services } = editor;
  const row = await lockProject(tx, id);
  await rejectStale(tx, row, readAt);
  rejectClosed(row);
  const values = columnsOf(input);
  const errors = await inputErrors(tx, input, row);
  const { taken } = await countApplications(tx, id);
  if (values.places < taken) errors.push({ field: 'places', key: 'placesTaken' });
  // What was needed to publish a test stays needed; its deadline may be over.
  if (row.status === PROJECT_STATUS.application)
    errors.push(
      ...publicationErrors({ ...row, ...values }, berlinDay(services.clock.now())).filter(
        ({ key }) => key === 'required' || values.application_until !== row.application_until,
      ),
    );
  if (errors.length > 0) throw invalidFields(errors);
  const changes = changesBetween(named(row), named(values));
  if (Object.keys(changes).length === 0) return { answer: id };
  await updateProject(tx, id, { ...values, updated_at: services.clock.now(), updated_by: user.id });
  const details = await writeHistory(tx, editor, {
    entity: 'project',
    entityId: id,
    action: HISTORY_ACTION.update,
    changes,
  });
  return { answer: id, details: [details] };
}

/** Adds a product test, or replaces its values unless another user has changed it since it was read; returns its id. */
export function saveProject(editor: ProjectEditor, input: Input): Promise<number> {
  const { projectId, updatedAt } = input;
  return inOneTransaction(editor, (tx) =>
    projectId === undefined || updatedAt === undefined
      ? add(tx, editor, input)
      : change(tx, editor, projectId, updatedAt, input),
  );
}
