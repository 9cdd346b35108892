import { expect, test } from 'vitest';
import { createToastQueue } from './toastQueue.ts';

test('the newest is first', () => {
  const queue = createToastQueue();
  queue.add({ tone: 'ok', title: 'one' });
  queue.add({ tone: 'bad', title: 'two' });
  expect(queue.getToasts().map(({ title }) => title)).toEqual(['two', 'one']);
});

test('the same again counts, comes to the top and keeps its id', () => {
  const queue = createToastQueue();
  const id = queue.add({ tone: 'ok', title: 'saved', text: 'a' });
  queue.add({ tone: 'ok', title: 'saved', text: 'b' });
  expect(queue.add({ tone: 'ok', title: 'saved', text: 'a' })).toBe(id);
  expect(queue.getToasts().map(({ text, count }) => [text, count])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

test('a different tone or action is not the same', () => {
  const queue = createToastQueue();
  queue.add({ tone: 'ok', title: 'gone' });
  queue.add({ tone: 'bad', title: 'gone' });
  queue.add({ tone: 'ok', title: 'gone', action: { label: 'Undo', onPress: () => {} } });
  expect(queue.getToasts()).toHaveLength(3);
});

test('the same words about something else are not the same', () => {
  const queue = createToastQueue();
  queue.add({ tone: 'info', title: 'mail', text: 'Re: offer', about: 'thread-1' });
  queue.add({ tone: 'info', title: 'mail', text: 'Re: offer', about: 'thread-2' });
  queue.add({ tone: 'info', title: 'mail', text: 'Re: offer', about: 'thread-1' });
  expect(queue.getToasts().map(({ about, count }) => [about, count])).toEqual([
    ['thread-1', 2],
    ['thread-2', 1],
  ]);
});

test('closing removes one or all and notifies the listeners', () => {
  const queue = createToastQueue();
  let calls = 0;
  const stop = queue.subscribe(() => {
    calls += 1;
  });
  const first = queue.add({ tone: 'info', title: 'one' });
  queue.add({ tone: 'info', title: 'two' });
  queue.close(first);
  expect(queue.getToasts().map(({ title }) => title)).toEqual(['two']);
  queue.closeAll();
  expect(queue.getToasts()).toEqual([]);
  expect(calls).toBe(4);
  stop();
  queue.add({ tone: 'info', title: 'three' });
  expect(calls).toBe(4);
});
