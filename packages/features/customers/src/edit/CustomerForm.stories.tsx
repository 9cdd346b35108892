import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answerDenied, answerFailure, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { buildContact } from '../fixtures/customers.fixture.ts';
import { CALLS, createCustomerServer } from '../fixtures/customerServer.fixture.ts';
import { CustomerStage } from '../fixtures/CustomerStage.fixture.tsx';

/** A server whose customer answers in one fixed way. */
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

/** No one to write to, and nothing known. */
export const Bare: Story = {
  args: {
    server: createCustomerServer({
      customer: {
        streetAndHouse: '',
        cityAndZip: '',
        country: null,
        industryId: null,
        website: null,
        budget: null,
        ownerUserId: null,
        ownerName: null,
        notes: '',
        contacts: [],
      },
    }),
  },
};

export const OneContact: Story = {
  args: { server: createCustomerServer({ customer: { contacts: [buildContact()] } }) },
};

const longWords = createCustomerServer({
  customer: {
    name: 'Norddeutsche Lebensmittelverarbeitungsgenossenschaft und Verpackungsmittelrücknahme eG',
    streetAndHouse: 'Donaudampfschifffahrtsgesellschaftskapitänsstraße 112 a, Hinterhaus, 4. Obergeschoss',
    cityAndZip: '29439 Lüchow-Dannenberg (Wendland)',
    notes:
      'Nachhaltigkeitskommunikationsverantwortlichkeitsvereinbarung der Verpackungsmittelrücknahmegesellschaft. '.repeat(
        8,
      ),
    contacts: [
      buildContact({
        name: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
        role: 'Nachhaltigkeitskommunikationsverantwortlicher',
        email: 'maximilian-alexander.von.hohenstein-wittelsbach@lebensmittelverarbeitungsgenossenschaft.example',
      }),
    ],
  },
});

export const LongWords: Story = { args: { server: longWords } };

export const Loading: Story = { args: { server: createCustomerServer().on(CALLS.details, answerNever) } };

export const Failed: Story = { args: { server: createCustomerServer().on(CALLS.details, answerFailure) } };

export const Missing: Story = {
  args: { server: createCustomerServer().on(CALLS.details, () => answerError(404, 'NOT_FOUND', 'notFound')) },
};

export const Denied: Story = { args: { server: createCustomerServer().on(CALLS.details, answerDenied) } };

/** A user who may only look followed a link. */
export const NoRight: Story = { args: { user: buildUser({ role: { roleId: 8, roleName: 'tester' } }) } };

export const ChangedMeanwhile: Story = {
  args: {
    server: (() => {
      const server = createCustomerServer();
      server.on(CALLS.save, () =>
        answerError(409, 'CONFLICT', 'changedMeanwhile', {
          data: { name: 'Emre Aksoy', at: '2026-05-04T14:30:00.000Z' },
        }),
      );
      return server;
    })(),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Speichern|Save)$/ }));
    await expect(await screen.findByText(/Emre Aksoy/)).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLongWords: Story = { args: { server: longWords }, globals: { viewport: { value: 'phone' } } };
