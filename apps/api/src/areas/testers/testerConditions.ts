import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { isOneOf, sent } from '../accounts/door.ts';

const overlaps = (column: string, values: readonly (number | string)[], type: 'integer' | 'text') =>
  sql`${sql.ref(column)} && array[${sql.join(values)}]::${sql.raw(type)}[]`;

/** What filters ask of the profile `t` of a tester; a filter that was not sent asks for nothing. */
export function testerConditions(filters: Schemas['TesterUserFilters']): readonly RawBuilder<unknown>[] {
  return [
    ...sent(filters.categories, (ids) => overlaps('t.categories', ids, 'integer')),
    ...sent(filters.platforms, (platforms) => overlaps('t.platforms', platforms, 'text')),
    ...sent(filters.countries, (countries) => isOneOf('t.country', countries)),
    ...sent(filters.federalStates, (states) => isOneOf('t.federal_state', states)),
    ...sent(filters.maritalStatus, (states) => isOneOf('t.marital_status', states)),
    ...sent(filters.profession, (professions) => isOneOf('t.profession', professions)),
    ...sent(filters.training, (trainings) => isOneOf('t.training', trainings)),
    ...sent(filters.children, (counts) => isOneOf('t.children', counts)),
    ...sent(filters.gender, (genders) => isOneOf('t.gender', genders)),
    ...sent(filters.ugcCampaign, (takesPart) => sql`t.ugc_campaign = ${takesPart}`),
    ...sent(filters.regionalTests, (takesPart) => sql`t.regional_tests = ${takesPart}`),
    ...sent(filters.pointsFrom, (points) => sql`t.total_points >= ${points}`),
    ...sent(filters.pointsTo, (points) => sql`t.total_points <= ${points}`),
  ];
}
