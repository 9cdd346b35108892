import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanPastedHtml } from './cleanPastedHtml.ts';
import { open, paste } from './RichTextEditor.fixture.tsx';

test.each([
  [
    'Word',
    "<html xmlns:o='urn:x'><head><style>p{color:red}</style></head><body><p class=MsoNormal style='margin:0cm'><b><span style='font-size:14pt;color:red'>Ablauf</span></b><o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><!--[endif]-->Dreh</p><p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>a)<span>&nbsp;</span></span>Ort</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Freigabe</p></body></html>",
    '<p><strong>Ablauf</strong></p><ul><li><p>Dreh</p><ol><li><p>Ort</p></li></ol></li><li><p>Freigabe</p></li></ul>',
  ],
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:700">Briefing</span></h1><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">fett</span><span style="font-weight:400"> und </span><span style="font-style:italic">kursiv</span> <a href="https://example.com/" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">Link</span></a></p></b>',
    '<h2>Briefing</h2><p><strong>fett</strong> und <em>kursiv</em> <a href="https://example.com/">Link</a></p>',
  ],
  [
    'a nested list of Google Docs',
    '<b style="font-weight:normal" id="docs-internal-guid-2"><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>Dreh</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span style="text-decoration:underline">Ort</span></p></li></ul></ul></b>',
    '<ul><li><p>Dreh</p><ul><li><p><u>Ort</u></p></li></ul></li></ul>',
  ],
  [
    'Word in the browser',
    '<div class="OutlineElement"><p class="Paragraph" role="heading"><span class="TextRun" style="font-weight:bold;color:#2e74b5"><span class="NormalTextRun">Ablauf</span></span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper"><ul class="BulletListStyle1" style="list-style-type:disc"><li data-leveltext="•" data-font="Symbol"><p class="Paragraph"><span class="TextRun" style="text-decoration:line-through">Dreh</span></p></li></ul></div>',
    '<p><strong>Ablauf</strong></p><ul><li><p><s>Dreh</s></p></li></ul>',
  ],
  [
    'a table with pictures',
    '<table><tr><td><h1>Kopf</h1></td><td>Reel<img src="https://tracker.example/1.gif"></td></tr></table><ul><li><h3>Punkt</h3></li></ul>',
    '<h2>Kopf</h2><p>Reel</p><ul><li><p>Punkt</p></li></ul>',
  ],
  [
    'a hostile page',
    '<p onclick="window.hit=1">a</p><script>window.hit=1</script><img src=x onerror="window.hit=1"><svg onload="window.hit=1"><style><img src=x onerror="window.hit=1"></style></svg><a href="javascript:window.hit=1">b</a><a href="data:text/html,x">c</a><iframe srcdoc="<script>parent.hit=1</script>"></iframe><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">',
    '<p>a</p><p>bc</p>',
  ],
  [
    'a page before and after a frameset',
    '<p>Vorher</p><frameset><frame src="https://evil.example/"></frameset><p>Nachher</p>',
    '<p>Vorher</p><p>Nachher</p>',
  ],
  ['a template', '<p>Hallo {{firstName}} und {{other}}</p>', '<p>Hallo {{firstName}} und {{other}}</p>'],
])('what is pasted from %s is clean', async (_source, html, clean) => {
  const { onChange, text } = await open();
  await text.click();
  paste(text.element(), { 'text/html': html, 'text/plain': 'x' });
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe(clean);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect('hit' in window).toBe(false);
  expect(text.element().querySelector('script, svg, iframe, math, [onclick], [onerror], [style]')).toBeNull();
});

test('plain text stays plain', async () => {
  const { onChange, text } = await open();
  await text.click();
  paste(text.element(), { 'text/plain': 'Erste <b>Zeile</b>\n\nZweite {{firstName}}' });
  await expect
    .poll(() => onChange.mock.lastCall?.[0])
    .toBe('<p>Erste &lt;b&gt;Zeile&lt;/b&gt;</p><p>Zweite {{firstName}}</p>');
  await expect.element(text).toHaveTextContent('Erste <b>Zeile</b>Zweite Vorname');
});

test('an address pasted over words becomes their link', async () => {
  const { onChange, text } = await open({ defaultValue: '<p>Exposé</p>' });
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  paste(text.element(), { 'text/plain': 'https://resonanz.example/expose' });
  await expect
    .poll(() => onChange.mock.lastCall?.[0])
    .toBe('<p><a href="https://resonanz.example/expose">Exposé</a></p>');
  await userEvent.keyboard('{Control>}a{/Control}');
  paste(text.element(), { 'text/plain': 'javascript:alert(1)' });
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('<p>javascript:alert(1)</p>');
});

test('what is dropped is clean, and a dropped file does not take the page away', async () => {
  const { onChange, text } = await open();
  const { left, top } = text.element().getBoundingClientRect();
  const drop = (dataTransfer: DataTransfer) => {
    const event = new DragEvent('drop', {
      dataTransfer,
      clientX: left + 12,
      clientY: top + 12,
      bubbles: true,
      cancelable: true,
    });
    text.element().dispatchEvent(event);
    return event.defaultPrevented;
  };
  const page = new DataTransfer();
  page.setData('text/html', '<p>Reel<img src=x onerror="window.hit=1"></p>');
  expect(drop(page)).toBe(true);
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('<p>Reel</p>');
  const file = new DataTransfer();
  file.items.add(new File(['x'], 'expose.pdf', { type: 'application/pdf' }));
  expect(drop(file)).toBe(true);
  await expect.element(text).toHaveTextContent('Reel');
  expect('hit' in window).toBe(false);
});

test('what begins with a frameset is pasted as nothing', () => {
  expect(cleanPastedHtml('<frameset><frame src="https://evil.example/"></frameset>')).toBe('');
});
