import formats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { resolvePointer, type ContractDocument, type Operation } from './contract.ts';
import type { Schemas } from './Schemas.ts';

const contractId = 'contract';

function validator(contract: ContractDocument, coercesTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    useDefaults: true,
    coerceTypes: coercesTypes ? 'array' : false,
    validateSchema: false,
  });
  formats.default(ajv);
  ajv.addSchema({ ...contract, $id: contractId }, contractId, false, false);
  return ajv;
}

/** The checks of one operation's input and answer. */
export interface OperationChecks {
  readonly path: ValidateFunction;
  readonly query: ValidateFunction;
  readonly header: ValidateFunction;
  readonly body: ValidateFunction | undefined;
  readonly answer: ValidateFunction | undefined;
}

/** The check of a value that the contract describes but no operation carries as such, for example JSON inside a form. */
export function schemaCheck<Name extends keyof Schemas & string>(
  contract: ContractDocument,
  name: Name,
): ValidateFunction<Schemas[Name]> {
  return validator(contract, false).compile<Schemas[Name]>({ $ref: `${contractId}#/components/schemas/${name}` });
}

/** Made when it is first asked for, and kept. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * The checks of operations from the contract: texts of URLs are turned into numbers, bodies never. Each is compiled for
 * the first call that needs it, because all of them together would hold up the start for seconds.
 */
export function createChecks(contract: ContractDocument): (operation: Operation) => OperationChecks {
  const strict = validator(contract, false);
  const lenient = validator(contract, true);
  const at = (pointer: string): { $ref: string } => ({ $ref: `${contractId}${pointer}` });
  // A default is filled in only where it stands beside the property, not behind a reference.
  const withDefault = (pointer: string): object => {
    const schema = resolvePointer(contract, pointer);
    const hasDefault = typeof schema === 'object' && schema !== null && 'default' in schema;
    return hasDefault ? { ...at(pointer), default: schema.default } : at(pointer);
  };

  return ({ input, answerPointer }) => {
    const place = (name: 'path' | 'query' | 'header'): ValidateFunction => {
      const parameters = input.parameters.filter((parameter) => parameter.in === name);
      const nameOf = (text: string): string => (name === 'header' ? text.toLowerCase() : text);
      return lenient.compile({
        type: 'object',
        required: parameters.filter((parameter) => parameter.required).map((parameter) => nameOf(parameter.name)),
        properties: Object.fromEntries(
          parameters.map((parameter) => [nameOf(parameter.name), withDefault(parameter.pointer)]),
        ),
      });
    };
    const whole = (pointer: string | undefined) =>
      lazily(() => (pointer === undefined ? undefined : strict.compile(at(pointer))));
    const path = lazily(() => place('path'));
    const query = lazily(() => place('query'));
    const header = lazily(() => place('header'));
    const body = whole(input.body?.pointer);
    const answer = whole(answerPointer);
    return {
      get path() {
        return path();
      },
      get query() {
        return query();
      },
      get header() {
        return header();
      },
      get body() {
        return body();
      },
      get answer() {
        return answer();
      },
    };
  };
}
