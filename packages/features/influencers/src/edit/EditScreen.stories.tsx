import { answerRefusal, answerSuccess } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildRecord, createEditServer, EDIT_CALLS, EDIT_PATH } from '../fixtures/editServer.fixture.ts';
import { InfluencerStage } from '../fixtures/InfluencerStage.fixture.tsx';

const meta = {
  title: 'Screens/Influencers/Edit',
  component: InfluencerStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ edit: await import('./EditScreen.tsx'), add: await import('./AddScreen.tsx') })],
  args: { path: EDIT_PATH, user: buildUser({ role: { roleId: 1, roleName: 'admin' } }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
} satisfies Meta<typeof InfluencerStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  args: { server: createEditServer() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Hartwig')).toBeVisible();
    await expect(await canvas.findByText('Katharina Voss')).toBeVisible();
  },
};

/** Blocked, nearly nothing known, and long words where there are any. */
export const Sparse: Story = {
  args: {
    server: createEditServer(
      buildRecord({
        firstName: '',
        surname: 'Freifrau von Hohenlohe-Waldenburg-Schillingsfürst',
        email: null,
        mobile: null,
        dob: null,
        address: null,
        category: [],
        pets: [],
        athletic: [],
        mobility: [],
        numberOfChildren: null,
        channels: [],
        status: 'blocked',
        blockReason: 'Hat zweimal nicht geliefert',
      }),
      { [EDIT_CALLS.history]: () => answerSuccess({ content: [], older: null }) },
    ),
  },
};

export const Failed: Story = { args: { server: createEditServer(undefined, { [EDIT_CALLS.read]: () => answerRefusal(500, 'ERROR', 'error') }) } };

/** Somebody who may only look followed a link. */
export const Refused: Story = { args: { server: createEditServer(), user: buildUser({ role: { roleId: 8, roleName: 'tester' } }) } };

export const Adding: Story = {
  args: {
    path: '/dashboard/add',
    server: createEditServer(undefined, {
      [EDIT_CALLS.duplicates]: () =>
        answerSuccess([
          { influencerId: 40, firstName: 'Lena', surname: 'Hartwig', cities: 'Hamburg', picture: null, channels: [{ channelId: 400, platform: 'TikTok', handle: '@lena' }], match: 'name' },
        ]),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Adresse des Kanals|Address of the channel/ }), 'instagram.com/lenahartwig?hl=de');
    await expect(await canvas.findByText('@lenahartwig')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Vorname|First name/ }), 'Lena');
    await userEvent.type(canvas.getByRole('textbox', { name: /Nachname|Surname/ }), 'Hartwig');
    await expect(await canvas.findByText(/gleicher Name|same name/)).toBeVisible();
  },
};

export const Channel: Story = {
  args: { server: createEditServer() },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Bearbeiten|Edit): Instagram/ }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Preis Post|Price Post/ })).toBeVisible());
  },
};

/** A change by keyboard alone: a field, and Enter. */
export const Keyboard: Story = {
  args: { server: createEditServer() },
  play: async ({ canvas, canvasElement }) => {
    const city = await canvas.findByRole('textbox', { name: /Stadt|City/ });
    city.focus();
    await userEvent.keyboard('{Control>}a{/Control}Kiel{Enter}');
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/Influencer gespeichert|Influencer saved/)).toBeVisible());
  },
};
