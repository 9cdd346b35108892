import { FileAnswer } from '../../src/platform/http/FileAnswer.ts';
import { defineArea, type Area } from '../../src/platform/operations/area.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const envelope = (data: object) => ({
  200: {
    description: 'Success.',
    ...json({
      type: 'object',
      required: ['message', 'data', 'error'],
      properties: { message: { const: 'SUCCESS' }, data, error: { type: 'null' } },
    }),
  },
});

/** A contract of three public calls and one guarded one, under ids that the real contract knows. */
export const tinyContract = {
  openapi: '3.1.0',
  security: [{ bearer: [] }],
  paths: {
    '/echo/{id}': {
      post: {
        operationId: 'authenticate',
        security: [],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'size', in: 'query', schema: { type: 'integer', maximum: 100, default: 10 } },
          { name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        ],
        requestBody: { required: true, ...json({ $ref: '#/components/schemas/Thing' }) },
        responses: envelope({ $ref: '#/components/schemas/Echo' }),
      },
    },
    '/tree': {
      get: {
        operationId: 'getRoleBaseModule',
        security: [],
        responses: envelope({ $ref: '#/components/schemas/Node' }),
      },
    },
    '/fail': { get: { operationId: 'getRegions', security: [], responses: envelope({ type: 'null' }) } },
    '/file': {
      post: {
        operationId: 'exportInfluencers',
        security: [],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['file'],
                properties: { file: { type: 'string' }, note: { type: 'string', maxLength: 5 } },
              },
            },
          },
        },
        responses: { 200: { description: 'The file.', content: { 'text/csv': { schema: { type: 'string' } } } } },
      },
    },
    '/later': { get: { operationId: 'laterCall', 'x-status': 'planned', responses: envelope({ type: 'null' }) } },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1 },
          count: { type: 'integer' },
          page: { type: 'integer', default: 0 },
        },
      },
      Echo: { type: 'object', properties: { id: {}, size: {}, tag: {}, body: {}, note: { type: ['string', 'null'] } } },
      Node: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
        },
      },
    },
  },
};

/** An area that handles it; what is read and how it fails is up to the test. */
export function createTinyArea(answers: { tree: () => unknown; failure: () => unknown }): Area {
  // The inputs are not those of the real contract, hence the detour over unknown.
  const handlers = {
    authenticate: async ({ input }: { input: { path: object; query: object; body: unknown } }) => ({
      ...input.path,
      ...input.query,
      body: input.body,
      secret: 'not in the contract',
    }),
    getRoleBaseModule: async () => answers.tree(),
    getRegions: async () => {
      throw answers.failure();
    },
    exportInfluencers: async ({ input }: { input: { files: { bytes: Buffer; fileName: string }[] } }) =>
      new FileAnswer({
        contentType: 'text/csv; charset=utf-8',
        fileName: 'Größe "1".csv',
        bytes: input.files[0]?.bytes ?? '',
      }),
  };
  return defineArea('tiny', handlers as unknown as Area['handlers']);
}
