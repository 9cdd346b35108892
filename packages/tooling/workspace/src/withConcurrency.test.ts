import { expect, test } from 'vitest';
import { withConcurrency } from './withConcurrency.ts';

test('a lane that is done takes the next job; no more run at once than there are lanes', async () => {
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const job = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => end.set(name, () => resolve(name.toUpperCase())));
  };
  const all = withConcurrency(2, [job('long'), job('short'), job('last')]);
  expect(begun).toEqual(['long', 'short']);
  end.get('short')?.();
  await expect.poll(() => begun).toEqual(['long', 'short', 'last']);
  end.get('last')?.();
  end.get('long')?.();
  expect(await all).toEqual(['LONG', 'SHORT', 'LAST']);
});

test('what a job throws reaches the caller', async () => {
  await expect(withConcurrency(1, [() => Promise.reject(new Error('broken'))])).rejects.toThrow('broken');
});
