import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { operations } from '@resonanz/contract/types';
import type { CallUser } from '../access/CallUser.ts';
import type { AuditDetails } from '../history/AuditDetails.ts';
import type { DraftFile } from '../http/DraftFolder.ts';
import type { FileAnswer } from '../http/FileAnswer.ts';
import type { RedirectAnswer } from '../http/RedirectAnswer.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import type { Services } from './Services.ts';

/** The id of an operation of the contract. */
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

/** What a handler returns: the `data` of the envelope, a file, or where to go. */
export type AnswerOf<Id extends OperationId> = [JsonAnswerOf<Id>] extends [never]
  ? operations[Id] extends { responses: { 302: unknown } }
    ? RedirectAnswer
    : FileAnswer
  : JsonAnswerOf<Id> extends { data: infer Data }
    ? Data
    : never;

/** The caller, and the services a handler may use. */
export interface CallContext {
  /** The logged-in user; reading it in a public operation throws. */
  user: CallUser;
  services: Services;
  request: FastifyRequest;
  log: FastifyBaseLogger;
  /** Adds the changes of this call to the audit log; without it one plain row is written. */
  audit(details: AuditDetails): void;
}

/** The context and validated input of a call. */
export interface Call<Id extends OperationId> extends CallContext {
  input: {
    path: ParametersOf<Id, 'path'>;
    query: ParametersOf<Id, 'query'>;
    header: ParametersOf<Id, 'header'>;
    body: BodyOf<Id>;
    /** Files of a multipart request. */
    files: readonly UploadedFile[];
    /** Files written to disk (`x-files: disk`); deleted when the call has ended. */
    drafts: readonly DraftFile[];
  };
}

/** Handles one call; throws an ApiError to reject it. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<AnswerOf<Id>>;

/** The handlers of one area by operation id. */
export type AreaHandlers = { [Id in OperationId]?: Handler<Id> };

export interface Area {
  name: string;
  handlers: AreaHandlers;
}

/** Declares the handlers of an area; ids, inputs and results are typed by the contract. */
export function defineArea(name: string, handlers: AreaHandlers): Area {
  return { name, handlers };
}
