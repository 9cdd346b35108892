import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sees } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { CampaignStage } from '../fixtures/CampaignStage.fixture.tsx';
import { createFormServer, FORM_CALLS } from '../fixtures/formServer.fixture.ts';

const next = async () => userEvent.click(await screen.findByRole('button', { name: /^(Weiter|Next)$/ }));

const meta = {
  title: 'Screens/Campaigns/Form',
  component: CampaignStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/campaign/add', server: createFormServer() },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      add: await import('./AddScreen.tsx'),
      edit: await import('./EditScreen.tsx'),
      history: await import('../talk/CampaignHistory.tsx'),
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
} satisfies Meta<typeof CampaignStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Add: Story = {};

export const Copy: Story = {
  args: { path: '/campaign/add?copy=20' },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Frühjahrskollektion 2026');
    await next();
    await next();
    await expect(
      await canvas.findByRole('checkbox', { name: /^(Kanäle der kopierten|Take the channels)/ }),
    ).toBeChecked();
  },
};

export const FromRequest: Story = {
  args: { path: '/campaign/add?request=5' },
  play: sees(/A-2026-005/),
};

export const Summary: Story = {
  args: { path: '/campaign/add?request=5' },
  play: async ({ canvas }) => {
    await canvas.findByText(/A-2026-005/);
    for (let step = 0; step < 4; step += 1) await next();
    await expect(await canvas.findByRole('button', { name: /^(Kampagne anlegen|Add campaign)$/ })).toBeVisible();
  },
};

/** Sent with nothing in it, by keyboard: the wrong field has the focus, and the form stays at its step. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('textbox', { name: /^(Kampagnenname|Campaign name)/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^(Kampagnenname|Campaign name)/, description: /.+/ })).toHaveFocus(),
    );
  },
};

/** The server finds errors in two steps: the first one is shown, both are marked. */
export const Rejected: Story = {
  args: {
    path: '/campaign/add?copy=20',
    server: createFormServer().on(FORM_CALLS.add, () =>
      answerError(422, 'VALIDATION_FAILED', 'validationFailed', {
        fieldErrors: [
          { field: 'customerId', key: 'customerNotFound' },
          { field: 'briefing.product', key: 'containsHtml' },
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Frühjahrskollektion 2026');
    for (let step = 0; step < 4; step += 1) await next();
    await userEvent.click(await canvas.findByRole('button', { name: /^(Kampagne anlegen|Add campaign)$/ }));
    await waitFor(() =>
      expect(
        canvas.getByRole('combobox', { name: /^(Kunde|Customer)/, description: /gibt es nicht mehr|does not exist/ }),
      ).toBeVisible(),
    );
  },
};

export const Edit: Story = { args: { path: '/campaign/20/edit' } };

export const EditOfRequest: Story = {
  args: {
    path: '/campaign/20/edit',
    server: createFormServer({ type: 2, campaignRequestId: 5, requestNumber: 'A-2026-005' }),
  },
};

export const ChangedMeanwhile: Story = {
  args: {
    path: '/campaign/20/edit',
    server: createFormServer().on(FORM_CALLS.update, () =>
      answerError(409, 'CONFLICT', 'changedMeanwhile', {
        data: { name: 'Emre Aksoy', at: '2026-05-04T14:30:00.000Z' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(Kampagnenname|Campaign name)/ }), ' II');
    await userEvent.click(canvas.getByRole('button', { name: /^(Speichern|Save)$/ }));
    await expect(await canvas.findByText(/Emre Aksoy/)).toBeVisible();
  },
};

export const History: Story = {
  args: { path: '/campaign/20/edit' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Verlauf|History)$/ }));
    await expect(await screen.findByText('Emre Aksoy')).toBeVisible();
  },
};

/** Long words, and nothing but them. */
export const LongGerman: Story = {
  args: {
    path: '/campaign/20/edit',
    server: createFormServer({
      name: 'Nachhaltigkeitskommunikation Verpackungsmittelrücknahme Österreich und Süddeutschland',
      customerName: 'Norddeutsche Lebensmittelverarbeitungsgenossenschaft eG',
      customerId: 77,
      categories: [1, 5, 9, 17, 25],
      campaignRequestId: null,
      requestNumber: null,
    }),
  },
};

/** The request has become a campaign already. */
export const AlreadyLinked: Story = {
  args: {
    path: '/campaign/add?request=5',
    server: createFormServer().on(FORM_CALLS.draft, () =>
      answerError(409, 'CONFLICT', 'requestHasCampaign', { data: { campaignId: 20 } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(Zur Kampagne|To the campaign)$/ })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { path: '/campaign/20/edit', server: createFormServer().on(FORM_CALLS.read, answerNever) },
};

export const Failed: Story = {
  args: { path: '/campaign/20/edit', server: createFormServer().on(FORM_CALLS.read, answerFailure) },
};

export const ChoicesFailed: Story = { args: { server: createFormServer().on(FORM_CALLS.choices, answerFailure) } };

export const Denied: Story = {
  args: { path: '/campaign/20/edit', server: createFormServer().on(FORM_CALLS.read, answerDenied) },
};

/** A user who may only look followed a link. */
export const NoRight: Story = { args: { user: buildUser({ role: { roleId: 8, roleName: 'tester' } }) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
