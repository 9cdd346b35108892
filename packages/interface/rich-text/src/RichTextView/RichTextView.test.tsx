import '@resonanz/tokens/styles';
import DOMPurify from 'dompurify';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { RichTextView } from './RichTextView.tsx';

test('the view conforms', async () => {
  await expectConformance(<RichTextView value="<h2>Briefing</h2><p>Text</p>" />, {
    role: 'heading',
    name: 'Briefing',
    isFocusable: false,
  });
});

const hostile = [
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '<svg/onload="window.hit = 1">',
  '<svg><script>window.hit = 1</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hit=1>',
  '<noscript><p title="</noscript><img src=x onerror=window.hit=1>">',
  '<a href="javascript:window.hit=1">a</a>',
  '<a href="&#x6A;ava&Tab;script:window.hit=1">a</a>',
  '<a href="data:text/html,<script>parent.hit=1</script>">a</a>',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '<p style="background:url(javascript:window.hit=1)" onmouseover="window.hit=1">a</p>',
  '<object data="data:text/html,x"></object><embed src="data:text/html,x">',
  '<body onload=window.hit=1><base href="https://evil.example/">',
  '<template><img src=x onerror=window.hit=1></template>',
  '<p><p><a href="https://a.example"><a href="https://b.example">b</a></a><li><h2><ul>x',
];

test.each(hostile)('%s stays without effect, on the server and in the browser', async (value) => {
  const markup = renderToString(<RichTextView value={value} />);
  // A second opinion: a sanitiser that reads HTML as browsers do finds nothing to remove.
  DOMPurify.sanitize(markup, { ADD_ATTR: ['target'] });
  expect(DOMPurify.removed).toEqual([]);
  const host = document.createElement('div');
  host.innerHTML = markup;
  document.body.append(host);
  expect(host.querySelector('script, img, svg, math, iframe, object, embed, style, form, base, template')).toBeNull();
  for (const element of host.querySelectorAll('*'))
    for (const { name, value: text } of element.attributes) {
      expect(['class', 'href', 'rel', 'data-upper', 'start']).toContain(name);
      if (name === 'href') expect(text).toMatch(/^(https?|mailto|tel):/);
    }
  const mistakes: unknown[] = [];
  const root = hydrateRoot(host, <RichTextView value={value} />, {
    onRecoverableError: (error) => mistakes.push(error),
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(mistakes).toEqual([]);
  expect('hit' in window).toBe(false);
  root.unmount();
  host.remove();
});

test('links of mails open beside the app and reveal to nobody where they were', async () => {
  const screen = await render(<RichTextView value='<a href="https://example.com/">Seite</a>' linkTarget="_blank" />);
  const link = screen.getByRole('link', { name: 'Seite' }).element();
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
});

test('in forced colours placeholders keep an edge and links can be distinguished', async () => {
  const value = '<p>Hallo {{firstName}}, <a href="https://example.com/">Seite</a></p>';
  const screen = await render(<RichTextView value={value} variables={[{ name: 'firstName', label: 'Vorname' }]} />);
  const send = (state: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: state }] });
  const chip = getComputedStyle(screen.getByText('Vorname').element());
  const link = getComputedStyle(screen.getByRole('link').element());
  const before = chip.borderTopColor;
  await send('active');
  try {
    expect(chip.borderTopColor).not.toBe(before);
    expect(link.color).not.toBe(chip.color);
    expect(link.textDecorationLine).toBe('underline');
  } finally {
    await send('none');
  }
});

test('the text says its language and is found by its identifier', async () => {
  const screen = await render(<RichTextView value="<p>Good morning</p>" lang="en" id="mail" />);
  const box = screen.getByText('Good morning').element().closest('#mail');
  expect(box?.getAttribute('lang')).toBe('en');
});
