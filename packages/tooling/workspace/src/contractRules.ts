import { stringify } from 'yaml';
import { RULES } from '@resonanz/validators/jsonSchema';

const INTRODUCTION = '# Made by `npm run generate` from the rules of @resonanz/validators; never edited.\n';

const schemas: readonly (readonly [string, unknown])[] = Object.entries(RULES).map(([name, { schema }]) => [
  name,
  schema,
]);

/** A schema as the document writes it: a rule inside another one is referred to by its name. */
function written(value: unknown): unknown {
  const [name] = schemas.find(([, schema]) => schema === value) ?? [];
  return name === undefined ? within(value) : { $ref: `#/components/schemas/${name}` };
}

function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, written(inner)]));
}

/** The text of `openapi/rules.yaml`: the rules of the validators as schemas that the areas refer to. */
export function contractRulesText(): string {
  const components = { schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, within(schema)])) };
  return `${INTRODUCTION}${stringify({ components }, { lineWidth: 0, aliasDuplicateObjects: false })}`;
}
