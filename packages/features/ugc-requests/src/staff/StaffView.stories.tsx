import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { seesDenial } from '@resonanz/stage/plays';
import { answerDenied } from '@resonanz/testing/envelopeFetch';
import { buildUgcMoney } from '@resonanz/testing/ugcRequests';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createUgcServer, pendingRequest, unseenRequest } from '../fixtures/ugcServer.fixture.ts';
import { UgcStage } from '../fixtures/UgcStage.fixture.tsx';

const onRequest = () =>
  createUgcServer({
    request: pendingRequest({
      order: { length: 'others', lengthText: '5 Minuten' },
      money: buildUgcMoney({ onRequest: true, perVideo: null, total: null, vat: null, gross: null }),
    }),
  });

const meta = {
  title: 'Screens/UgcRequests/StaffView',
  component: UgcStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/campaign/ugc-video-request/7/view', user: buildUser() },
  loaders: [async () => ({ screen: await import('./StaffViewScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: /^(Preis|Price)$/ });
  },
} satisfies Meta<typeof UgcStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {};

export const NotShownYet: Story = { args: { server: createUgcServer({ request: unseenRequest() }) } };

export const Pending: Story = { args: { server: createUgcServer({ request: pendingRequest() }) } };

export const OnRequest: Story = { args: { server: onRequest() } };

export const NamingAPrice: Story = {
  args: { server: onRequest() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Preis nennen|Name a price)$/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const AmongTheAgency: Story = {
  args: { server: createUgcServer({ request: pendingRequest() }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^(Intern|Internal)$/ }));
    await waitFor(() => expect(canvas.getByText('Budget ist knapp.')).toBeVisible());
  },
};

export const Deactivating: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Deaktivieren|Deactivate)$/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const UploadingAVersion: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^(Version hochladen|Upload a version)$/ });
    if (first !== undefined) await userEvent.click(first);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const WritingTheScript: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', {
      name: /^(Skript und Startvarianten|Script and start variants)$/,
    });
    if (first !== undefined) await userEvent.click(first);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Declined: Story = {
  args: {
    server: createUgcServer({ request: pendingRequest({ status: 3, declineReason: 'Der Termin ist zu früh.' }) }),
  },
};

export const Denied: Story = {
  args: { server: createUgcServer().on(CALLS.detail, answerDenied) },
  play: seesDenial,
};

export const English: Story = { globals: { language: 'en' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
