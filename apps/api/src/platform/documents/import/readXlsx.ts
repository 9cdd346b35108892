import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ImportFileError } from './ImportFileError.ts';
import type { ImportCell } from './ImportTable.ts';
import type { WorkbookAnswer } from './workbookReader.ts';

const reader = fileURLToPath(new URL('./workbookReader.ts', import.meta.url));

const MAX_HEAP_MB = 256;
/** Milliseconds for one workbook. */
const PATIENCE = 20_000;
const FAILED_TO_START = 1;

/** Hands a workbook to a process that may die of it; one that runs out of memory or time had too much in it. */
function readApart(bytes: Buffer, patience: number): Promise<ImportCell[][]> {
  return new Promise((resolve, reject) => {
    const child = fork(reader, {
      execArgv: ['--conditions=@resonanz/source', '--no-warnings', `--max-old-space-size=${MAX_HEAP_MB}`],
      // What reads a stranger's file needs none of the server's secrets.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: patience,
      killSignal: 'SIGKILL',
    });
    const kill = (): boolean => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('message', (answer: WorkbookAnswer) => {
      if ('rows' in answer) resolve(answer.rows);
      else reject(new ImportFileError(answer.error));
    });
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', kill);
      reject(
        code === FAILED_TO_START
          ? new Error('The reader of workbooks did not start.')
          : new ImportFileError('importFileUnpacksTooLarge'),
      );
    });
    // A process that is already gone says so by its end.
    child.send(bytes, () => undefined);
  });
}

/** One workbook after the other, so that many uploads together need no more memory than one. */
let previous: Promise<unknown> = Promise.resolve();

/** Rows of the first sheet of a workbook that has content; formulas count as their last result. */
export async function readXlsx(bytes: Buffer, patience = PATIENCE): Promise<ImportCell[][]> {
  const rows = previous.then(() => readApart(bytes, patience));
  previous = rows.catch(() => undefined);
  return rows;
}
