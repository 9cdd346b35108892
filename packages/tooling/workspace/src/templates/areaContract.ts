import type { Slice } from './slice.ts';

const answer = (schema: string) => `
        '200':
          description: Success.
          content:
            application/json:
              schema:
                type: object
                required: [message, data, error]
                properties:
                  message: { type: string, const: SUCCESS }
                  data: { $ref: '#/components/schemas/${schema}' }
                  error: { type: 'null' }`;

const body = (schema: string) => `
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/${schema}' }`;

const refused = (...names: readonly (readonly [number, string])[]) =>
  names
    .map(([status, name]) => `\n        '${status}': { $ref: '../components.yaml#/components/responses/${name}' }`)
    .join('');

const UNAUTHORIZED = [401, 'Unauthorized'] as const;
const FORBIDDEN = [403, 'Forbidden'] as const;
const NOT_FOUND = [404, 'NotFound'] as const;
const CONFLICT = [409, 'Conflict'] as const;
const INVALID = [422, 'Invalid'] as const;

/** The paths of an area, in the order of its file. */
export const pathsOf = ({ one }: Slice) =>
  ['getWithPagination', 'getById/{id}', 'save'].map((call) => `/${one.camel}/${call}`);

/** `openapi/areas/<slice>.yaml`: a list, one record, and saving it. */
export function areaContract(slice: Slice): string {
  const { many, one, id, module } = slice;
  const [list, single, save] = pathsOf(slice);
  const asks = (right: string) => `
      x-permission: { module: ${module}, right: ${right} }
      x-audience: [staff]
      x-owner: none`;
  return `paths:
  ${list}:
    post:
      operationId: get${many.pascal}Page
      tags: [${many.kebab}]
      summary: ${many.sentence}, filtered, sorted and paged.${asks('view')}
      x-effect: read${body(`${one.pascal}Query`)}
      responses:${answer(`${one.pascal}Page`)}${refused(UNAUTHORIZED, FORBIDDEN, INVALID)}
  ${single}:
    get:
      operationId: get${one.pascal}
      tags: [${many.kebab}]
      summary: The ${one.sentence.toLowerCase()} with this id.${asks('view')}
      parameters:
        - { name: id, in: path, required: true, schema: { $ref: '#/components/schemas/${one.pascal}Id' } }
      responses:${answer(one.pascal)}${refused(UNAUTHORIZED, FORBIDDEN, NOT_FOUND, INVALID)}
  ${save}:
    post:
      operationId: save${one.pascal}
      tags: [${many.kebab}]
      summary: Add or change a ${one.sentence.toLowerCase()}.
      description: >-
        Without \`${id}\` one is added, for which the right to add is needed, too. A change carries \`updatedAt\` as it was
        read; has somebody else changed it since, the answer is 409 \`changedMeanwhile\` with who and when in \`data\`.${asks('edit')}${body(`${one.pascal}Input`)}
      responses:${answer(one.pascal)}${refused(UNAUTHORIZED, FORBIDDEN, NOT_FOUND, CONFLICT, INVALID)}

components:
  schemas:
    ${one.pascal}Id: { type: integer, minimum: 1, maximum: 2147483647 }
    ${one.pascal}State: { type: string, enum: [active, archived] }
    ${one.pascal}:
      type: object
      required: [${id}, name, state, note, updatedAt]
      properties:
        ${id}: { $ref: '#/components/schemas/${one.pascal}Id' }
        name: { type: string }
        state: { $ref: '#/components/schemas/${one.pascal}State' }
        note: { type: string }
        updatedAt: { type: string, format: date-time }
    ${one.pascal}Input:
      type: object
      additionalProperties: false
      required: [name, state, note]
      dependentRequired: { ${id}: [updatedAt], updatedAt: [${id}] }
      properties:
        ${id}: { $ref: '#/components/schemas/${one.pascal}Id' }
        updatedAt: { type: string, format: date-time, maxLength: 30 }
        name: { type: string, minLength: 1, maxLength: 120 }
        state: { $ref: '#/components/schemas/${one.pascal}State' }
        note: { type: string, maxLength: 2000 }
    ${one.pascal}SortKey: { type: string, enum: [name, state, updatedAt] }
    ${one.pascal}Query:
      type: object
      additionalProperties: false
      properties:
        pageNumber: { type: integer, minimum: 0, maximum: 1000000, default: 0 }
        pageSize: { type: integer, minimum: 1, maximum: 100, default: 10 }
        sort: { type: string, enum: [ASC, DESC], default: ASC }
        sortBy: { $ref: '#/components/schemas/${one.pascal}SortKey' }
        search: { type: string, maxLength: 200 }
        filters:
          type: object
          additionalProperties: false
          properties:
            state: { $ref: '#/components/schemas/${one.pascal}State' }
    ${one.pascal}Page:
      type: object
      required: [content, totalElements, totalPages, number, size]
      properties:
        content: { type: array, items: { $ref: '#/components/schemas/${one.pascal}' } }
        totalElements: { type: integer }
        totalPages: { type: integer }
        number: { type: integer, description: Zero-based page. }
        size: { type: integer }
`;
}
