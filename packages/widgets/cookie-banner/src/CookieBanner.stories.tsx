import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Button } from '@resonanz/ui/Button';
import { createMemoryConsent } from './consent.fixture.ts';
import { CookieBanner } from './CookieBanner.tsx';
import { CookieConsent } from './CookieConsent.tsx';
import { mountCookieBanner, type MountOptions } from './plain.ts';

const texts = storyWords({
  campaignsThatResonate: ['Kampagnen, die nachhallen', 'Campaigns that resonate'],
  requestCreatorsApproveContent: [
    'Fragen Sie Creator an, geben Sie Inhalte frei und sehen Sie, was ankommt.',
    'Request creators, approve content and see what gets through.',
  ],
  declarationOfConsentFor: [
    'Datenschutzeinwilligungserklärung für Unternehmenskommunikationsplattformen',
    'Declaration of consent for platforms of corporate communication',
  ],
  refuseTheDeclarationOf: ['Einwilligungserklärung ablehnen', 'Refuse the declaration of consent'],
  giveTheDeclarationOf: ['Einwilligungserklärung abgeben', 'Give the declaration of consent'],
  cookieNotice: ['Cookie-Hinweis', 'Cookie notice'],
  requestCampaign: ['Kampagne anfragen', 'Request campaign'],
  noAnswerYet: ['Noch keine Antwort.', 'No answer yet.'],
  yourAnswerIsSaved: ['Ihre Antwort ist gespeichert.', 'Your answer is saved.'],
  yourAnswerWasNot: [
    'Ihre Antwort wurde nicht gespeichert. Bitte antworten Sie noch einmal.',
    'Your answer was not saved. Please answer once more.',
  ],
  cookieSettings: ['Cookie-Einstellungen', 'Cookie settings'],
});

function Page({ children }: { children?: ReactNode }) {
  return (
    <main style={{ minBlockSize: 640, padding: 40 }}>
      <h1>{texts.campaignsThatResonate}</h1>
      <p>{texts.requestCreatorsApproveContent}</p>
      {children}
    </main>
  );
}

const meta = {
  title: 'Widgets/CookieBanner',
  component: CookieBanner,
  args: { privacyHref: '#privacy', onAnswer: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
  globals: { audience: 'brand', density: 'comfortable' },
  render: (args) => (
    <>
      <CookieBanner {...args} />
      <Page />
    </>
  ),
} satisfies Meta<typeof CookieBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

const ACCEPT = /^(Verstanden!|Got it!)$/;
const DECLINE = /^(Ablehnen|Decline)$/;
const BANNER = { name: /^(Cookie-Hinweis|Cookie notice)$/ };

/** Both answers have the same weight: one look, one width. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [decline, accept] = [
      canvas.getByRole('button', { name: DECLINE }),
      canvas.getByRole('button', { name: ACCEPT }),
    ];
    const lookOf = (button: HTMLElement) => {
      const { backgroundColor, borderColor, color, fontWeight, inlineSize } = getComputedStyle(button);
      return { backgroundColor, borderColor, color, fontWeight, inlineSize };
    };
    await expect(lookOf(decline)).toEqual(lookOf(accept));
    await userEvent.click(accept);
    await userEvent.click(decline);
    await expect(args.onAnswer).toHaveBeenNthCalledWith(1, true);
    await expect(args.onAnswer).toHaveBeenNthCalledWith(2, false);
  },
};

export const English: Story = { globals: { language: 'en' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Asked for again by "Cookie-Einstellungen": it shows the answer given and takes the focus, to be read. */
export const ReopenedAccepted: Story = {
  args: { isReopened: true, given: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', BANNER)).toHaveFocus();
    await expect(
      canvas.getByText(/^(Bisher haben Sie eingewilligt|So far you have given your consent)\.$/),
    ).toBeVisible();
  },
};

export const ReopenedDeclined: Story = { args: { isReopened: true, given: false } };

/** An importer's words may be long; buttons wrap, they never truncate. */
export const LongGerman: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <PlainPage
      consent={createMemoryConsent()}
      privacyHref={args.privacyHref}
      words={{
        'cookieBanner.title': texts.declarationOfConsentFor,
        'cookieBanner.decline': texts.refuseTheDeclarationOf,
        'cookieBanner.accept': texts.giveTheDeclarationOf,
      }}
    />
  ),
};

function PlainPage(options: MountOptions) {
  const page = useRef<HTMLDivElement>(null);
  const [mounted] = useState(options);
  useEffect(() => (page.current ? mountCookieBanner({ ...mounted, target: page.current }) : undefined), [mounted]);
  return (
    <div ref={page}>
      <Page />
    </div>
  );
}

/** The same banner, put into the page by `mountCookieBanner` without React. */
export const WithoutReact: Story = {
  render: ({ privacyHref }) => <PlainPage consent={createMemoryConsent()} privacyHref={privacyHref} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: texts.cookieNotice })).toBeVisible();
  },
};

/** First by keyboard, Escape answers nothing, Enter and Space do; the banner gives way to what has the focus. */
export const Keyboard: Story = {
  render: (args) => (
    <>
      <CookieBanner {...args} />
      <Page>
        <div style={{ position: 'fixed', insetInlineStart: 40, insetBlockEnd: 40 }}>
          <Button>{texts.requestCampaign}</Button>
        </div>
      </Page>
    </>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const banner = canvas.getByRole('region', BANNER);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: DECLINE })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: texts.requestCampaign });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(banner.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top));
  },
};

/** An API of your own: it takes a moment, and fails the first time. */
function OwnBackend({ privacyHref }: { privacyHref: string }) {
  const [consent] = useState(() => createMemoryConsent(null, { delay: 50, failing: 1 }));
  const hasFailed = useSyncExternalStore(consent.subscribe, consent.failures) > 0;
  const isAccepted = useSyncExternalStore(consent.subscribe, consent.isAccepted);
  const outcome = isAccepted === null ? texts.noAnswerYet : texts.yourAnswerIsSaved;
  return (
    <>
      <CookieConsent consent={consent} privacyHref={privacyHref} />
      <Page>
        <p role="status">{hasFailed ? texts.yourAnswerWasNot : outcome}</p>
        <Button onPress={consent.reopen}>{texts.cookieSettings}</Button>
      </Page>
    </>
  );
}

/** Any object with the four functions of `ConsentStore` keeps the answer, here one that fails at first. */
export const BringYourOwnBackend: Story = {
  render: ({ privacyHref }) => <OwnBackend privacyHref={privacyHref} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: DECLINE }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/nicht gespeichert/));
    await userEvent.click(canvas.getByRole('button', { name: DECLINE }));
    await waitFor(() => expect(canvas.queryByRole('region', BANNER)).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.yourAnswerIsSaved);
    const settings = canvas.getByRole('button', { name: texts.cookieSettings });
    await userEvent.click(settings);
    await expect(canvas.getByRole('region', BANNER)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: ACCEPT }));
    await waitFor(() => expect(settings).toHaveFocus());
  },
};
