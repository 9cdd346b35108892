import { expect, test } from 'vitest';
import { sanitize } from './notificationText.ts';

test.each([
  ['an image that fails', 'Hallo <img src=x onerror=alert(1)>Lena', 'Hallo Lena'],
  ['a script', '<script>alert(1)</script>Text', 'Text'],
  ['a link with a script', '<a href="javascript:alert(1)">hier</a>', 'hier'],
  ['a link to elsewhere', '<a href="https://example.org" target="_blank">hier</a>', 'hier'],
  [
    'handlers and styles',
    '<b onclick="alert(1)" style="position:fixed" class="x" id="y" data-a="1" aria-label="z">fett</b>',
    '<b>fett</b>',
  ],
  ['a tag that is never closed', '<b>fett <i>kursiv', '<b>fett <i>kursiv</i></b>'],
  ['a tag that breaks off', 'Text <img src=x onerror=alert(1)', 'Text '],
  ['an attribute that breaks off', '<b title="x>Text', ''],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg>Text', 'Text'],
  ['a form', '<form action="//evil"><input name=q><button>Los</button></form>', 'Los'],
  ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>Text', 'Text'],
  ['a frameset', '<frameset><frame src="javascript:alert(1)"></frameset>', ''],
  ['mutating markup', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
])('%s leaves nothing that could act [R-NOTIF-006]', (_what, html, safe) => {
  expect(sanitize(html).html).toBe(safe);
});

test('bold, italic and line breaks stay [R-NOTIF-006]', () => {
  const html = '<b>a</b> <strong>b</strong> <i>c</i> <em>d</em><br><span>e</span>';
  expect(sanitize(html).html).toBe(html);
});

test('the words alone are the name of the remove button', () => {
  expect(sanitize('<b>Lena</b> hat<br>&lt;b&gt; geschrieben &amp; mehr').text).toBe('Lena hat <b> geschrieben & mehr');
});
