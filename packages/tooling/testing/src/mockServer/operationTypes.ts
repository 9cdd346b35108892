import type { operations } from '@resonanz/contract/named';

/** Name of an operation of the contract (its `operationId`), for example `getAgencyNotifications`. */
export type OperationId = keyof operations & string;

type Content<Part> = Part extends { readonly content: infer Media } ? Media[keyof Media] : never;
type Place<Id extends OperationId, Name extends 'path' | 'query'> =
  NonNullable<operations[Id]['parameters'][Name]> extends infer Found
    ? [Found] extends [never]
      ? Readonly<Record<string, never>>
      : Readonly<Found>
    : never;

/** The body that an operation takes; a form arrives as its parts by name, a call without a body as null. */
export type OperationBody<Id extends OperationId> = operations[Id] extends { readonly requestBody?: infer Body }
  ? [NonNullable<Body>] extends [never]
    ? null
    : Content<NonNullable<Body>>
  : null;

/** What an operation answers: the `data` of its envelope, or for a download the text or the bytes of the file. */
export type OperationData<Id extends OperationId> = operations[Id]['responses'] extends { readonly 200: infer Success }
  ? Content<Success> extends { readonly data: infer Data }
    ? Data
    : string | Uint8Array<ArrayBuffer>
  : never;

/** A request as the mock server got it, checked against the contract. */
export interface MockRequest<Id extends OperationId = OperationId> {
  /** The operation it calls. */
  readonly operationId: Id;
  /** Values in the path, by name. */
  readonly path: Place<Id, 'path'>;
  /** Values in the query, by name; numbers and truth values as such. */
  readonly query: Place<Id, 'query'>;
  /** The body. */
  readonly body: OperationBody<Id>;
  /** The headers. */
  readonly headers: Headers;
}
