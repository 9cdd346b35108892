import { QUESTION_TYPE, QUESTIONNAIRE_FILES, type Question } from '@resonanz/domain/questionnaires';

/** What {@link Upload} gets beside the file. */
export interface UploadContext {
  /** The question that the file answers. */
  readonly question: Question;
  /** To be called with the bytes that have arrived, as often as it is known. */
  readonly onProgress: (sentBytes: number) => void;
  /**
   * Stops the upload when it is aborted. Its `reason` is `'paused'` where the same file will be uploaded again, so that
   * what has arrived can stay, and `'cancelled'` where not.
   */
  readonly signal: AbortSignal;
}

/** Uploads a file and answers with its id; rejects with what went wrong. */
export type Upload = (file: File, context: UploadContext) => Promise<number>;

/** Why a file was not taken. */
type FileProblem = 'type' | 'size' | 'count';

/** A file on its way to a question. */
export interface Transfer {
  readonly key: string;
  readonly question: Question;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'paused' | 'failed' | 'rejected' | 'done';
  readonly sentBytes: number;
  /** When the part that is being sent began, in milliseconds, and with how many bytes. */
  readonly began?: { readonly at: number; readonly bytes: number };
  /** What the upload rejected with. */
  readonly error?: unknown;
  readonly problem?: FileProblem;
  readonly fileId?: number;
}

/** The files on their way, one after the other. */
export interface Transfers {
  readonly subscribe: (listener: () => void) => () => void;
  readonly list: () => readonly Transfer[];
  /** Takes files of a question; those that do not fit stay in the list with what speaks against them. */
  readonly add: (question: Question, files: readonly File[], room: number) => void;
  readonly pause: (key: string) => void;
  /** Goes on after a pause or a failure. */
  readonly resume: (key: string) => void;
  /** Stops an upload and takes it off the list. */
  readonly cancel: (key: string) => void;
  /** Holds everything while the browser is offline; goes on by itself. */
  readonly setOffline: (isOffline: boolean) => void;
  /** Stops everything. */
  readonly stop: () => void;
}

/** Which files a question takes, by media type. */
export const acceptedTypes = ({ type }: Question): readonly string[] =>
  (type === QUESTION_TYPE.videoUpload ? QUESTIONNAIRE_FILES.video : QUESTIONNAIRE_FILES.image).types;

/** The greatest size of a file of a question, in bytes. */
export const maxBytesOf = ({ type }: Question): number =>
  (type === QUESTION_TYPE.videoUpload ? QUESTIONNAIRE_FILES.video : QUESTIONNAIRE_FILES.image).maxBytes;

function problemOf(question: Question, file: File): FileProblem | undefined {
  if (!acceptedTypes(question).includes(file.type)) return 'type';
  return file.size > maxBytesOf(question) ? 'size' : undefined;
}

/**
 * Keeps the files on their way, whatever page is shown.
 *
 * @param upload Uploads one file.
 * @param onDone Called with the id of a file that has arrived.
 */
export function createTransfers(
  upload: Upload,
  onDone: (question: Question, fileId: number) => void,
  now: () => number = Date.now,
): Transfers {
  let transfers: readonly Transfer[] = [];
  let isOffline = false;
  let count = 0;
  const listeners = new Set<() => void>();
  const stops = new Map<string, AbortController>();

  const set = (next: readonly Transfer[]): void => {
    transfers = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, changes: Partial<Transfer>): void =>
    set(transfers.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const halt = (key: string, reason: 'paused' | 'cancelled'): void => {
    stops.get(key)?.abort(reason);
    stops.delete(key);
  };

  async function send({ key, question, file, sentBytes }: Transfer): Promise<void> {
    const stop = new AbortController();
    stops.set(key, stop);
    change(key, { state: 'sending', began: { at: now(), bytes: sentBytes } });
    const onProgress = (bytes: number): void => {
      if (!stop.signal.aborted) change(key, { sentBytes: Math.min(bytes, file.size) });
    };
    try {
      const fileId = await upload(file, { question, onProgress, signal: stop.signal });
      if (stop.signal.aborted) return;
      change(key, { state: 'done', sentBytes: file.size, fileId });
      onDone(question, fileId);
    } catch (error) {
      if (stop.signal.aborted) return;
      change(key, { state: 'failed', error });
    }
    stops.delete(key);
    next();
  }

  /** Sends the first file that waits, once none is being sent: on a thin line two would only be slower. */
  function next(): void {
    if (isOffline || transfers.some(({ state }) => state === 'sending')) return;
    const waiting = transfers.find(({ state }) => state === 'waiting');
    if (waiting) void send(waiting);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    list: () => transfers,
    add(question, files, room) {
      let left = room;
      const added = files.map((file): Transfer => {
        count += 1;
        const problem = problemOf(question, file) ?? (left > 0 ? undefined : 'count');
        const one = { key: `transfer-${count}`, question, file, sentBytes: 0 };
        if (problem) return { ...one, state: 'rejected', problem };
        left -= 1;
        return { ...one, state: 'waiting' };
      });
      set([...transfers, ...added]);
      next();
    },
    pause(key) {
      halt(key, 'paused');
      change(key, { state: 'paused' });
      next();
    },
    resume(key) {
      change(key, { state: 'waiting' });
      next();
    },
    cancel(key) {
      halt(key, 'cancelled');
      set(transfers.filter((one) => one.key !== key));
      next();
    },
    setOffline(offline) {
      isOffline = offline;
      if (offline) {
        for (const { key, state } of transfers) {
          if (state !== 'sending') continue;
          halt(key, 'paused');
          change(key, { state: 'waiting' });
        }
      } else next();
    },
    stop() {
      for (const key of stops.keys()) halt(key, 'paused');
    },
  };
}
