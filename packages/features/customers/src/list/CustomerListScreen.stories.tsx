import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CustomerStage } from '../fixtures/CustomerStage.fixture.tsx';
import { CALLS, createCustomerServer } from '../fixtures/customerServer.fixture.ts';
import { buildContact, buildCustomer } from '../fixtures/customers.fixture.ts';

/** A server whose list answers in one fixed way. */
function serverWhere(answer: () => Response | Promise<Response>) {
  const server = createCustomerServer();
  server.on(CALLS.list, answer);
  return server;
}

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

export const Filtered: Story = { args: { path: '/customer/management?status=2&owner=9&industry=1&budget=5000..90000&sort=-usedBudget' } };

export const Empty: Story = { args: { server: createCustomerServer({ customers: [] }) } };

export const Loading: Story = { args: { server: serverWhere(answerNever) } };

export const Failed: Story = { args: { server: serverWhere(answerFailure) } };

export const Denied: Story = { args: { server: serverWhere(answerDenied) } };

export const LongNames: Story = {
  args: {
    server: createCustomerServer({
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
    }),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
