import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { seesBusyTable, seesDenial, seesNoData, seesReload } from '@resonanz/stage/plays';
import { buildCampaignRequestListItem } from '@resonanz/testing/campaignRequests';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildLongRequests } from '../fixtures/requestData.fixture.ts';
import { CALLS, createRequestServer } from '../fixtures/requestServer.fixture.ts';
import { RequestStage } from '../fixtures/RequestStage.fixture.tsx';

const PATH = '/campaign-self-service/campaign-request';

const meta = {
  title: 'Screens/CampaignRequests/List',
  component: RequestStage,
  parameters: { layout: 'fullscreen' },
  args: { path: PATH },
  globals: { audience: 'brand', density: 'comfortable' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./RequestListScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /Frühjahrskollektion 2026|Nachhaltigkeitskommunikation/ });
  },
} satisfies Meta<typeof RequestStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const One: Story = { args: { server: createRequestServer({ requests: [buildCampaignRequestListItem()] }) } };

export const Filtered: Story = { args: { path: `${PATH}?status=2&sort=-budget` } };

export const Empty: Story = {
  args: { server: createRequestServer({ requests: [] }) },
  play: seesNoData,
};

export const NoMatch: Story = {
  args: { path: `${PATH}?q=niemand` },
  play: seesNoData,
};

export const Loading: Story = {
  args: { server: createRequestServer().on(CALLS.list, answerNever) },
  play: seesBusyTable,
};

export const Failed: Story = {
  args: { server: createRequestServer().on(CALLS.list, answerFailure) },
  play: seesReload,
};

export const Denied: Story = {
  args: { server: createRequestServer().on(CALLS.list, answerDenied) },
  play: seesDenial,
};

export const English: Story = { globals: { language: 'en' } };

export const LongGerman: Story = {
  args: { server: createRequestServer({ requests: buildLongRequests() }) },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The status is chosen by keyboard, and its chip takes it back. */
export const FilteringByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^1–10 (von|of) 24$/);
    const status = () => canvas.getByRole('combobox', { name: /^Status/ });
    (await canvas.findByRole('combobox', { name: /^Status/ })).focus();
    await userEvent.keyboard('Abge');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Abgelehnt' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(status()).toHaveTextContent('Abgelehnt'));
    canvas.getByRole('button', { name: 'Anwenden' }).focus();
    await userEvent.keyboard('{Enter}');
    const chip = await canvas.findByRole('button', { name: 'Abgelehnt entfernen' });
    await expect(await canvas.findByText(/^1–8 (von|of) 8$/)).toBeVisible();
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^1–10 (von|of) 24$/)).toBeVisible();
  },
};
