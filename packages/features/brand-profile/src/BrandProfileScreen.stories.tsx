import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildMember, CALLS, createProfileServer } from './fixtures/profileServer.fixture.ts';
import { ProfileStage } from './fixtures/ProfileStage.fixture.tsx';

/** A server whose profile answers in one fixed way. */
const meta = {
  title: 'Screens/BrandProfile',
  component: ProfileStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'brand' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./BrandProfileScreen.tsx') })],
} satisfies Meta<typeof ProfileStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {};

/** Another company name waits for the agency. */
export const NamePending: Story = {
  args: { server: createProfileServer({ pendingCompanyName: 'Lindenblatt Pflege AG' }) },
};

const declined = {
  companyNameChangeId: 1,
  requestedName: 'Lindenblatt Pflege AG',
  previousName: null,
  status: 2,
  reason: 'Bitte die Rechtsform angeben.',
  askedAt: '2026-11-18T08:00:00.000Z',
  decidedAt: '2026-11-19T08:00:00.000Z',
} as const;

/** The last company name that was asked for was declined. */
export const NameDeclined: Story = { args: { server: createProfileServer({}, { companyNameChange: declined }) } };

/** The present company name was asked for and approved. */
export const NameApproved: Story = {
  args: {
    server: createProfileServer(
      {},
      { companyNameChange: { ...declined, requestedName: 'Lindenblatt Naturkosmetik GmbH', status: 1, reason: null } },
    ),
  },
};

/** The brand has asked for its account to be deleted. */
export const DeletionAsked: Story = {
  args: { server: createProfileServer({ deletionRequestedAt: '2026-11-20T08:00:00.000Z' }) },
};

/** Inviting a colleague into the team. */
export const Inviting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Person einladen|Invite a person)$/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const LongWords: Story = {
  args: {
    server: createProfileServer(
      {
        team: [
          buildMember({
            fullName: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
            username: 'maximilian-alexander.von-hohenstein-wittelsbach@lebensmittelverarbeitung.example',
          }),
        ],
      },
      { companyName: 'Norddeutsche Lebensmittelverarbeitungsgenossenschaft und Verpackungsmittelrücknahme eG' },
    ),
  },
};

export const Loading: Story = { args: { server: createProfileServer().on(CALLS.profile, answerNever) } };

export const Failed: Story = { args: { server: createProfileServer().on(CALLS.profile, answerFailure) } };

export const Denied: Story = { args: { server: createProfileServer().on(CALLS.profile, answerDenied) } };

export const English: Story = { globals: { audience: 'brand', language: 'en' } };

export const Phone: Story = { globals: { audience: 'brand', viewport: { value: 'phone' } } };
