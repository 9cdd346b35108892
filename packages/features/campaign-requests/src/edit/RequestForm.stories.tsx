import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { seesAlert, seesDenial } from '@resonanz/stage/plays';
import { buildCampaignRequestForm } from '@resonanz/testing/campaignRequests';
import { answerDenied, answerFailure, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import { LONG_REQUEST } from '../fixtures/requestData.fixture.ts';
import { CALLS, createRequestServer, type RequestServerOptions } from '../fixtures/requestServer.fixture.ts';
import { brandUser, RequestStage } from '../fixtures/RequestStage.fixture.tsx';

const ADD = '/campaign-self-service/campaign-request/add';
const EDIT = '/campaign-self-service/campaign-request/5/edit';

const draft = (step: number, more: RequestServerOptions['request'] = {}) =>
  createRequestServer({ request: { isDraft: true, status: 1, mayEdit: true, mayWithdraw: true, step, ...more } });

const meta = {
  title: 'Screens/CampaignRequests/Form',
  component: RequestStage,
  parameters: { layout: 'fullscreen' },
  args: { path: EDIT },
  globals: { audience: 'brand', density: 'comfortable' },
  loaders: [async () => ({ screens: await Promise.all([import('./AddScreen.tsx'), import('./EditScreen.tsx')]) })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
  },
} satisfies Meta<typeof RequestStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { args: { path: ADD } };

export const Product: Story = { args: { server: draft(1) } };
export const Goal: Story = { args: { server: draft(2) } };
export const TargetGroup: Story = { args: { server: draft(3) } };
export const Channels: Story = { args: { server: draft(4) } };
export const BudgetAndTime: Story = {
  args: {
    server: draft(5, { form: buildCampaignRequestForm({ durationMonths: null, durationOther: 'bis zum Abverkauf' }) }),
  },
};
export const Briefing: Story = { args: { server: draft(6) } };

const toSummary: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Weiter|Next)$/ }));
  await canvas.findByRole('heading', { level: 2, name: /^(Zusammenfassung|Summary)$/ });
};

export const Summary: Story = { args: { server: draft(6) }, play: toSummary };

/** What is missing is shown at its step when the request is to be sent. */
export const Incomplete: Story = {
  args: { server: draft(6, { form: buildCampaignRequestForm({ budget: null, startDate: null }) }) },
  play: async (context) => {
    await toSummary(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: /^(Anfrage senden|Send request)$/ }));
    await context.canvas.findByRole('heading', { level: 2, name: /^Budget/ });
  },
};

export const DeclinedBefore: Story = {
  args: { server: draft(1, { isDraft: false, status: 3, declineReason: 'Der gewünschte Zeitraum ist zu kurz.' }) },
};

export const SentAlready: Story = { args: { server: draft(1, { isDraft: false, status: 1 }) } };

export const NotEditable: Story = {
  args: { server: createRequestServer({ request: { mayEdit: false } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(Zur Anfrage|To the request)$/ })).toBeVisible();
  },
};

export const Rejected: Story = {
  args: {
    path: ADD,
    server: createRequestServer().on(CALLS.save, () => answerError(409, 'CONFLICT', 'tooManyDrafts')),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Weiter|Next)$/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Invited: Story = {
  args: { path: ADD, user: { ...brandUser, signupWithToken: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const Loading: Story = {
  args: { server: createRequestServer().on(CALLS.detail, answerNever) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status');
  },
};

export const Failed: Story = {
  args: { server: createRequestServer().on(CALLS.detail, answerFailure) },
  play: seesAlert,
};

export const Denied: Story = {
  args: { server: createRequestServer().on(CALLS.detail, answerDenied) },
  play: seesDenial,
};

export const English: Story = { args: { server: draft(3) }, globals: { language: 'en' } };
export const LongGerman: Story = { args: { server: draft(6, LONG_REQUEST) }, play: toSummary };
export const Phone: Story = { args: { server: draft(4) }, globals: { viewport: { value: 'phone' } } };
