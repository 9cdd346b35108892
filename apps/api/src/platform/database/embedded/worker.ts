import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { valueParsers } from '../valueParsers.ts';
import type { WorkerAnswer, WorkerData, WorkerRequest } from './messages.ts';

if (parentPort === null) throw new Error('This module runs in a worker thread.');
const port = parentPort;
const { folder, compiled } = workerData as WorkerData;

/** The engine fills all of it with zeros when it starts; what is not in it comes from the system's cache of files. */
const SHARED_BUFFERS = '32MB';

function send(answer: WorkerAnswer): void {
  port.postMessage(answer);
}

interface EngineError {
  message?: string;
  code?: string;
  constraint?: string;
}

function sendError(id: number, error: unknown): void {
  const { message, code, constraint } = error as EngineError;
  send({ id, kind: 'error', message: message ?? 'The database failed.', code: code ?? 'WORKER', constraint });
}

async function open(): Promise<PGlite> {
  return PGlite.create({
    dataDir: folder,
    pgliteWasmModule: compiled.engine,
    initdbWasmModule: compiled.initdb,
    fsBundle: new Blob([compiled.files]),
    extensions: { pg_trgm },
    parsers: { ...valueParsers },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
}

/** Runs several statements in one call; a transaction they leave open is rolled back, because the session is shared. */
async function runScript(db: PGlite, script: string): Promise<unknown[]> {
  try {
    const results = await db.exec(script);
    return results.flatMap(({ rows }) => rows);
  } catch (error) {
    await db.exec('rollback');
    throw error;
  }
}

async function answer(db: PGlite, request: WorkerRequest): Promise<void> {
  try {
    if (request.kind === 'query') {
      const result = await db.query(request.sql, [...request.parameters]);
      send({
        id: request.id,
        kind: 'result',
        rows: result.rows,
        affectedRows: result.affectedRows,
        fields: result.fields,
      });
    } else if (request.kind === 'script') {
      send({ id: request.id, kind: 'script', rows: await runScript(db, request.sql) });
    } else if (request.kind === 'dump') {
      const dump = await db.dumpDataDir('gzip');
      send({ id: request.id, kind: 'dump', bytes: await dump.arrayBuffer() });
    } else {
      await db.close();
      send({ id: request.id, kind: 'closed' });
    }
  } catch (error) {
    sendError(request.id, error);
  }
}

try {
  const db = await open();
  port.on('message', (request: WorkerRequest) => void answer(db, request));
  send({ kind: 'ready' });
} catch (error) {
  send({ kind: 'broken', message: error instanceof Error ? error.message : String(error) });
}
