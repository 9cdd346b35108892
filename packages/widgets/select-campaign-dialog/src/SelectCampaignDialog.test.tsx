import '@resonanz/tokens/styles';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import {
  type SelectableCampaign,
  SelectCampaignDialog,
  type SelectCampaignDialogProps,
} from './SelectCampaignDialog.tsx';

const campaigns: readonly SelectableCampaign[] = [
  { campaignId: 20, name: 'Frühjahrskollektion 2026' },
  { campaignId: 21, name: 'Sommer ohne Zucker' },
  { campaignId: 22, name: 'Haarpflege für jeden Tag' },
];
const channels = [
  { channelId: 1, name: 'Lena Hartwig', picture: null },
  { channelId: 2, name: 'Ole Petersen', picture: null },
];

function Asked(props: Partial<SelectCampaignDialogProps>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <LanguageProvider language="en">
      <button type="button" onClick={() => setOpen(true)}>
        Again
      </button>
      <SelectCampaignDialog
        campaigns={campaigns}
        channels={channels}
        isBookmarkMode
        onChoose={() => {}}
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </LanguageProvider>
  );
}

const show = (props: Partial<SelectCampaignDialogProps> = {}) => render(<Asked {...props} />);
const dialog = () => page.getByRole('dialog', { name: 'Select campaign' });
const field = () => dialog().getByRole('combobox');
const choose = () => dialog().getByRole('button', { name: 'Choose' });
const options = () => page.getByRole('option');

beforeEach(() => page.viewport(1440, 900));

test('lists campaigns by name and finds them while typing [R-SEL-001] [R-SEL-004]', async () => {
  await show();
  await field().click();
  await expect.element(options().nth(2)).toBeVisible();
  expect(
    options()
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['Frühjahrskollektion 2026', 'Haarpflege für jeden Tag', 'Sommer ohne Zucker']);
  await field().fill('zucker');
  await expect.element(options().nth(1)).not.toBeInTheDocument();
  await expect.element(options().first()).toHaveTextContent('Sommer ohne Zucker');
});

test('the list is there at once, and arrows and Enter choose from it', async () => {
  const onChoose = vi.fn<(campaign: SelectableCampaign) => void>();
  const screen = await show({ campaigns: undefined, onChoose });
  await expect.element(field()).toHaveFocus();
  expect(page.getByRole('listbox').elements()).toEqual([]);
  await screen.rerender(<Asked onChoose={onChoose} />);
  await expect.element(options().nth(2)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(field()).toHaveValue('Haarpflege für jeden Tag');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await choose().click();
  expect(onChoose.mock.calls).toEqual([[campaigns[2]]]);
});

test('draws only the rows in sight of 100,000, each 31 px high, to the last one, and finds one of them [R-SEL-001] [R-SEL-002] [R-SEL-003] [R-LAYOUT-024]', async () => {
  const many = Array.from({ length: 100_000 }, (_, at) => ({
    campaignId: at + 1,
    name: `Campaign ${String(at + 1).padStart(6, '0')}`,
  }));
  const onChoose = vi.fn<(campaign: SelectableCampaign) => void>();
  await show({ campaigns: many, onChoose });
  await field().click();
  await expect.element(options().first()).toBeVisible();
  expect(options().elements().length).toBeLessThan(30);
  expect(options().first().element().getBoundingClientRect().height).toBe(31);
  await expect.element(options().first()).toHaveAttribute('aria-setsize', '100000');
  expect(page.getByRole('listbox').element().getBoundingClientRect().height).toBeLessThanOrEqual(200);
  await userEvent.keyboard('{End}');
  const last = page.getByRole('option', { name: 'Campaign 100000' });
  await expect.element(last).toHaveAttribute('aria-posinset', '100000');
  expect(options().elements().length).toBeLessThan(30);
  await expect
    .poll(
      () =>
        last.element().getBoundingClientRect().bottom <=
        page.getByRole('listbox').element().getBoundingClientRect().bottom + 1,
    )
    .toBe(true);
  await field().fill('054321');
  await expect
    .poll(() =>
      options()
        .elements()
        .map((option) => option.textContent),
    )
    .toEqual(['Campaign 054321']);
  await userEvent.keyboard('{Enter}');
  await choose().click();
  expect(onChoose.mock.calls).toEqual([[many[54_320]]]);
});

test('the dialog conforms', async () => {
  await expectConformance(<Asked />, { role: 'dialog', name: 'Select campaign' });
});

test('Choose is disabled until a campaign is picked [R-SEL-005]', async () => {
  const onChoose = vi.fn<(campaign: SelectableCampaign) => void>();
  await show({ onChoose });
  await expect.element(choose()).toBeDisabled();
  await field().click();
  await options().getByText('Sommer ohne Zucker').click();
  await choose().click();
  expect(onChoose.mock.calls).toEqual([[campaigns[1]]]);
});

test('both close buttons close, and the next time nothing is picked [R-SEL-006]', async () => {
  await show();
  for (const which of [0, 1]) {
    await field().fill('Sommer');
    await userEvent.keyboard('{Enter}');
    await expect.element(choose()).toBeEnabled();
    await dialog().getByRole('button', { name: 'Close' }).nth(which).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Again' }).click();
    await expect.element(choose()).toBeDisabled();
    await expect.element(field()).toHaveValue('');
  }
});

test('shows a spinner while the campaigns are on their way [R-SEL-007]', async () => {
  const screen = await show({ campaigns: undefined });
  await expect.element(dialog().getByRole('status')).toHaveTextContent('Campaigns are being loaded');
  await screen.rerender(<Asked />);
  await expect.element(dialog().getByRole('status')).not.toBeInTheDocument();
});

test('says that all bookmarked channels are added [R-SEL-008]', async () => {
  await show();
  await expect
    .element(dialog().getByText('All selected channels will be added to this campaign', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Campaign', exact: true })).toBeVisible();
});

test('asks for the Campaign Name otherwise [R-SEL-009]', async () => {
  await show({ isBookmarkMode: false, channels: channels.slice(0, 1) });
  await expect.element(page.getByRole('combobox', { name: 'Campaign Name', exact: true })).toBeVisible();
  await expect.element(dialog().getByText('1 channel')).toBeVisible();
  expect(dialog().element().textContent).not.toContain('All selected channels');
});

test('says No data available when nothing matches [R-SEL-010]', async () => {
  await show();
  await field().fill('nothing of the kind');
  await expect.element(page.getByText('No data available', { exact: true })).toBeVisible();
});

test('is busy while the channels are sent, and cannot be left [R-SEL-011]', async () => {
  await show({ isPending: true });
  await expect.element(dialog().getByRole('img', { name: 'Channels are being added' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).toBeVisible();
});

test('without channels there is nothing to choose for', async () => {
  await show({ channels: [] });
  await field().fill('Sommer');
  await userEvent.keyboard('{Enter}');
  await expect.element(choose()).toBeDisabled();
});

test('collisions stand while their campaign is picked, with the offer to add the others', async () => {
  const onAddOthers = vi.fn<(campaign: SelectableCampaign) => void>();
  await show({ collisions: { campaignId: 21, names: ['Lena Hartwig (Instagram)'] }, onAddOthers });
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await field().fill('Sommer');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert').getByText('Lena Hartwig (Instagram)')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Add the other channel' }).click();
  expect(onAddOthers.mock.calls).toEqual([[campaigns[1]]]);
  await field().fill('Haar');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('where all channels are there already, there are no others to add', async () => {
  await show({
    collisions: { campaignId: 21, names: ['Lena Hartwig (Instagram)', 'Ole Petersen (Blog)'] },
    onAddOthers: () => {},
  });
  await field().fill('Sommer');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByRole('alert').getByRole('button').elements()).toHaveLength(0);
});
