import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sees } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever, answerPage, answerError } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { buildUser } from '@resonanz/testing/users';
import { InfluencerStage } from '../fixtures/InfluencerStage.fixture.tsx';
import { buildProfile, buildProfileChannel, buildUnknownProfile, longProfile } from '../fixtures/profile.fixture.ts';
import { buildInfluencerCampaign } from '../fixtures/profileRecords.fixture.ts';
import { createProfileServer, PROFILE_CALLS } from '../fixtures/profileServer.fixture.ts';

const PATH = '/dashboard/profile/100/instagram/1001';

const meta = {
  title: 'Screens/Influencers/Profile',
  component: InfluencerStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./ProfileScreen.tsx') })],
  args: { path: PATH, server: createProfileServer() },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
} satisfies Meta<typeof InfluencerStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Stars with their counter, the trusted flag and the origin of each figure [R-LAYOUT-006] [R-LAYOUT-007]
 * [R-LAYOUT-008].
 */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lena Hartwig' })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /4[,.]6 (von|of) 5 (Sternen|stars), 38 (Bewertungen|ratings)/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/^(Vertrauenswürdig|Trusted)$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('img', { name: /(Von|From) .*128[.,]412/ })).toBeVisible());
  },
};

export const Unknown: Story = {
  args: {
    server: createProfileServer(buildUnknownProfile()).on(PROFILE_CALLS.campaigns, () =>
      answerError(500, 'REFUSED', 'refused'),
    ),
  },
};

/** One channel, so there is nothing to choose between. */
export const OneChannel: Story = {
  args: { server: createProfileServer(buildProfile({ channels: [buildProfileChannel()] })) },
};

export const LongWords: Story = { args: { server: createProfileServer(longProfile()) } };

export const Campaigns: Story = { args: { path: `${PATH}?tab=campaigns` } };

export const Contracts: Story = { args: { path: `${PATH}?tab=contracts` } };

export const NoContract: Story = {
  args: {
    path: `${PATH}?tab=contracts`,
    server: createProfileServer().on(PROFILE_CALLS.contracts, () => answerPage([])),
  },
};

export const OneCampaign: Story = {
  args: {
    path: `${PATH}?tab=campaigns`,
    server: createProfileServer().on(PROFILE_CALLS.campaigns, () => answerPage([buildInfluencerCampaign()])),
  },
};

export const NoCampaigns: Story = {
  args: {
    path: `${PATH}?tab=campaigns`,
    server: createProfileServer().on(PROFILE_CALLS.campaigns, () => answerPage([])),
  },
};

const tenThousand = many(10_000, (index) => buildInfluencerCampaign({}, index));
export const TenThousandCampaigns: Story = {
  args: {
    path: `${PATH}?tab=campaigns`,
    server: createProfileServer().on(PROFILE_CALLS.campaigns, ({ query }) =>
      answerPage(tenThousand, Number(query.get('pageNumber') ?? 0), Number(query.get('pageSize') ?? 10)),
    ),
  },
  play: sees(/(von|of) 10[.,]000$/),
};

export const Prices: Story = { args: { path: `${PATH}?tab=prices` } };

export const Personal: Story = {
  args: {
    path: `${PATH}?tab=personal`,
    server: createProfileServer(
      longProfile({
        iban: 'DE••••••••••••••••2051',
        dob: null,
        address: null,
        masked: ['iban', 'dob', 'address'],
        status: 'blocked',
        blockedReason: 'Hat zweimal ohne Absage nicht geliefert.',
      }),
    ),
  },
};

export const Comments: Story = { args: { path: `${PATH}?tab=comments` } };

export const Files: Story = { args: { path: `${PATH}?tab=files` } };

/** Figures that a user read off the platform. */
export const EnterFigures: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Weitere Aktionen|More actions)$/ }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('menuitem', { name: /^(Zahlen eintragen|Enter figures)$/ }));
    const dialog = within(await body.findByRole('dialog', { name: /^(Zahlen eintragen|Enter figures): / }));
    await userEvent.click(dialog.getByRole('button', { name: /^(Zielgruppe in Prozent|Audience in percent)$/ }));
    await expect(await dialog.findByLabelText(/^(Deutschland|Germany)$/)).toBeVisible();
  },
};

/** An artist management sees its own person with prices, without campaigns, ratings and comments. */
export const Management: Story = {
  args: { user: buildUser({ role: { roleId: 7, roleName: 'management' } }) },
};

export const Loading: Story = { args: { server: createProfileServer().on(PROFILE_CALLS.profile, answerNever) } };

export const NotFound: Story = {
  args: { server: createProfileServer().on(PROFILE_CALLS.profile, () => answerError(404, 'REFUSED', 'refused')) },
};

export const Failed: Story = { args: { server: createProfileServer().on(PROFILE_CALLS.profile, answerFailure) } };

export const Denied: Story = { args: { server: createProfileServer().on(PROFILE_CALLS.profile, answerDenied) } };

/** Channel, part and rating without a mouse. */
export const Keyboard: Story = {
  args: { server: createProfileServer() },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 });
    await step('the tabs of the parts', async () => {
      (await canvas.findByRole('tab', { name: /Übersicht|Overview/ })).focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
      await expect(await canvas.findByRole('table', { name: /Preisliste|Price list/ })).toBeVisible();
    });
    await step('another channel', async () => {
      canvas.getByRole('link', { name: /TikTok/ }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('link', { name: /TikTok/ })).toHaveAttribute('aria-current', 'page'));
      await expect(canvas.getByRole('tab', { name: /Preise|Prices/ })).toHaveAttribute('aria-selected', 'true');
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLongWords: Story = {
  args: { server: createProfileServer(longProfile()) },
  globals: { viewport: { value: 'phone' } },
};
