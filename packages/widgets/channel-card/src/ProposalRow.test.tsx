import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { buildProposedChannel } from '@resonanz/testing/campaignRequests';
import { expectConformance } from '@resonanz/testing/conformance';
import { ProposalRow, type ProposalRowProps, type ProposedChannel } from './ProposalRow.tsx';

type Report = ReturnType<typeof vi.fn<(channel: ProposedChannel) => void>>;
let onApprove: Report;
let onWaitingList: Report;
let onDecline: Report;

const build = (overrides: Partial<ProposedChannel> = {}) =>
  buildProposedChannel({ name: 'Lena Hartwig', ...overrides });
const row = (props: Partial<ProposalRowProps> = {}, language: Language = 'en') => (
  <LanguageProvider language={language}>
    <ul>
      <ProposalRow
        channel={build()}
        onApprove={onApprove}
        onWaitingList={onWaitingList}
        onDecline={onDecline}
        {...props}
      />
    </ul>
  </LanguageProvider>
);
const item = () => page.getByRole('listitem');
const buttons = () =>
  item()
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);

beforeEach(async () => {
  await page.viewport(1200, 600);
  onApprove = vi.fn<(channel: ProposedChannel) => void>();
  onWaitingList = vi.fn<(channel: ProposedChannel) => void>();
  onDecline = vi.fn<(channel: ProposedChannel) => void>();
});

test('conforms in both languages', async () => {
  await expectConformance(row({}, 'de'), { role: 'link', name: 'Lena Hartwig Kanal auf Instagram öffnen' });
  await expectConformance(row(), { role: 'link', name: 'Lena Hartwig Open channel on Instagram' });
});

test('only what the server allows is offered; without a price it says why nothing can be approved', async () => {
  const screen = await render(row({ channel: build({ brandStatus: 1, externalBudget: null, decisions: [2, 4] }) }));
  expect(buttons()).toEqual(['Waiting list', 'Decline']);
  await expect.element(item().getByText('You can approve as soon as the agency names the price.')).toBeVisible();
  await screen.rerender(row({ channel: build({ brandStatus: 3, decisions: [] }) }));
  expect(buttons()).toEqual([]);
  await expect.element(item().getByText('You can approve as soon as')).not.toBeInTheDocument();
});

test('says who it is, how far it reaches and what it costs, in both languages', async () => {
  const channel = build({
    city: 'Wien',
    engagementRate: 3.97,
    followers: 128_412,
    externalBudget: 1740,
    daysLeft: null,
  });
  const screen = await render(row({ channel }, 'de'));
  for (const text of ['Wien · 3,97\u00a0% Interaktion', '128,4K', '1.740\u00a0€'])
    await expect.element(item().getByText(text)).toBeVisible();
  await screen.rerender(row({ channel }));
  for (const text of ['Wien · 3.97% engagement', '128.4K', '€1,740'])
    await expect.element(item().getByText(text)).toBeVisible();
});

test('says what is unknown and leaves out what is missing', async () => {
  await render(
    row({
      channel: build({ followers: null, externalBudget: null, city: null, engagementRate: null, daysLeft: null }),
    }),
  );
  await expect.element(item().getByText('unknown')).toBeVisible();
  await expect.element(item().getByText('Price on request')).toBeVisible();
  expect(item().element().querySelectorAll('p')).toHaveLength(1);
});

test('the audience is described by the country most of it comes from', async () => {
  const audience = {
    germany: 18,
    austria: 74,
    switzerland: null,
    genderMale: 22,
    genderFemale: 75,
    topAgeBand: 'age25To34',
  };
  const screen = await render(row({ showsAudience: true, channel: build({ audience, service: '' }) }));
  await expect.element(item().getByText('74% from Austria · 75% female · mostly 25–34')).toBeVisible();
  await screen.rerender(row({ channel: build({ audience }) }));
  await expect.element(item().getByText(/from Austria/)).not.toBeInTheDocument();
});

test('the name opens the channel in another tab; an address of another kind is no link', async () => {
  const screen = await render(row({ channel: build({ channelUrl: 'https://www.instagram.com/lenahartwig' }) }));
  const link = item().getByRole('link', { name: 'Lena Hartwig Open channel on Instagram' });
  await expect.element(link).toHaveAttribute('href', 'https://www.instagram.com/lenahartwig');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await screen.rerender(row({ channel: build({ channelUrl: 'javascript:alert(1)' }) }));
  await expect.element(item().getByText('Lena Hartwig')).toBeVisible();
  expect(item().getByRole('link').elements()).toHaveLength(0);
});

describe('the decision', () => {
  test('is open while pending: approve, waiting list, decline', async () => {
    const channel = build({ brandStatus: 1, daysLeft: 5 });
    await render(row({ channel }));
    expect(buttons()).toEqual(['Approve', 'Waiting list', 'Decline']);
    await expect.element(item().getByText('5 days left')).toBeVisible();
    await page.getByRole('button', { name: 'Approve Lena Hartwig' }).click();
    await page.getByRole('button', { name: 'Put Lena Hartwig on the waiting list' }).click();
    await page.getByRole('button', { name: 'Decline Lena Hartwig' }).click();
    for (const report of [onApprove, onWaitingList, onDecline]) expect(report.mock.calls).toEqual([[channel]]);
  });

  test.each<[status: ProposedChannel['brandStatus'], word: string, left: readonly string[]]>([
    [2, 'Waiting list', ['Approve', 'Decline']],
    [3, 'Approved', ['Decline']],
    [4, 'Declined', []],
  ])('%s is "%s" and leaves %j', async (brandStatus, word, left) => {
    await render(row({ channel: build({ brandStatus, daysLeft: null }) }));
    await expect.element(item().getByText(word, { exact: true })).toBeVisible();
    expect(buttons()).toEqual(left);
  });

  test.each([
    ['3', 'Community data does not fit the target group'],
    ['We have had enough podcasts.', 'We have had enough podcasts.'],
  ])('a rejection gives its reason: %s', async (brandDeclineReason, text) => {
    await render(row({ channel: build({ brandStatus: 4, brandDeclineReason, daysLeft: null }) }));
    await expect.element(item().getByText(text)).toBeVisible();
  });

  test('shows where it stands, and no buttons, where nothing can be decided', async () => {
    await render(
      <LanguageProvider language="en">
        <ul>
          <ProposalRow channel={build()} />
        </ul>
      </LanguageProvider>,
    );
    await expect.element(item().getByText('Pending', { exact: true })).toBeVisible();
    expect(buttons()).toEqual([]);
  });

  test('on the last day the option ends today', async () => {
    await render(row({ channel: build({ brandStatus: 2, daysLeft: 0 }) }));
    await expect.element(item().getByText('Option ends today')).toBeVisible();
  });

  test('while it is sent the pressed button is busy and keeps the focus, the others wait', async () => {
    const screen = await render(row());
    const approve = page.getByRole('button', { name: 'Approve Lena Hartwig' });
    await approve.click();
    await screen.rerender(row({ isPending: true }));
    await expect.element(approve).toHaveAttribute('aria-busy', 'true');
    await expect.element(approve).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Decline Lena Hartwig' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(onApprove).toHaveBeenCalledOnce();
    await screen.rerender(row({ channel: build({ brandStatus: 3, daysLeft: null }) }));
    await expect.poll(() => item().element().contains(document.activeElement)).toBe(true);
  });
});

test('in 390 px nothing stands out of the row and the buttons are 44 px high', async () => {
  await page.viewport(390, 800);
  await render(
    row(
      {
        channel: build({
          name: 'Theresa Freifrau von Aufseß-Rautenberg zu Hohenlohe-Waldenburg',
          externalBudget: 124_420.5,
        }),
      },
      'de',
    ),
  );
  const { left, right } = item().element().getBoundingClientRect();
  const outside = [...item().element().querySelectorAll('*')].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
  });
  expect(outside).toEqual([]);
  for (const button of item().getByRole('button').elements()) expect(button.getBoundingClientRect().height).toBe(44);
});
