import { answerRefusal } from '@resonanz/testing/envelopeFetch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { CustomerStage } from '../fixtures/CustomerStage.fixture.tsx';
import { CALLS, createCustomerServer } from '../fixtures/customerServer.fixture.ts';

const meta = {
  title: 'Screens/Customers/Form',
  component: CustomerStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/customer/1/edit' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./CustomerEditScreen.tsx') })],
} satisfies Meta<typeof CustomerStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {};

export const Add: Story = { args: { path: '/customer/add' } };

/** Sent with nothing in it, by keyboard: the first wrong field has the focus. */
export const Keyboard: Story = {
  args: { path: '/customer/add' },
  play: async ({ userEvent }) => {
    (await screen.findByRole('button', { name: /^(Speichern|Save)$/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/, description: /.+/ })).toHaveFocus());
  },
};

export const ChangedMeanwhile: Story = {
  args: {
    server: (() => {
      const server = createCustomerServer();
      server.on(CALLS.save, () => answerRefusal(409, 'CONFLICT', 'changedMeanwhile', { data: { name: 'Emre Aksoy', at: '2026-05-04T14:30:00.000Z' } }));
      return server;
    })(),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Speichern|Save)$/ }));
    await expect(await screen.findByText(/Emre Aksoy/)).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
