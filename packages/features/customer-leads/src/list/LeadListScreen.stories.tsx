import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sees } from '@resonanz/stage/plays';
import { buildCustomerLead } from '@resonanz/testing/customerLeads';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { buildUser } from '@resonanz/testing/users';
import { buildLeads, CALLS, createLeadServer } from '../fixtures/leadServer.fixture.ts';
import { LeadStage } from '../fixtures/LeadStage.fixture.tsx';

/** A server whose list answers in one fixed way. */
const meta = {
  title: 'Screens/Customer leads/List',
  component: LeadStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({ screen: await Promise.all([import('./LeadListScreen.tsx'), import('../board/BoardView.tsx')]) }),
  ],
} satisfies Meta<typeof LeadStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone' } };

export const Many: Story = {};

export const One: Story = {
  args: { server: createLeadServer({ leads: [buildCustomerLead({ isFollowUpDue: true })] }) },
};

/** The last of many pages. */
export const TenThousand: Story = {
  args: { path: '/customer-lead?page=1000', server: createLeadServer({ leads: buildLeads(10_000) }) },
  play: sees(/^9[.,]991–10[.,]000 (von|of) 10[.,]000$/),
};

export const Filtered: Story = {
  args: {
    path: '/customer-lead?state=open&source=3&owner=7&qualified=1&budget=5000..90000&due=1&country=DE&created=2026-09-01..2026-11-30',
  },
};

export const Empty: Story = { args: { server: createLeadServer({ leads: [] }) } };

export const NoMatch: Story = { args: { path: '/customer-lead?q=niemand' } };

export const Loading: Story = { args: { server: createLeadServer().on(CALLS.list, answerNever) } };

export const Failed: Story = { args: { server: createLeadServer().on(CALLS.list, answerFailure) } };

export const Denied: Story = { args: { server: createLeadServer().on(CALLS.list, answerDenied) } };

/** A user who may only look. */
export const NoRight: Story = { args: { user: buildUser({ role: { roleId: 8, roleName: 'tester' } }) } };

const longWords = createLeadServer({
  leads: many(6, (index) =>
    buildCustomerLead(
      {
        company: 'Norddeutsche Lebensmittelverarbeitungsgenossenschaft und Verpackungsmittelrücknahme eG',
        nextStep:
          'Nachhaltigkeitskommunikationsverantwortlichkeitsvereinbarung der Verpackungsmittelrücknahmegesellschaft besprechen',
        ownerName: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
        expectedBudget: 9_999_999,
        isFollowUpDue: true,
      },
      index,
    ),
  ),
});

export const LongWords: Story = { args: { server: longWords } };

export const Phone: Story = { globals: onPhone };

export const PhoneLongWords: Story = { args: { server: longWords }, globals: onPhone };

export const Board: Story = { args: { path: '/customer-lead#board' } };

export const BoardFiltered: Story = { args: { path: '/customer-lead?state=open#board' } };

export const BoardEmpty: Story = { args: { path: '/customer-lead#board', server: createLeadServer({ leads: [] }) } };

export const BoardLoading: Story = {
  args: { path: '/customer-lead#board', server: createLeadServer().on(CALLS.list, answerNever) },
};

export const BoardFailed: Story = {
  args: { path: '/customer-lead#board', server: createLeadServer().on(CALLS.list, answerFailure) },
};

export const BoardDenied: Story = {
  args: { path: '/customer-lead#board', server: createLeadServer().on(CALLS.list, answerDenied) },
};

export const BoardLongWords: Story = { args: { path: '/customer-lead#board', server: longWords } };

export const BoardPhone: Story = { args: { path: '/customer-lead#board' }, globals: onPhone };

/** A status that needs a reason asks for it before the card goes there. */
export const BoardReason: Story = {
  args: { path: '/customer-lead#board', server: createLeadServer({ leads: [buildCustomerLead()] }) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Aktionen für|Actions for) Nordlicht/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Verloren|Lost)$/ }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: /^(Status ändern: Verloren|Change status: Lost)$/ })).toBeVisible(),
    );
  },
};
