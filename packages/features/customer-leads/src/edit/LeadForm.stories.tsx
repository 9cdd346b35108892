import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answerDenied, answerFailure, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createLeadServer } from '../fixtures/leadServer.fixture.ts';
import { LeadStage } from '../fixtures/LeadStage.fixture.tsx';

/** A server whose lead answers in one fixed way. */
const meta = {
  title: 'Screens/Customer leads/Form',
  component: LeadStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/customer-lead/50/edit' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./LeadEditScreen.tsx') })],
} satisfies Meta<typeof LeadStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {};

export const Add: Story = { args: { path: '/customer-lead/add' } };

/** A lead of a customer begins with its name. */
export const AddForCustomer: Story = { args: { path: '/customer-lead/add?customerId=4' } };

/** Sent with nothing in it, by keyboard: the first wrong field has the focus. */
export const Keyboard: Story = {
  args: { path: '/customer-lead/add' },
  play: async ({ userEvent }) => {
    (await screen.findByRole('button', { name: /^(Speichern|Save)$/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^(Firma|Company)/, description: /.+/ })).toHaveFocus(),
    );
  },
};

export const Loading: Story = { args: { server: createLeadServer().on(CALLS.details, answerNever) } };

export const Failed: Story = { args: { server: createLeadServer().on(CALLS.details, answerFailure) } };

export const Missing: Story = {
  args: { server: createLeadServer().on(CALLS.details, () => answerError(404, 'NOT_FOUND', 'notFound')) },
};

export const Denied: Story = { args: { server: createLeadServer().on(CALLS.details, answerDenied) } };

/** A user who may only look followed a link. */
export const NoRight: Story = { args: { user: buildUser({ role: { roleId: 8, roleName: 'tester' } }) } };

export const ChangedMeanwhile: Story = {
  args: {
    server: createLeadServer().on(CALLS.save, () =>
      answerError(409, 'CONFLICT', 'changedMeanwhile', {
        data: { name: 'Emre Aksoy', at: '2026-05-04T14:30:00.000Z' },
      }),
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Speichern|Save)$/ }));
    await expect(await screen.findByText(/Emre Aksoy/)).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
