import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage } from '../fixtures/ProjectStage.fixture.tsx';
import { buildManyShipments, serveShipping, SHIPPING_CALLS as CALLS } from '../fixtures/shipping.fixture.ts';

const meta = {
  title: 'Screens/Projects/Shipping',
  component: ProjectStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/project/1?tab=shipping' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      screen: await Promise.all([
        import('../detail/ProjectDetailScreen.tsx'),
        import('./ShippingTab.tsx'),
        import('./import/ImportDialog.tsx'),
      ]),
    }),
  ],
} satisfies Meta<typeof ProjectStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const csv = new File(['Bewerbung;Sendungsnummer\r\n1;JJD0001\r\n'], 'versand.csv', { type: 'text/csv' });

export const Shipping: Story = {};

export const InEnglish: Story = { globals: { language: 'en' } };

export const Many: Story = { args: { server: serveShipping(createProjectServer(), buildManyShipments()) } };

export const Empty: Story = { args: { server: serveShipping(createProjectServer(), []) } };

export const Loading: Story = { args: { server: createProjectServer().on(CALLS.shipments, answerNever) } };

export const Failed: Story = { args: { server: createProjectServer().on(CALLS.shipments, answerFailure) } };

/** Nothing is shipped any more; the list stays. */
export const Closed: Story = { args: { server: createProjectServer({ project: { status: 3 } }) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const ship: Play = async ({ canvas }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: /^(Produkt an Ronja Steffens|Ship the product to Ronja)/ }),
  );
  await screen.findByRole('dialog');
};

export const ShippingOne: Story = { play: ship };

export const Correcting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Sendung von Franziska|Edit the parcel of Franziska)/ }),
    );
    await screen.findByRole('dialog');
  },
};

const openImport: Play = async ({ canvas }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: /^(Sendungsnummern importieren|Import tracking numbers)$/ }),
  );
  await screen.findByRole('dialog');
};

export const Import: Story = { play: openImport };

export const ImportPreview: Story = {
  play: async (context) => {
    await openImport(context);
    await userEvent.upload(
      await screen.findByLabelText(/^(Datei mit Sendungsnummern|File with tracking numbers)/, { selector: 'input' }),
      csv,
    );
    await userEvent.click(screen.getByRole('button', { name: /^(Datei prüfen|Check the file)$/ }));
    await screen.findByText('JJD0001', { exact: false });
  },
};
