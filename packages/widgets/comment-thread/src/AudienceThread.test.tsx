import '@resonanz/tokens/styles';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { focusOn } from '@resonanz/testing/focusOn';
import { type Audience, AudienceThread } from './AudienceThread.tsx';
import { now, thread } from './comments.fixture.ts';

const onSend = vi.fn<(audience: Audience, text: string) => void>();

function Talk() {
  const [audience, setAudience] = useState<Audience>('shared');
  return (
    <LanguageProvider language="en">
      <AudienceThread
        audience={audience}
        onAudienceChange={setAudience}
        comments={thread}
        now={now}
        onSend={async (text) => onSend(audience, text)}
        headingLevel={3}
      >
        <p>{audience === 'shared' ? 'The brand reads this.' : 'The brand does not read this.'}</p>
      </AudienceThread>
    </LanguageProvider>
  );
}

const field = () => page.getByRole('textbox', { name: 'Your comment' });

test('by keyboard: two conversations, each with its own draft', async () => {
  await render(<Talk />);
  await expect.element(page.getByRole('heading', { level: 3, name: 'Comments with the brand' })).toBeVisible();
  await field().fill('For the brand.');
  const internal = page.getByRole('radio', { name: 'Internal' });
  await focusOn(internal);
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('region', { name: 'Internal comments' })).toBeVisible();
  await expect.element(page.getByText('The brand does not read this.')).toBeVisible();
  await expect.element(field()).toHaveValue('');
  await field().fill('For us.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(field()).toHaveValue('');
  expect(onSend.mock.calls).toEqual([['internal', 'For us.']]);
  await focusOn(page.getByRole('radio', { name: 'With the brand' }));
  await userEvent.keyboard(' ');
  await expect.element(field()).toHaveValue('For the brand.');
});
