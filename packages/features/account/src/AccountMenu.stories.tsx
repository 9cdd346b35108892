import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { areaOf, ROLE } from '@resonanz/domain/roles';
import type { SessionUser } from '@resonanz/session/session';
import { answerFailure } from '@resonanz/testing/envelopeFetch';
import { buildRegions } from '@resonanz/testing/users';
import { CALLS, createAccountServer, people, failure, userWith } from './fixtures/accountServer.fixture.ts';
import { AccountStage, AreaFrame } from './fixtures/AccountStage.fixture.tsx';

const button = { name: /^(Nutzermenü|User menu),/ };
const dialog = { name: /^(Nutzermenü|User menu)$/ };
const region = { name: /^(Standardregion|Default region)/ };

const meta = {
  title: 'Screens/Account/User menu',
  component: AccountStage,
  parameters: { layout: 'fullscreen' },
  args: { children: <AreaFrame area="staff" />, regions: buildRegions() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await waitFor(() => expect(screen.getByRole('dialog', dialog)).toBeVisible());
  },
} satisfies Meta<typeof AccountStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = (context) => meta.play(context);

const seenBy = (user: SessionUser): NonNullable<Story['args']> => ({
  user,
  children: <AreaFrame area={areaOf(user.role.roleId)} />,
});

/** A server that rejects one of the changes. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', button)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Staff: Story = {};

export const Brand: Story = { globals: { audience: 'brand' }, args: seenBy(people.brand) };

/** Reads the feedback, and is offered none to write. */
export const SuperAdmin: Story = { args: seenBy(userWith(ROLE.superAdmin)) };

/** An invited brand is offered no feedback. */
export const TokenSignup: Story = {
  globals: { audience: 'brand' },
  args: seenBy({ ...people.brand, signupWithToken: true }),
};

/** Testers have no region. */
export const Tester: Story = { globals: { audience: 'testerworld' }, args: seenBy(people.testerworld) };

export const LongNames: Story = {
  args: {
    ...seenBy(
      userWith(ROLE.superAdmin, {
        fullName: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
        username: 'maximilian-alexander.von-hohenstein-wittelsbach@verpackungsmittelruecknahme.example',
      }),
    ),
    regions: [
      {
        regionId: 1,
        regionName: 'South',
        nameDe: 'Süddeutschland, Österreich und deutschsprachige Schweiz',
        nameEn: 'Southern Germany, Austria and German-speaking Switzerland',
      },
    ],
  },
};

export const ChoosingARegion: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole('combobox', region));
    await waitFor(() => expect(screen.getByRole('option', { name: /^(Schweiz|Switzerland)$/ })).toBeVisible());
  },
};

export const LanguageNotStored: Story = {
  args: { server: createAccountServer().on(CALLS.language, answerFailure) },
  play: async (context) => {
    await open(context);
    const languages = within(screen.getByRole('radiogroup', { name: /^(Sprache|Language)$/ }));
    await userEvent.click(languages.getByRole('radio', { checked: false }));
    await waitFor(() => expect(screen.getByText(/^(Interner Serverfehler|Internal server error)$/)).toBeVisible());
  },
};

export const RegionNotStored: Story = {
  args: { server: createAccountServer().on(CALLS.region, () => failure(422, 'invalidValue')) },
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole('combobox', region));
    await userEvent.click(await screen.findByRole('option', { name: /^(Österreich|Austria)$/ }));
    await waitFor(() => expect(screen.getByText(/Etwas ist schiefgelaufen|Something went wrong/)).toBeVisible());
    await expect(screen.getByRole('combobox', region)).toHaveTextContent('DACH');
  },
};

export const WritingFeedback: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole('button', { name: /^(Feedback schreiben|Write a Feedback)$/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^(Neue Nachricht|New message)$/ })).toBeVisible());
  },
};

/** Enter opens, Escape closes and gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', button);
    await userEvent.tab();
    while (document.activeElement !== opener) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', dialog)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog', dialog)).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
