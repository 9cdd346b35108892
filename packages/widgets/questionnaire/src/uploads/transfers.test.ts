import { describe, expect, test, vi } from 'vitest';
import { QUESTION_TYPE, type Question } from '@resonanz/domain/questionnaires';
import { createTransfers, type Upload, type UploadContext } from './transfers.ts';

const question: Question = {
  id: 'pictures',
  type: QUESTION_TYPE.imageUpload,
  text: { de: 'Bilder', en: 'Pictures' },
  required: false,
  inReport: true,
};
const picture = (name: string, bytes = 100, type = 'image/png') => new File([new Uint8Array(bytes)], name, { type });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Uploads that a test ends itself. */
function stage() {
  const calls: {
    file: File;
    context: UploadContext;
    arrive: (fileId: number) => void;
    fail: (error: Error) => void;
  }[] = [];
  const upload: Upload = (file, context) =>
    new Promise((arrive, fail) => {
      calls.push({ file, context, arrive, fail });
    });
  const onDone = vi.fn<(question: Question, fileId: number) => void>();
  let clock = 0;
  const transfers = createTransfers(upload, onDone, () => (clock += 1));
  const states = () => transfers.list().map(({ file, state }) => `${file.name} ${state}`);
  return { transfers, calls, onDone, states };
}

describe('files on their way', () => {
  test('are sent one after the other', async () => {
    const { transfers, calls, onDone, states } = stage();
    transfers.add(question, [picture('a.png'), picture('b.png')], 4);
    expect(states()).toEqual(['a.png sending', 'b.png waiting']);
    calls[0]?.arrive(11);
    await settled();
    expect(states()).toEqual(['a.png done', 'b.png sending']);
    expect(onDone.mock.calls).toEqual([[question, 11]]);
  });

  test('say how many bytes have arrived, never more than there are', () => {
    const { transfers, calls } = stage();
    transfers.add(question, [picture('a.png')], 4);
    calls[0]?.context.onProgress(62);
    expect(transfers.list()[0]?.sentBytes).toBe(62);
    calls[0]?.context.onProgress(900);
    expect(transfers.list()[0]?.sentBytes).toBe(100);
  });

  test('are not taken when type, size or number speak against it', () => {
    const { transfers } = stage();
    const files = [
      picture('a.pdf', 1, 'application/pdf'),
      picture('b.png', 10 * 1024 ** 2 + 1),
      picture('c.png'),
      picture('d.png'),
    ];
    transfers.add(question, files, 1);
    expect(transfers.list().map(({ problem }) => problem)).toEqual(['type', 'size', undefined, 'count']);
  });

  test('stop for a pause, and go on with what has arrived', async () => {
    const { transfers, calls, states } = stage();
    transfers.add(question, [picture('a.png')], 4);
    const [{ key = '' } = {}] = transfers.list();
    calls[0]?.context.onProgress(40);
    transfers.pause(key);
    expect(calls[0]?.context.signal.reason).toBe('paused');
    expect(states()).toEqual(['a.png paused']);
    calls[0]?.fail(new Error('stopped'));
    await settled();
    expect(states()).toEqual(['a.png paused']);
    transfers.resume(key);
    expect(calls).toHaveLength(2);
    expect(transfers.list()[0]).toMatchObject({ state: 'sending', sentBytes: 40, began: { bytes: 40 } });
  });

  test('leave the list when they are cancelled, and the next one is sent', () => {
    const { transfers, calls, states } = stage();
    transfers.add(question, [picture('a.png'), picture('b.png')], 4);
    transfers.cancel(transfers.list()[0]?.key ?? '');
    expect(calls[0]?.context.signal.reason).toBe('cancelled');
    expect(states()).toEqual(['b.png sending']);
  });

  test('can be tried again after a failure', async () => {
    const { transfers, calls, states } = stage();
    transfers.add(question, [picture('a.png')], 4);
    const error = new Error('500');
    calls[0]?.fail(error);
    await settled();
    expect(transfers.list()[0]).toMatchObject({ state: 'failed', error });
    transfers.resume(transfers.list()[0]?.key ?? '');
    expect(states()).toEqual(['a.png sending']);
  });

  test('wait while the browser is offline, and go on by themselves', () => {
    const { transfers, calls, states } = stage();
    transfers.add(question, [picture('a.png'), picture('b.png')], 4);
    transfers.setOffline(true);
    expect(states()).toEqual(['a.png waiting', 'b.png waiting']);
    transfers.setOffline(false);
    expect(states()).toEqual(['a.png sending', 'b.png waiting']);
    expect(calls).toHaveLength(2);
  });

  test('stop when the questionnaire goes', () => {
    const { transfers, calls } = stage();
    transfers.add(question, [picture('a.png')], 4);
    transfers.stop();
    expect(calls[0]?.context.signal.aborted).toBe(true);
  });

  test('tell their listeners', () => {
    const { transfers } = stage();
    const listener = vi.fn<() => void>();
    const forget = transfers.subscribe(listener);
    transfers.add(question, [picture('a.png')], 4);
    expect(listener).toHaveBeenCalled();
    forget();
    listener.mockClear();
    transfers.cancel(transfers.list()[0]?.key ?? '');
    expect(listener).not.toHaveBeenCalled();
  });
});
