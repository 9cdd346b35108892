import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerDenied, answerNever, answerError, answerSuccess } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { buildUser } from '@resonanz/testing/users';
import {
  buildChannelRecord,
  buildHistory,
  buildRecord,
  createEditServer,
  EDIT_CALLS,
  EDIT_PATH,
} from '../fixtures/editServer.fixture.ts';
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
    ).on(EDIT_CALLS.history, () => answerSuccess({ content: [], older: null })),
  },
};

export const OneChannel: Story = {
  args: { server: createEditServer(buildRecord({ channels: [buildChannelRecord()] })) },
};

/** Many channels, and a history of which only the newest part is there. */
export const ManyChannels: Story = {
  args: {
    server: createEditServer(
      buildRecord({
        channels: many(24, (index) =>
          buildChannelRecord({ channelId: 170 + index, handle: `lenahartwig.${index + 1}` }),
        ),
      }),
    ).on(EDIT_CALLS.history, () =>
      answerSuccess({
        content: many(50, (index) => ({ ...buildHistory()[index % 3], historyId: 500 - index })),
        older: 450,
      }),
    ),
  },
};

const longWords = createEditServer(
  buildRecord({
    firstName: 'Maximilian-Alexander Konstantin',
    surname: 'Freiherr von Hohenstein-Wittelsbach zu Donaudampfschifffahrtsgesellschaft',
    email: 'maximilian-alexander.konstantin.von.hohenstein-wittelsbach@kuenstlervermittlungsgesellschaft.example',
    cities: 'Garmisch-Partenkirchen an der Loisach',
    management: 'Künstlervermittlungsgesellschaft Sternenstaub und Partnerinnen mbH & Co. KG',
    consentSource: 'Datenschutzgrundverordnungskonforme Einwilligungserklärung auf dem Anmeldeformular',
    channels: [
      buildChannelRecord({
        handle: 'maximilian.alexander.konstantin.von.hohenstein.wittelsbach',
        followers: 123_456_789,
      }),
    ],
  }),
);

export const LongWords: Story = { args: { server: longWords } };

export const Loading: Story = { args: { server: createEditServer().on(EDIT_CALLS.read, answerNever) } };

export const NotFound: Story = {
  args: { server: createEditServer().on(EDIT_CALLS.read, () => answerError(404, 'NOT_FOUND', 'notFound')) },
};

export const Denied: Story = { args: { server: createEditServer().on(EDIT_CALLS.read, answerDenied) } };

export const Failed: Story = {
  args: { server: createEditServer().on(EDIT_CALLS.read, () => answerError(500, 'ERROR', 'error')) },
};

/** A user who may only look followed a link. */
export const Forbidden: Story = {
  args: { server: createEditServer(), user: buildUser({ role: { roleId: 8, roleName: 'tester' } }) },
};

export const AddingForbidden: Story = {
  args: {
    path: '/dashboard/add',
    server: createEditServer(),
    user: buildUser({ role: { roleId: 8, roleName: 'tester' } }),
  },
};

export const Adding: Story = {
  args: {
    path: '/dashboard/add',
    server: createEditServer().on(EDIT_CALLS.duplicates, () =>
      answerSuccess([
        {
          influencerId: 40,
          firstName: 'Lena',
          surname: 'Hartwig',
          cities: 'Hamburg',
          picture: null,
          channels: [{ channelId: 400, platform: 'TikTok', handle: '@lena' }],
          match: 'name',
        },
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /Adresse des Kanals|Address of the channel/ }),
      'instagram.com/lenahartwig?hl=de',
    );
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
    await waitFor(() =>
      expect(
        within(canvasElement.ownerDocument.body).getByText(/Influencer gespeichert|Influencer saved/),
      ).toBeVisible(),
    );
  },
};

export const Phone: Story = { args: { server: createEditServer() }, globals: { viewport: { value: 'phone' } } };

export const PhoneLongWords: Story = { args: { server: longWords }, globals: { viewport: { value: 'phone' } } };

export const AddingOnAPhone: Story = {
  args: { path: '/dashboard/add', server: createEditServer() },
  globals: { viewport: { value: 'phone' } },
};
