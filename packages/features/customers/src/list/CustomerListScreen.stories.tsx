import type { Meta, StoryObj } from '@storybook/react-vite';
import { sees } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { buildContact, buildCustomer } from '../fixtures/customers.fixture.ts';
import { CALLS, createCustomerServer } from '../fixtures/customerServer.fixture.ts';
import { CustomerStage } from '../fixtures/CustomerStage.fixture.tsx';

/** A server whose list answers in one fixed way. */
const meta = {
  title: 'Screens/Customers/List',
  component: CustomerStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./CustomerListScreen.tsx') })],
} satisfies Meta<typeof CustomerStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const One: Story = { args: { server: createCustomerServer({ customers: [buildCustomer()] }) } };

/** The last of many pages. */
export const TenThousand: Story = {
  args: {
    path: '/customer/management?page=1000',
    server: createCustomerServer({ customers: many(10_000, (index) => buildCustomer({}, index)) }),
  },
  play: sees(/^9[.,]991–10[.,]000 (von|of) 10[.,]000$/),
};

export const Filtered: Story = {
  args: { path: '/customer/management?status=2&owner=9&industry=1&budget=5000..90000&sort=-usedBudget' },
};

export const Empty: Story = { args: { server: createCustomerServer({ customers: [] }) } };

export const NoMatch: Story = { args: { path: '/customer/management?q=niemand' } };

export const Loading: Story = { args: { server: createCustomerServer().on(CALLS.list, answerNever) } };

export const Failed: Story = { args: { server: createCustomerServer().on(CALLS.list, answerFailure) } };

export const Denied: Story = { args: { server: createCustomerServer().on(CALLS.list, answerDenied) } };

const longNames = createCustomerServer({
  customers: many(6, (index) =>
    buildCustomer(
      {
        name: 'Norddeutsche Lebensmittelverarbeitungsgenossenschaft und Verpackungsmittelrücknahme eG',
        cityAndZip: '29439 Lüchow-Dannenberg (Wendland)',
        mainContact: buildContact({ name: 'Maximilian-Alexander von Hohenstein-Wittelsbach' }),
        ownerName: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
        usedBudget: 9_999_999,
      },
      index,
    ),
  ),
});

export const LongNames: Story = { args: { server: longNames } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLongNames: Story = { args: { server: longNames }, globals: { viewport: { value: 'phone' } } };
