import '@resonanz/tokens/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createApiClient } from '@resonanz/api-client/client';
import { ApiProvider } from '@resonanz/api-client/react';
import { todoKeys } from '@resonanz/api-client/todos';
import { LanguageProvider } from '@resonanz/i18n/react';
import {
  type Answer,
  answerDenied,
  answerFailure,
  answerSuccess,
  createEnvelopeFetch,
  type EnvelopeFetch,
} from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { TODAY, todos } from '../todos.fixture.ts';
import { ConnectedTodoDialog, type ConnectedTodoDialogProps } from './ConnectedTodoDialog.tsx';

const CALL = 'GET /todo/getByDueDate';

let server: EnvelopeFetch;
let queryClient: QueryClient;
/** What the session remembers until the log-in ends. */
let wasShown: boolean;
const onViewAll = vi.fn<() => void>();

const wire = todos.map((todo) => ({
  ...todo,
  assign: 9,
  assignName: 'Katharina Bergmann',
  createdBy: 2,
  createdByName: 'Tobias Reinders',
  status: 1,
  customerLeadId: null,
  createdAt: `${TODAY}T06:00:00.000Z`,
  updatedAt: `${TODAY}T06:00:00.000Z`,
}));

/** The page after a log-in, with a dialog of its own. */
function Page({ isBusy, ...props }: Partial<ConnectedTodoDialogProps> & { isBusy?: boolean }) {
  const [isOtherOpen, setOtherOpen] = useState(isBusy ?? false);
  return (
    <LanguageProvider language="en">
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch })}>
          <Button onPress={() => {}}>Somewhere</Button>
          <Dialog isOpen={isOtherOpen} onOpenChange={setOtherOpen} title="Other task" closeLabel="Close other">
            Words
          </Dialog>
          <ConnectedTodoDialog
            mayView
            wasShown={wasShown}
            onShown={() => (wasShown = true)}
            onViewAll={onViewAll}
            {...props}
          />
        </ApiProvider>
      </QueryClientProvider>
    </LanguageProvider>
  );
}

const popup = () => page.getByRole('dialog', { name: "Today's Todo" });
const somewhere = () => page.getByRole('button', { name: 'Somewhere' });

/** Waits until the server has answered and the page has drawn what follows from it. */
async function settled(): Promise<void> {
  await expect.poll(() => server.received(CALL)).toHaveLength(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

beforeEach(() => {
  server = createEnvelopeFetch();
  server.on(CALL, () => answerSuccess(wire));
  queryClient = new QueryClient();
  wasShown = false;
  onViewAll.mockReset();
});

test('what is due today is shown once a log-in, and not after a reload [R-TODOPOP-004]', async () => {
  const first = await render(<Page />);
  await expect.element(popup()).toBeVisible();
  expect(popup().getByRole('listitem').elements()).toHaveLength(3);
  expect(wasShown).toBe(true);
  await first.unmount();
  await render(<Page />);
  await expect.element(somewhere()).toBeVisible();
  expect(popup().elements()).toEqual([]);
  expect(server.received(CALL)).toHaveLength(1);
});

test('Escape closes it for good and gives the focus back', async () => {
  server.on(CALL, async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return answerSuccess(wire);
  });
  await render(<Page />);
  await focusOn(somewhere());
  await expect.element(popup()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(popup()).not.toBeInTheDocument();
  await expect.element(somewhere()).toHaveFocus();
});

test('View All closes it and leads on', async () => {
  await render(<Page />);
  await popup().getByRole('button', { name: 'View All' }).click();
  expect(onViewAll).toHaveBeenCalledOnce();
  await expect.element(popup()).not.toBeInTheDocument();
});

test('without the right to view nothing is asked for and nothing shown [R-TODOPOP-005]', async () => {
  await render(<Page mayView={false} />);
  await expect.element(somewhere()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.received(CALL)).toEqual([]);
  expect(popup().elements()).toEqual([]);
});

test.each<[string, Answer]>([
  ['an empty day', () => answerSuccess([])],
  ['a server that breaks', answerFailure],
  ['a denial', answerDenied],
  ['no network', () => Promise.reject(new TypeError('no network'))],
])('after %s nothing is shown or said, and nothing asked again [R-ERR-009]', async (_title, answer) => {
  server.on(CALL, answer);
  await render(<Page />);
  await settled();
  expect(popup().elements()).toEqual([]);
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(wasShown).toBe(false);
});

test('what is added later in the day does not bring it up', async () => {
  server.on(CALL, () => answerSuccess([]));
  await render(<Page />);
  await settled();
  server.on(CALL, () => answerSuccess(wire));
  await queryClient.invalidateQueries({ queryKey: todoKeys.all });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(popup().elements()).toEqual([]);
});

test('it waits until another dialog has been closed', async () => {
  await render(<Page isBusy />);
  await settled();
  expect(popup().elements()).toEqual([]);
  await page.getByRole('button', { name: 'Close other' }).click();
  await expect.element(popup()).toBeVisible();
});

test('it waits while the reader must not be interrupted', async () => {
  const screen = await render(<Page isBlocked />);
  await settled();
  expect(popup().elements()).toEqual([]);
  await screen.rerender(<Page isBlocked={false} />);
  await expect.element(popup()).toBeVisible();
});
