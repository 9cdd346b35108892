import type { CompiledEngine } from './compiled.ts';

/** Requests to the worker that runs the embedded database. */
export type WorkerRequest =
  | { id: number; kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { id: number; kind: 'script'; sql: string }
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'close' };

/** Responses of the worker; an error contains no statement and no values. */
export type WorkerAnswer =
  | {
      id: number;
      kind: 'result';
      rows: unknown[];
      affectedRows: number | undefined;
      fields: { name: string; dataTypeID: number }[];
    }
  | { id: number; kind: 'script'; rows: unknown[] }
  | { id: number; kind: 'dump'; bytes: ArrayBuffer }
  | { id: number; kind: 'closed' }
  | { id: number; kind: 'error'; message: string; code: string; constraint: string | undefined }
  | { kind: 'ready' }
  | { kind: 'broken'; message: string };

export interface WorkerData {
  /** Folder of the database files. */
  folder: string;
  compiled: CompiledEngine;
}
