import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { seesDenial } from '@resonanz/stage/plays';
import { buildCampaignRequestForm, buildProposedChannel } from '@resonanz/testing/campaignRequests';
import { answerDenied, answerFailure, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { buildUser } from '@resonanz/testing/users';
import { buildLongProposals, LONG_REQUEST } from '../fixtures/requestData.fixture.ts';
import { CALLS, createRequestServer } from '../fixtures/requestServer.fixture.ts';
import { RequestStage } from '../fixtures/RequestStage.fixture.tsx';

const meta = {
  title: 'Screens/CampaignRequests/Detail',
  component: RequestStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/campaign-self-service/campaign-request/5/view' },
  globals: { audience: 'brand', density: 'comfortable' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./RequestDetailScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: /^(Creator-Vorschläge|Creator proposals)$/ });
  },
} satisfies Meta<typeof RequestStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const message: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toBeVisible();
};

const openDialog: Play = async ({ canvas }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: /^(Lena Hoffmann ablehnen|Decline Lena Hoffmann)$/ }),
  );
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

const decline: Play = async (context) => {
  await openDialog(context);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /^(Sonstiges|Other)$/ }));
  await userEvent.type(dialog.getByRole('textbox'), 'Wir möchten diesmal Videos.');
  await userEvent.click(dialog.getByRole('button', { name: /^(Ablehnen|Decline)$/ }));
};

/** Every decision there is. */
export const Decisions: Story = {};

export const OneProposal: Story = {
  args: { server: createRequestServer({ channels: [buildProposedChannel({ daysLeft: 0 })] }) },
};

export const EverythingDecided: Story = {
  args: {
    server: createRequestServer({
      channels: many(3, (index) => buildProposedChannel({ brandStatus: 3, daysLeft: null }, index)),
    }),
  },
};

export const NoProposals: Story = { args: { server: createRequestServer({ channels: [] }) } };

export const Pending: Story = {
  args: {
    server: createRequestServer({
      channels: [],
      request: {
        status: 1,
        campaignName: null,
        campaignStart: null,
        campaignEnd: null,
        form: buildCampaignRequestForm({ ndaRequired: true }),
      },
    }),
  },
};

export const Declined: Story = {
  args: {
    server: createRequestServer({
      channels: [],
      request: { status: 3, declineReason: 'Der gewünschte Zeitraum ist zu kurz.' },
    }),
  },
};

export const LittleKnown: Story = {
  args: {
    server: createRequestServer({
      request: {
        campaignStart: null,
        campaignEnd: null,
        form: buildCampaignRequestForm({
          startDate: null,
          durationMonths: null,
          countries: [],
          productDescription: '',
        }),
      },
      channels: [
        buildProposedChannel({
          city: null,
          followers: null,
          engagementRate: null,
          externalBudget: null,
          service: '',
          daysLeft: null,
          audience: {
            germany: null,
            austria: null,
            switzerland: null,
            genderMale: null,
            genderFemale: null,
            topAgeBand: null,
          },
        }),
      ],
    }),
  },
};

export const Loading: Story = {
  args: { server: createRequestServer().on(CALLS.detail, answerNever) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(Anfrage wird geladen|The request is being loaded)$/ });
  },
};

export const Failed: Story = { args: { server: createRequestServer().on(CALLS.detail, answerFailure) }, play: message };

export const NotFound: Story = {
  args: { server: createRequestServer().on(CALLS.detail, () => answerError(404, 'NOT_FOUND', 'notFound')) },
  play: message,
};

export const Denied: Story = {
  args: { server: createRequestServer().on(CALLS.detail, answerDenied) },
  play: seesDenial,
};

export const English: Story = { globals: { language: 'en' } };

export const LongGerman: Story = {
  args: { server: createRequestServer({ request: LONG_REQUEST, channels: buildLongProposals() }) },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLongGerman: Story = { ...LongGerman, globals: { viewport: { value: 'phone' } } };

/** The second person of a brand decides like the first. */
export const Manager: Story = {
  args: { user: buildUser({ role: { roleId: 2, roleName: 'manager' }, companyName: 'Grünwald Kosmetik GmbH' }) },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: /^(Lena Hoffmann auf die Warteliste setzen|Put Lena Hoffmann on the waiting list)$/,
      }),
    );
    await waitFor(() =>
      expect(
        screen.getByText(/^(Lena Hoffmann steht auf der Warteliste|Lena Hoffmann is on the waiting list)\./),
      ).toBeVisible(),
    );
  },
};

export const AskingForTheReason: Story = { play: openDialog };

export const DeclineFailed: Story = {
  args: { server: createRequestServer().on(CALLS.decide, answerFailure) },
  play: async (context) => {
    await decline(context);
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveValue('Wir möchten diesmal Videos.'),
    );
  },
};

/** Declining by keyboard: the focus comes back to the row although its buttons are gone. */
export const DecliningByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^(Lena Hoffmann ablehnen|Decline Lena Hoffmann)$/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getAllByRole('radio')[0]?.focus();
    await userEvent.keyboard(' {ArrowDown}');
    dialog.getByRole('button', { name: /^(Ablehnen|Decline)$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText(/^(Creator passt nicht zur Marke|Creator does not fit the brand)$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Lena Hoffmann/ })).toHaveFocus());
  },
};
