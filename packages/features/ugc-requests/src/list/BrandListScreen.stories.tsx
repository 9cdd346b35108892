import type { Meta, StoryObj } from '@storybook/react-vite';
import { seesBusyTable, seesDenial, seesNoData, seesReload } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildUgcRequestListItem } from '@resonanz/testing/ugcRequests';
import { CALLS, createUgcServer } from '../fixtures/ugcServer.fixture.ts';
import { brandUser, UgcStage } from '../fixtures/UgcStage.fixture.tsx';

const PATH = '/campaign-self-service/ugc-video';
const LONG = 'Feuchtigkeitsspendende Gesichtsreinigungsemulsion mit Ringelblumenextrakt';

const meta = {
  title: 'Screens/UgcRequests/BrandList',
  component: UgcStage,
  parameters: { layout: 'fullscreen' },
  args: { path: PATH },
  globals: { audience: 'brand', density: 'comfortable' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./BrandListScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findAllByText(/^UGC-2026-0007$/);
  },
} satisfies Meta<typeof UgcStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const One: Story = { args: { server: createUgcServer({ requests: [buildUgcRequestListItem()] }) } };

export const Drafts: Story = {
  args: { path: `${PATH}?status=draft` },
  play: async ({ canvas }) => void (await canvas.findAllByText(/^(Entwurf|Draft)$/)),
};

export const Invited: Story = { args: { user: { ...brandUser, signupWithToken: true } } };

export const Empty: Story = { args: { server: createUgcServer({ requests: [] }) }, play: seesNoData };

export const Loading: Story = {
  args: { server: createUgcServer().on(CALLS.list, answerNever) },
  play: seesBusyTable,
};

export const Failed: Story = { args: { server: createUgcServer().on(CALLS.list, answerFailure) }, play: seesReload };

export const Denied: Story = {
  args: { server: createUgcServer().on(CALLS.list, answerDenied) },
  play: seesDenial,
};

export const English: Story = { globals: { language: 'en' } };

export const LongGerman: Story = {
  args: { server: createUgcServer({ requests: [buildUgcRequestListItem({ productName: LONG, brandName: LONG })] }) },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
