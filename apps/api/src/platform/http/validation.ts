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

/** Made once for each document; a process that starts several servers has one document, so their checks are the same. */
function oncePerContract<Value>(make: (contract: ContractDocument) => Value): (contract: ContractDocument) => Value {
  const made = new WeakMap<ContractDocument, { readonly value: Value }>();
  return (contract) => {
    const known = made.get(contract) ?? { value: make(contract) };
    made.set(contract, known);
    return known.value;
  };
}

const strictValidator = oncePerContract((contract) => validator(contract, false));
const lenientValidator = oncePerContract((contract) => validator(contract, true));

/** The checks for the input and response of one operation. */
export interface OperationChecks {
  readonly path: ValidateFunction;
  readonly query: ValidateFunction;
  readonly header: ValidateFunction;
  readonly body: ValidateFunction | undefined;
  readonly answer: ValidateFunction | undefined;
}

/** A check for a value that the contract describes but no operation carries directly, for example JSON in a form. */
export function schemaCheck<Name extends keyof Schemas & string>(
  contract: ContractDocument,
  name: Name,
): ValidateFunction<Schemas[Name]> {
  return strictValidator(contract).compile<Schemas[Name]>({ $ref: `${contractId}#/components/schemas/${name}` });
}

/** Created on first use and cached. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * The checks of operations, generated from the contract: URL parameters are converted to numbers, bodies never. Each is
 * compiled on first use, because compiling all would delay the start by seconds.
 */
export const contractChecks = oncePerContract((contract): ((operation: Operation) => OperationChecks) => {
  const strict = strictValidator(contract);
  const lenient = lenientValidator(contract);
  const known = new Map<string, OperationChecks>();
  const at = (pointer: string): { $ref: string } => ({ $ref: `${contractId}${pointer}` });
  // A default is applied only when it is next to the property, not behind a reference.
  const withDefault = (pointer: string): object => {
    const schema = resolvePointer(contract, pointer);
    const hasDefault = typeof schema === 'object' && schema !== null && 'default' in schema;
    return hasDefault ? { ...at(pointer), default: schema.default } : at(pointer);
  };

  const checksOf = ({ input, answerPointer }: Operation): OperationChecks => {
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
  return (operation) => {
    const checks = known.get(operation.id) ?? checksOf(operation);
    known.set(operation.id, checks);
    return checks;
  };
});
