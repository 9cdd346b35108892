import { type ComponentType, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { focusOn } from '@resonanz/testing/focusOn';
import { lazyComponent } from './lazyComponent.ts';

interface PanelProps {
  title: string;
}

/** Counts how often the panel is drawn. */
const drawn = vi.fn<(title: string) => void>();

function Panel({ title }: PanelProps) {
  drawn(title);
  return <section aria-label={title} />;
}

const panel = (name = 'Filters') => page.getByRole('region', { name, exact: true });
const loading = () => vi.fn<() => Promise<ComponentType<PanelProps>>>().mockResolvedValue(Panel);

/** Turns in which the page has nothing to do come when the test lets them. */
function holdIdle() {
  const turns = new Map<number, IdleRequestCallback>();
  let last = 0;
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((turn) => {
    last += 1;
    turns.set(last, turn);
    return last;
  });
  vi.spyOn(window, 'cancelIdleCallback').mockImplementation((id) => void turns.delete(id));
  return {
    get waiting() {
      return turns.size;
    },
    release() {
      for (const turn of turns.values()) turn({ didTimeout: false, timeRemaining: () => 50 });
      turns.clear();
    },
  };
}

function Screen({ part: Part }: { part: ReturnType<typeof lazyComponent<PanelProps>> }) {
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const [title, setTitle] = useState('Filters');
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Open
      </button>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      <button type="button" onClick={() => setTitle('Columns')}>
        Rename
      </button>
      <Part isWanted={isOpen} title={title} />
    </>
  );
}

const press = (name: RegExp) => userEvent.click(page.getByRole('button', { name }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  drawn.mockClear();
});

test('what is wanted from the beginning waits until the page has nothing else to do', async () => {
  const idle = holdIdle();
  const load = loading();
  const Part = lazyComponent(load);
  const screen = await render(<Part isWanted title="Filters" />);
  await expect.poll(() => idle.waiting).toBe(1);
  expect(load).not.toHaveBeenCalled();
  expect(screen.container.innerHTML).toBe('');
  idle.release();
  await expect.element(panel()).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('and is not fetched when the screen is left before that', async () => {
  const idle = holdIdle();
  const load = loading();
  const Part = lazyComponent(load);
  const screen = await render(<Part isWanted title="Filters" />);
  await expect.poll(() => idle.waiting).toBe(1);
  await screen.unmount();
  expect(idle.waiting).toBe(0);
  expect(load).not.toHaveBeenCalled();
});

test('what is being fetched when it is drawn does not wait for that', async () => {
  const idle = holdIdle();
  const load = loading();
  const Part = lazyComponent(load);
  Part.prepare();
  await render(<Part isWanted title="Filters" />);
  await expect.element(panel()).toBeInTheDocument();
  expect(idle.waiting).toBe(0);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what is wanted later is fetched at once, and not before', async () => {
  const idle = holdIdle();
  const load = loading();
  await render(<Screen part={lazyComponent(load)} />);
  expect(load).not.toHaveBeenCalled();
  await press(/^Open$/);
  await expect.element(panel()).toBeInTheDocument();
  expect(idle.waiting).toBe(0);
});

test('a part that was open stays drawn, so that it can close by itself', async () => {
  const load = loading();
  await render(<Screen part={lazyComponent(load)} />);
  await press(/^Open$/);
  await expect.element(panel()).toBeInTheDocument();
  await press(/^Open$/);
  expect(panel().elements()).toHaveLength(1);
  await press(/^Open$/);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was prepared is there with the first drawing, and is fetched once for all', async () => {
  const load = loading();
  const Part = lazyComponent(load);
  Part.prepare();
  Part.prepare();
  await load.mock.results[0]?.value;
  await render(
    <>
      <Part isWanted title="Filters" />
      <Part isWanted title="Columns" />
      <Part isWanted={false} title="Search" />
    </>,
  );
  expect(
    [panel().elements(), panel('Columns').elements(), panel('Search').elements()].map(({ length }) => length),
  ).toEqual([1, 1, 0]);
  expect(load).toHaveBeenCalledTimes(1);
});

/** Presses by keyboard: while the answer to a click is under way, faked time moves on by itself. */
async function pressKey(name: RegExp): Promise<void> {
  await focusOn(page.getByRole('button', { name }));
  await userEvent.keyboard('{Enter}');
}

/** The next try has been put off; frames are not faked, so waiting for it does not move the clock on. */
async function putOff(): Promise<void> {
  while (vi.getTimerCount() === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
}

test('a failed fetch is tried again every three seconds while the part is wanted', async () => {
  const load = loading()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockRejectedValueOnce(new TypeError('offline'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Screen part={lazyComponent(load)} />);
  await pressKey(/^Open$/);
  await putOff();
  await vi.advanceTimersByTimeAsync(2999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await putOff();
  await vi.advanceTimersByTimeAsync(3000);
  await expect.element(panel()).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
});

test('and no more once it is not wanted; when it is wanted again, at once', async () => {
  const load = loading().mockRejectedValueOnce(new TypeError('offline'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Screen part={lazyComponent(load)} />);
  await pressKey(/^Open$/);
  await putOff();
  expect(vi.getTimerCount()).toBe(1);
  await pressKey(/^Open$/);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(load).toHaveBeenCalledTimes(1);
  await pressKey(/^Open$/);
  await expect.element(panel()).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('preparing that fails is silent and does not keep the part from coming', async () => {
  const load = loading().mockRejectedValueOnce(new TypeError('offline'));
  const Part = lazyComponent(load);
  Part.prepare();
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected');
  await render(<Screen part={Part} />);
  await press(/^Open$/);
  await expect.element(panel()).toBeInTheDocument();
});

test('renders again when its props change, not whenever the screen is', async () => {
  await render(<Screen part={lazyComponent(loading())} />);
  await press(/^Open$/);
  await expect.element(panel()).toBeInTheDocument();
  drawn.mockClear();
  await press(/^Count/);
  await press(/^Count/);
  await expect.element(page.getByRole('button', { name: 'Count 2', exact: true })).toBeVisible();
  expect(drawn).not.toHaveBeenCalled();
  await press(/^Rename$/);
  await expect.element(panel('Columns')).toBeInTheDocument();
  expect(drawn.mock.calls).toEqual([['Columns']]);
});
