import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { operations } from '@resonanz/contract/types';
import type { CallUser } from '../access/CallUser.ts';
import type { AuditDetails } from '../history/AuditDetails.ts';
import type { DraftFile } from '../http/DraftFolder.ts';
import type { FileAnswer } from '../http/FileAnswer.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import type { Services } from './Services.ts';

/** The id of a call of the contract. */
export type OperationId = keyof operations;

type ParametersOf<Id extends OperationId, Place extends 'path' | 'query' | 'header'> =
  operations[Id]['parameters'] extends Record<Place, infer Value>
    ? Value
    : operations[Id]['parameters'] extends { [Key in Place]?: infer Value }
      ? NonNullable<Value>
      : Record<never, never>;

type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : operations[Id] extends { requestBody?: { content: infer Content } }
    ? Content[keyof Content] | undefined
    : undefined;

type JsonAnswerOf<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Json } } };
}
  ? Json
  : never;

/** What a handler returns: the `data` of the envelope, or a file. */
export type AnswerOf<Id extends OperationId> = [JsonAnswerOf<Id>] extends [never]
  ? FileAnswer
  : JsonAnswerOf<Id> extends { data: infer Data }
    ? Data
    : never;

/** Who calls, and what a handler may use. */
export interface CallContext {
  /** The logged-in user; reading it in a public operation throws. */
  user: CallUser;
  services: Services;
  request: FastifyRequest;
  log: FastifyBaseLogger;
  /** Adds to the audit log what this call has changed; without it one plain row is written. */
  audit(details: AuditDetails): void;
}

/** One call: its context and its validated input. */
export interface Call<Id extends OperationId> extends CallContext {
  input: {
    path: ParametersOf<Id, 'path'>;
    query: ParametersOf<Id, 'query'>;
    header: ParametersOf<Id, 'header'>;
    body: BodyOf<Id>;
    /** Files of a multipart request. */
    files: readonly UploadedFile[];
    /** Files of an operation whose files are written to the disk (`x-files: disk`); gone when the call has ended. */
    drafts: readonly DraftFile[];
  };
}

/** Answers one call; throws ApiError to refuse. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<AnswerOf<Id>>;

/** The handlers of one area by operation id. */
export type AreaHandlers = { [Id in OperationId]?: Handler<Id> };

export interface Area {
  name: string;
  handlers: AreaHandlers;
}

/** Declares the handlers of an area; ids, inputs and answers are checked against the contract. */
export function defineArea(name: string, handlers: AreaHandlers): Area {
  return { name, handlers };
}
