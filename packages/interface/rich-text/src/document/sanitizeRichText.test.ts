import { describe, expect, test } from 'vitest';
import { sanitizeRichText } from './sanitizeRichText.ts';
import { countCharacters, toPlainText } from './toPlainText.ts';

describe('what stays', () => {
  const canonical = [
    '<p>Hallo <strong>Lena</strong>,</p><p></p><p>bitte <em>bis Freitag</em>.<br>Danke</p>',
    '<h2>Briefing</h2><h3>Ablauf</h3><ul><li><p>Dreh</p><ul><li><p>Ort</p></li></ul></li></ul>',
    '<ol start="3"><li><p>Freigabe</p></li></ol><blockquote><p>Zitat</p></blockquote>',
    '<p><a href="https://example.com/?a=1&amp;b=2">weiter <strong><em>lesen</em></strong></a></p>',
    '<p>Hallo {{firstName}}, 5 &lt; 6 &amp; 7&nbsp;€</p>',
    '<p><u>unter</u><s>durch</s></p>',
    '<p><strong>oben<br>unten</strong></p>',
  ];
  test.each(canonical)('%s stays as it is', (html) => expect(sanitizeRichText(html)).toBe(html));

  test.each([
    ['<b>a</b><i>b</i><del>c</del>', '<p><strong>a</strong><em>b</em><s>c</s></p>'],
    ['<h1>Titel</h1><h5>Klein</h5>', '<h2>Titel</h2><h3>Klein</h3>'],
    ['<div>eins</div><div>zwei<br></div>', '<p>eins</p><p>zwei<br></p>'],
    ['<ul><li>eins<li>zwei</ul>', '<ul><li><p>eins</p></li><li><p>zwei</p></li></ul>'],
    ['<ul>ohne Punkt</ul>', '<ul><li><p>ohne Punkt</p></li></ul>'],
    ['<ul><ul><li>tief</ul></ul>', '<ul><li><p></p><ul><li><p>tief</p></li></ul></li></ul>'],
    ['<li>ohne Liste</li>', '<p>ohne Liste</p>'],
    ['<ul><li><h2>Kopf</h2></li></ul>', '<ul><li><p>Kopf</p></li></ul>'],
    ['<p>eins<p>zwei', '<p>eins</p><p>zwei</p>'],
    ['<p>a<ul><li>b</ul>c', '<p>a</p><ul><li><p>b</p></li></ul><p>c</p>'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
    ['<em>a</em><strong><em>b</em></strong>', '<p><em>a</em><strong><em>b</em></strong></p>'],
    ['<em><strong>a</strong></em>', '<p><strong><em>a</em></strong></p>'],
    ['  \n <p> viel \n Raum </p>\n ', '<p>viel Raum</p>'],
    ['<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n', '<p>a</p><ul><li><p>b</p></li></ul>'],
    ['<p>a\n<b>b</b>\n</p>', '<p>a <strong>b</strong></p>'],
    ['<div><br></div><p>a</p>', '<p></p><p>a</p>'],
    ['Gr&uuml;&szlig;e &#8364; &#x1F44B; &unknown;', '<p>Grüße € 👋 &amp;unknown;</p>'],
    ['1 < 2 und <3', '<p>1 &lt; 2 und &lt;3</p>'],
    ['<p></p>', ''],
    ['', ''],
  ])('%s becomes %s', (html, safe) => expect(sanitizeRichText(html)).toBe(safe));
});

describe('what never comes through', () => {
  test.each([
    ['<script>alert(1)</script>a', '<p>a</p>'],
    ['<SCRIPT\n>alert(1)</sCrIpT >a', '<p>a</p>'],
    ['<scr<script>ipt>alert(1)</script>a', '<p>ipt&gt;alert(1)a</p>'],
    ['<script>never closed', ''],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['<a href="JaVa\tScript&colon;alert(1)">a</a>', '<p>a</p>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<p>a</p>'],
    ['<a href=" \u0001javascript:alert(1)">a</a>', '<p>a</p>'],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<p>a</p>'],
    [
      '<a href="vbscript:x">a</a><a href="//evil.example">b</a><a href="/pfad">c</a><a href="blob:https://x">d</a>',
      '<p>abcd</p>',
    ],
    [
      '<a href="https://ok.example" href="javascript:x" onmouseover=x>a</a>',
      '<p><a href="https://ok.example">a</a></p>',
    ],
    [
      "<a href='https://x.example/\"onmouseover=alert(1)'>a</a>",
      '<p><a href="https://x.example/&quot;onmouseover=alert(1)">a</a></p>',
    ],
    ['<iframe srcdoc="<script>x</script>">x</iframe>a', '<p>a</p>'],
    ['<svg><g onload=x><script>x</script></g></svg>a', '<p>a</p>'],
    ['<svg><style><img src=x onerror=x></style></svg>a', '<p>a</p>'],
    ['<math><mtext><table><mglyph><style><!--</style><img onerror=x>--></mtext></math>a', '<p>a</p>'],
    ['<style>@import "x"</style><link rel=stylesheet href=x><meta http-equiv=refresh>a', '<p>a</p>'],
    ['<form action=x><input value=x><button>a</button></form>', '<p>a</p>'],
    ['<!-- <script>x</script> --><!doctype html><?php x ?>a', '<p>a</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=x>">a', '<p>"&gt;a</p>'],
    ['<textarea></textarea><img src=x onerror=x>a', '<p>a</p>'],
    ['<p title="a>b<script>">a</p>', '<p>a</p>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<x-y><object data=x>o</object><embed src=x>a</x-y>', '<p>a</p>'],
    ['<p a="', ''],
    ['<p =x onclick=alert(1) = ==>a</p>b', '<p>a</p><p>b</p>'],
    ['<img/src=x/onerror=alert(1)//>a<p/onclick=x>b', '<p>a</p><p>b</p>'],
    ['<constructor>a<hasOwnProperty>b', '<p>ab</p>'],
  ])('%j', (html, safe) => {
    expect(sanitizeRichText(html)).toBe(safe);
    expect(sanitizeRichText(safe)).toBe(safe);
  });

  test('hostile nesting stays shallow and fast', () => {
    const started = sanitizeRichText('<ul><li><blockquote><b>'.repeat(5000) + 'tief');
    expect(started.match(/<(ul|blockquote)/g)?.length).toBeLessThan(20);
    expect(started).toContain('tief');
  });
});

test('plain text has a line for each paragraph', () => {
  const html = '<h2>Briefing</h2><p>Hallo<br>Lena</p><ul><li><p>eins</p></li></ul>';
  expect(toPlainText(html)).toBe('Briefing\nHallo\nLena\neins');
  expect(countCharacters('<p>Grüße 👋</p>')).toBe(7);
  expect(countCharacters('')).toBe(0);
});
