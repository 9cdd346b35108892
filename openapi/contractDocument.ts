import document from './generated/openapi.json' with { type: 'json' };

/** Any JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** An operation as the document writes it. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly 'x-status'?: string;
  readonly 'x-permission'?: { readonly module: string; readonly right: string };
  readonly 'x-audience'?: readonly string[];
  readonly 'x-roles'?: readonly number[];
  readonly 'x-owner'?: unknown;
  readonly 'x-effect'?: unknown;
  readonly 'x-audit'?: unknown;
  readonly 'x-anonymous'?: unknown;
  readonly 'x-protocol'?: unknown;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

/** The document by path and method. */
export const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** Every call of the document. */
export const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

/** Whether a value of JSON is an object. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands behind a reference; an empty object for anything that is none. */
export function resolved(value: unknown): Json {
  let current = value;
  while (isObject(current) && typeof current['$ref'] === 'string') {
    current = current['$ref']
      .split('/')
      .slice(1)
      .reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), document);
  }
  return isObject(current) ? current : {};
}
