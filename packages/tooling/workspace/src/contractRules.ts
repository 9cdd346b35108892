import { stringify } from 'yaml';
import { CAMPAIGN_STATUS, CAMPAIGN_STATUSES, CAMPAIGN_TYPE, CAMPAIGN_TYPES } from '@resonanz/domain/campaigns';
import { RULES } from '@resonanz/validators/jsonSchema';

const INTRODUCTION = '# Made by `npm run generate` from the rules of @resonanz/validators; never edited.\n';

const schemas: readonly (readonly [string, unknown])[] = Object.entries(RULES).map(([name, { schema }]) => [
  name,
  schema,
]);

/** Names of the values of a list; the published rules leave them out, because strict validators reject unknown words. */
const NAMES: ReadonlyMap<unknown, readonly string[]> = new Map([
  [CAMPAIGN_STATUSES, Object.keys(CAMPAIGN_STATUS)],
  [CAMPAIGN_TYPES, Object.keys(CAMPAIGN_TYPE)],
]);

/** A schema as the document writes it: a rule inside another one is referred to by its name. */
function written(value: unknown): unknown {
  const [name] = schemas.find(([, schema]) => schema === value) ?? [];
  return name === undefined ? within(value) : { $ref: `#/components/schemas/${name}` };
}

function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== 'object' || value === null) return value;
  const names = 'enum' in value ? NAMES.get(value.enum) : undefined;
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, written(inner)])),
    ...(names && { 'x-enum-varnames': names }),
  };
}

/** The text of `openapi/rules.yaml`: the rules of the validators as schemas that the areas refer to. */
export function contractRulesText(): string {
  const components = { schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, within(schema)])) };
  return `${INTRODUCTION}${stringify({ components }, { lineWidth: 0, aliasDuplicateObjects: false })}`;
}
