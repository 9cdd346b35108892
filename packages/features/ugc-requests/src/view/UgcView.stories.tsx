import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { seesAlert } from '@resonanz/stage/plays';
import { answerFailure, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import { buildUgcRequest } from '@resonanz/testing/ugcRequests';
import { CALLS, createUgcServer, pendingRequest } from '../fixtures/ugcServer.fixture.ts';
import { UgcStage } from '../fixtures/UgcStage.fixture.tsx';

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const meta = {
  title: 'Screens/UgcRequests/BrandView',
  component: UgcStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/campaign-self-service/ugc-video/7/view' },
  globals: { audience: 'brand', density: 'comfortable' },
  loaders: [async () => ({ screen: await import('./BrandViewScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: /^(Preis|Price)$/ });
  },
} satisfies Meta<typeof UgcStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {};

export const NoCreatorsYet: Story = {
  args: { server: createUgcServer({ request: buildUgcRequest({ creators: [] }) }) },
};

export const WithScript: Story = {
  args: {
    server: createUgcServer({
      request: buildUgcRequest({
        videos: buildUgcRequest().videos.map((video) => ({
          ...video,
          script: 'Abends, vor dem Schlafen: zwei Tropfen.',
          hooks: ['Müde Haut am Morgen?', 'Zwei Tropfen genügen.'],
        })),
      }),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: /^(Skript und Startvarianten zu Video 1|Script and start variants of video 1)$/,
      }),
    );
    const [first] = await canvas.findAllByText('Zwei Tropfen genügen.');
    await waitFor(() => expect(first).toBeVisible());
  },
};

export const Pending: Story = { args: { server: createUgcServer({ request: pendingRequest() }) } };

export const Draft: Story = { args: { server: createUgcServer({ request: pendingRequest({ isDraft: true }) }) } };

export const Declined: Story = {
  args: {
    server: createUgcServer({ request: pendingRequest({ status: 3, declineReason: 'Der Termin ist zu früh.' }) }),
  },
};

export const Offered: Story = {
  args: {
    server: createUgcServer({
      request: buildUgcRequest({
        offers: [
          {
            version: 2,
            lines: [
              { text: 'Drei Videos', amount: 900 },
              { text: 'Zwei Startvarianten', amount: 80.5 },
            ],
            total: 980.5,
            note: 'Inklusive Abstimmung.',
            createdBy: 'Katharina Bergmann',
            createdAt: '2026-11-03T08:00:00Z',
          },
          {
            version: 1,
            lines: [{ text: 'Drei Videos', amount: 900 }],
            total: 900,
            note: '',
            createdBy: 'Katharina Bergmann',
            createdAt: '2026-11-02T08:00:00Z',
          },
        ],
      }),
    }),
  },
};

export const LongGerman: Story = {
  args: {
    server: createUgcServer({
      request: buildUgcRequest({
        brandName: LONG,
        order: { productName: LONG, briefing: `${LONG} `.repeat(8), productDescription: LONG },
      }),
    }),
  },
};

export const Loading: Story = {
  args: { server: createUgcServer().on(CALLS.detail, answerNever) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(Anfrage wird geladen|The request is being loaded)$/ });
  },
};

export const Failed: Story = {
  args: { server: createUgcServer().on(CALLS.detail, answerFailure) },
  play: seesAlert,
};

export const NotFound: Story = {
  args: { server: createUgcServer().on(CALLS.detail, () => answerError(404, 'NOT_FOUND', 'notFound')) },
  play: seesAlert,
};

export const AskingForACorrection: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Korrektur anfordern|Ask for a correction)$/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const English: Story = { globals: { language: 'en' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
