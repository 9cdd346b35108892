import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answerDenied, answerFailure, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import { buildContact, buildInvitation } from '../fixtures/customers.fixture.ts';
import { CALLS, createCustomerServer } from '../fixtures/customerServer.fixture.ts';
import { CustomerStage } from '../fixtures/CustomerStage.fixture.tsx';

/** A server whose customer answers in one fixed way. */
const meta = {
  title: 'Screens/Customers/Detail',
  component: CustomerStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/customer/1/view' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./CustomerDetailScreen.tsx') })],
} satisfies Meta<typeof CustomerStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Campaigns: Story = { args: { path: '/customer/1/view?tab=campaigns' } };

export const Contracts: Story = { args: { path: '/customer/1/view?tab=contracts' } };

export const Leads: Story = { args: { path: '/customer/1/view?tab=leads' } };

export const LeadsDenied: Story = {
  args: { path: '/customer/1/view?tab=leads', server: createCustomerServer().on(CALLS.leads, answerDenied) },
};

export const Files: Story = { args: { path: '/customer/1/view?tab=files' } };

export const History: Story = { args: { path: '/customer/1/view?tab=history' } };

/** A prospect of whom little is known yet. */
export const Bare: Story = {
  args: {
    server: createCustomerServer({
      customer: {
        status: 1,
        streetAndHouse: '',
        cityAndZip: '',
        country: null,
        industryId: null,
        website: null,
        budget: null,
        ownerName: null,
        notes: '',
        contacts: [],
        invitations: [],
      },
    }),
  },
};

/** Nothing has happened for twelve months. */
export const Dormant: Story = {
  args: { server: createCustomerServer({ customer: { openCampaigns: 0, usedBudget: 0, formerProposed: true } }) },
};

export const LongWords: Story = {
  args: {
    server: createCustomerServer({
      customer: {
        name: 'Norddeutsche Lebensmittelverarbeitungsgenossenschaft und Verpackungsmittelrücknahme eG',
        contacts: [
          buildContact({
            name: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
            role: 'Nachhaltigkeitskommunikationsverantwortlicher',
          }),
        ],
        invitations: [
          buildInvitation({ state: 'expired' }),
          buildInvitation({
            invitationId: 2,
            state: 'accepted',
            contactName: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
          }),
        ],
        archived: true,
        status: 3,
      },
    }),
  },
};

export const Loading: Story = { args: { server: createCustomerServer().on(CALLS.details, answerNever) } };

export const Failed: Story = { args: { server: createCustomerServer().on(CALLS.details, answerFailure) } };

export const Missing: Story = {
  args: { server: createCustomerServer().on(CALLS.details, () => answerError(404, 'NOT_FOUND', 'notFound')) },
};

export const Denied: Story = { args: { server: createCustomerServer().on(CALLS.details, answerDenied) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The logo can be changed or taken away. */
export const Logo: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Aktionen für|Actions for) Lindenblatt/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Logo ändern|Change the logo)$/ }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^(Bild entfernen|Remove picture)$/ })).toBeVisible(),
    );
  },
};

export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    const invite = await screen.findByRole('button', {
      name: /(Marion Albrecht in das Kampagnenportal einladen|Invite Marion Albrecht to the campaign portal)/,
    });
    invite.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(invite).toHaveFocus());
  },
};
