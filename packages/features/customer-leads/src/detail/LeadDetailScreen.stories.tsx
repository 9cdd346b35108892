import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { buildCustomerLeadDetails } from '@resonanz/testing/customerLeads';
import { answerDenied, answerFailure, answerNever, answerPage, answerError } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createLeadServer } from '../fixtures/leadServer.fixture.ts';
import { LeadStage } from '../fixtures/LeadStage.fixture.tsx';

/** A server whose lead answers in one fixed way. */
const meta = {
  title: 'Screens/Customer leads/Detail',
  component: LeadStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/customer-lead/50/view' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      screen: await Promise.all([
        import('./LeadDetailScreen.tsx'),
        import('./LogTab.tsx'),
        import('./TodosTab.tsx'),
        import('./FilesTab.tsx'),
        import('./HistoryTab.tsx'),
      ]),
    }),
  ],
} satisfies Meta<typeof LeadStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (tab: string) => `/customer-lead/50/view?tab=${tab}`;
const none = () => answerPage([], 0, 10);

export const Overview: Story = {};

/** The follow-up is due, and the lead belongs to a customer. */
export const Due: Story = {
  args: {
    server: createLeadServer({ lead: { isFollowUpDue: true, customerId: 4, customerName: 'Lichtwerk Kosmetik GmbH' } }),
  },
};

export const Lost: Story = {
  args: { server: createLeadServer({ lead: { status: 6, reason: 'Das Budget für dieses Jahr ist vergeben.' } }) },
};

/** A lead of whom little is known yet. */
export const Bare: Story = {
  args: {
    server: createLeadServer({
      lead: {
        status: 1,
        country: null,
        industryId: null,
        mainContact: null,
        contacts: [],
        expectedBudget: null,
        expectedMonth: null,
        probability: null,
        nextStep: '',
        followUpDate: null,
        ownerUserId: null,
        ownerName: null,
        lastContactAt: null,
        website: null,
        platforms: [],
        notes: '',
        legalBasis: null,
      },
    }),
  },
};

const [contact] = buildCustomerLeadDetails().contacts;

export const LongWords: Story = {
  args: {
    server: createLeadServer({
      lead: {
        company: 'Norddeutsche Lebensmittelverarbeitungsgenossenschaft und Verpackungsmittelrücknahme eG',
        nextStep:
          'Nachhaltigkeitskommunikationsverantwortlichkeitsvereinbarung der Verpackungsmittelrücknahmegesellschaft besprechen',
        ...(contact && {
          contacts: [
            {
              ...contact,
              name: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
              role: 'Nachhaltigkeitskommunikationsverantwortlicher',
            },
          ],
        }),
      },
    }),
  },
};

export const Log: Story = { args: { path: at('log') } };

export const LogEmpty: Story = { args: { path: at('log'), server: createLeadServer().on(CALLS.log, none) } };

export const LogLoading: Story = { args: { path: at('log'), server: createLeadServer().on(CALLS.log, answerNever) } };

export const LogFailed: Story = { args: { path: at('log'), server: createLeadServer().on(CALLS.log, answerFailure) } };

export const LogDenied: Story = { args: { path: at('log'), server: createLeadServer().on(CALLS.log, answerDenied) } };

export const Todos: Story = { args: { path: at('todos') } };

export const TodosEmpty: Story = { args: { path: at('todos'), server: createLeadServer().on(CALLS.todos, none) } };

export const TodosDenied: Story = {
  args: { path: at('todos'), server: createLeadServer().on(CALLS.todos, answerDenied) },
};

export const Files: Story = { args: { path: at('files') } };

export const FilesFailed: Story = {
  args: { path: at('files'), server: createLeadServer().on(CALLS.files, answerFailure) },
};

export const History: Story = { args: { path: at('history') } };

export const HistoryFailed: Story = {
  args: { path: at('history'), server: createLeadServer().on(CALLS.history, answerFailure) },
};

export const Loading: Story = { args: { server: createLeadServer().on(CALLS.details, answerNever) } };

export const Failed: Story = { args: { server: createLeadServer().on(CALLS.details, answerFailure) } };

export const Missing: Story = {
  args: { server: createLeadServer().on(CALLS.details, () => answerError(404, 'NOT_FOUND', 'notFound')) },
};

export const Denied: Story = { args: { server: createLeadServer().on(CALLS.details, answerDenied) } };

/** A user who may only look. */
export const NoRight: Story = { args: { user: buildUser({ role: { roleId: 8, roleName: 'tester' } }) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

// A menu is a dialog, too, and may still be closing when what it asks for opens: so each is found by its name.
const opens =
  (name: RegExp, button: RegExp, item?: RegExp): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    if (item) await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
  };

/** A won lead becomes a customer. */
export const Won: Story = {
  args: { server: createLeadServer({ lead: { status: 4 } }) },
  play: opens(/^Lead (gewonnen|won)$/, /^(Status ändern|Change status)$/, /^(Gewonnen|Won)$/),
};

export const FollowUp: Story = {
  play: opens(
    /^(Wiedervorlage planen|Plan follow-up)$/,
    /^(Aktionen für|Actions for) Nordlicht/,
    /^(Wiedervorlage planen|Plan follow-up)$/,
  ),
};

export const LogContact: Story = {
  args: { path: at('log') },
  play: opens(/^(Kontakt mit Nordlicht|Log a contact with Nordlicht)/, /^(Kontakt festhalten|Log contact)$/),
};

export const AddTodo: Story = {
  args: { path: at('todos') },
  play: opens(/^(To-do anlegen|Add to-do)$/, /^(To-do anlegen|Add to-do)$/),
};
