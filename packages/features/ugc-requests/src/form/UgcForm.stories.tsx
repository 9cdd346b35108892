import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sees } from '@resonanz/stage/plays';
import { answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { CALLS, createUgcServer, pendingRequest } from '../fixtures/ugcServer.fixture.ts';
import { UgcStage } from '../fixtures/UgcStage.fixture.tsx';

const BASE = '/campaign-self-service/ugc-video';
const draft = () => createUgcServer({ request: pendingRequest({ isDraft: true }) });
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const meta = {
  title: 'Screens/UgcRequests/Form',
  component: UgcStage,
  parameters: { layout: 'fullscreen' },
  args: { path: `${BASE}/add` },
  globals: { audience: 'brand', density: 'comfortable' },
  loaders: [
    async () => ({ screens: await Promise.all([import('./UgcAddScreen.tsx'), import('./UgcEditScreen.tsx')]) }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: /^(Produkt|Product)$/ });
  },
} satisfies Meta<typeof UgcStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};

export const Draft: Story = { args: { path: `${BASE}/7/edit`, server: draft() } };

export const OnRequest: Story = {
  args: {
    path: `${BASE}/7/edit`,
    server: createUgcServer({
      request: pendingRequest({ isDraft: true, order: { length: 'others', lengthText: '5 Minuten' } }),
    }),
  },
};

export const LongGerman: Story = {
  args: {
    path: `${BASE}/7/edit`,
    server: createUgcServer({
      request: pendingRequest({
        isDraft: true,
        order: { productName: LONG, briefing: `${LONG} `.repeat(6), lengthText: LONG, length: 'others' },
      }),
    }),
  },
};

export const Loading: Story = {
  args: { path: `${BASE}/7/edit`, server: createUgcServer().on(CALLS.detail, answerNever) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const NotSaved: Story = {
  args: {
    path: `${BASE}/7/edit`,
    server: createUgcServer({ request: pendingRequest({ isDraft: true }) }).on(CALLS.save, answerFailure),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Entwurf speichern|Save draft)$/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Taken: Story = {
  args: { path: `${BASE}/7/edit`, server: createUgcServer({ request: pendingRequest({ mayChange: false }) }) },
  play: sees(/^(Die Agentur arbeitet schon|The agency is already working)/),
};

export const English: Story = { globals: { language: 'en' } };

export const Phone: Story = {
  args: { path: `${BASE}/7/edit`, server: draft() },
  globals: { viewport: { value: 'phone' } },
};
