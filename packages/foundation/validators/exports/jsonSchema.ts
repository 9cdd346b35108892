export {
  RULES,
  withJsonSchema,
  type JsonSchema,
  type JsonSchemaOptions,
  type JsonSchemaValidator,
  type Rule,
  type RuleName,
} from '../src/jsonSchema.ts';
