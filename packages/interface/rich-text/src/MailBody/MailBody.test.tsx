import '@resonanz/tokens/styles';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { MailBody } from './MailBody.tsx';
import { mailDocument } from './mailDocument.ts';
import { hasRemoteImages } from './remoteImages.ts';

test('the frame conforms', async () => {
  // A frame has no role of its own; that Tab stops at it is a story.
  const page = (
    <main aria-label="Posteingang">
      <MailBody html="<p>Text</p>" label="Angebot" />
    </main>
  );
  await expectConformance(page, { role: 'main', name: 'Posteingang', isFocusable: false });
});

const hostile = [
  '<script>top.hit = 1</script>',
  '<img src=x onerror="top.hit = 1">',
  '<svg onload="top.hit = 1"><script>top.hit = 1</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=top.hit=1&gt;">',
  '<a href="&#x6A;ava&Tab;script:top.hit=1">a</a>',
  '<iframe srcdoc="<script>top.hit=1</script>"></iframe>',
  '<base href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/a.css">',
  '<style>@import "https://evil.example/a.css"</style>',
  '</body></html><script>top.hit = 1</script>',
];

test.each(hostile)('%s neither runs nor loads', async (html) => {
  let loads = 0;
  const count = () => (loads += 1);
  document.addEventListener('load', count, { capture: true });
  const screen = await render(<MailBody html={`<p>Anfang</p>${html}`} label="Mail" />);
  await expect.element(screen.getByTitle('Mail')).toBeVisible();
  const frame = screen.getByTitle('Mail').element() as HTMLIFrameElement;
  expect(frame.srcdoc).toContain('Anfang');
  expect(frame.srcdoc).not.toMatch(/<script|onerror|onload|srcdoc=|evil\.example|java/i);
  await vi.waitFor(() => expect(loads).toBeGreaterThan(0));
  document.removeEventListener('load', count, { capture: true });
  expect((window as { hit?: number }).hit).toBeUndefined();
  // The second lock: a script that the sanitiser had missed would not run.
  const script = document.createElement('script');
  script.textContent = 'parent.hit = 1';
  frame.contentDocument?.body.append(script);
  expect((window as { hit?: number }).hit).toBeUndefined();
});

test('a mail looks as its sender laid it out under a policy that forbids style attributes', async () => {
  const html = '<p style="color:rgb(10, 20, 30);background:url(https://sender.example/a.png)">Text</p>';
  expect(mailDocument(html, { showsRemoteImages: false, lang: undefined })).not.toContain('<p style');
  const screen = await render(<MailBody html={html} label="Mail" />);
  await expect.element(screen.getByTitle('Mail')).toBeVisible();
  const frame = screen.getByTitle('Mail').element() as HTMLIFrameElement;
  await vi.waitFor(() => {
    const text = frame.contentDocument?.querySelector('p');
    expect(text && getComputedStyle(text).color).toBe('rgb(10, 20, 30)');
  });
  expect(frame.contentDocument?.querySelector('[data-style]')).toBeNull();
});

test.each(['<a ', '<style>', '</style><style>', '<a style '])('a mail of nothing but %s is read in one go', (part) => {
  const html = `${part.repeat(200_000)}<p style="color:red">Text</p>`;
  expect(mailDocument(html, { showsRemoteImages: false, lang: undefined })).not.toContain(' style=');
});

test('what the frame may load is named, and pictures of others only when asked for', () => {
  const html = '<img src="https://sender.example/a.png" alt="Bild"><p style="color:red">Text</p>';
  const kept = mailDocument(html, { showsRemoteImages: false, lang: 'de"><script>' });
  expect(kept).toContain(`default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'`);
  expect(kept).toContain('<html lang="descript">');
  expect(kept).not.toContain('sender.example');
  const shown = mailDocument(html, { showsRemoteImages: true, lang: undefined });
  expect(shown).toContain('src="https://sender.example/a.png"');
  expect(shown).toContain('img-src data: https: http:');
});

test('links open apart and reveal nothing about this page', () => {
  const shown = mailDocument('<a href="https://a.example">a</a><a href="data:image/png;base64,AA">b</a>', {
    showsRemoteImages: false,
    lang: undefined,
  });
  expect(shown).toContain('<a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">a</a>');
  expect(shown).not.toContain('href="data:');
});

test('the reader can be asked about pictures of others', () => {
  expect(hasRemoteImages('<p>a</p><img src="https://a.example/b.png">')).toBe(true);
  expect(hasRemoteImages('<img src="data:image/png;base64,AA"><img>')).toBe(false);
});

test('tables keep what senders lay them out with, and addresses without a host lead nowhere', () => {
  const html =
    '<table border="1" cellpadding="8"><tr><td align="right">1</td></tr></table><a href="/logout">a</a><a href="//evil.example">b</a><img src="/api/x">';
  const shown = mailDocument(html, { showsRemoteImages: true, lang: undefined });
  for (const kept of ['border="1"', 'cellpadding="8"', 'align="right"']) expect(shown).toContain(kept);
  for (const gone of ['/logout', 'evil.example', '/api/x']) expect(shown).not.toContain(gone);
});

test('another mail in the same place is shown whole', async () => {
  const screen = await render(<MailBody html="<p>Erste</p>" label="Mail" />);
  await screen.rerender(<MailBody html="<p>Zweite</p>" label="Mail" />);
  await vi.waitFor(() => expect((screen.getByTitle('Mail').element() as HTMLIFrameElement).srcdoc).toContain('Zweite'));
});

test('a page from the server shows the empty sheet', () => {
  expect(renderToString(<MailBody html="<p>Text</p>" label="Mail" />)).toMatch(
    /^<div class="[^"]+" style="--rows:18"><\/div>$/,
  );
});

test('a frameset leaves an empty mail', () => {
  const written = mailDocument('<frameset><frame src="https://evil.example/"></frameset>', {
    showsRemoteImages: false,
    lang: 'de',
  });
  expect(written).toContain('<body></body>');
});
