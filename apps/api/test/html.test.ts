import { describe, expect, test } from 'vitest';
// @vitest-environment jsdom
import { NOTIFICATION_ELEMENTS } from '@resonanz/domain/html';
import { cleanHtml, cleanMail } from '../src/platform/html/cleanHtml.ts';

const kinds = {
  notification: (html: string) => cleanHtml('notification', html),
  template: (html: string) => cleanHtml('template', html),
  blog: (html: string) => cleanHtml('blog', html),
  mail: (html: string) => cleanMail(html).html,
};

/** Attacks; each tries to reach `alert`, a foreign host or this platform's origin. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT\n>alert(1)</sCrIpT >',
  '<scr<script>ipt>alert(1)</script>',
  '<script>never closed alert(1)',
  '<script src=//evil.example/x></script>',
  '<img src=x onerror=alert(1)>',
  '<img/src=x/onerror=alert(1)//>',
  '<img src="https://ok.example/x.png" onload=alert(1)>',
  '<img src=`x` onerror=alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<img srcset="https://evil.example/x 1x" src=x>',
  '<img src="javascript:alert(1)"><img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<picture><source srcset="https://evil.example/x"><img src=x onerror=alert(1)></picture>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img id=x src onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="https://evil.example/x">',
  '<base href="https://evil.example/"><a href="/x">x</a>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<link rel=stylesheet href=https://evil.example/x>',
  '<style>@import "https://evil.example/x"; body{background:url(https://evil.example/y)}</style>',
  '<p style="background:url(https://evil.example/x)">x</p>',
  '<p style="color:red;background-color:expression(alert(1));position:fixed;top:0">x</p>',
  '<p style="color:re\\64;behavior:url(x)">x</p>',
  '<b style="color:red&#59;background-image:url(//evil.example)">x</b>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="java&Tab;script&colon;alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="&#0000106avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="\u00a0javascript:alert(1)">x</a>',
  '<a href="vbscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="//evil.example">x</a><a href="/\\evil.example">x</a><a href="\\\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a><a href="https:evil.example">x</a><a href="https:/evil.example">x</a>',
  '<a href="https://ok.example@evil.example/">x</a>',
  '<a href="https://ok.example" onclick=alert(1) onmouseover="alert(1)" style="position:fixed" target=_self>x</a>',
  '<a href="https://ok.example" href="javascript:alert(1)" ping="https://evil.example" rel=opener>x</a>',
  '<a href=\'https://ok.example/"onmouseover=alert(1) x="\'>x</a>',
  '<a href="https://ok.example/&quot;onmouseover=alert(1)">x</a>',
  '<a name=x id=location href="https://ok.example" formaction="javascript:alert(1)">x</a>',
  '<form action="javascript:alert(1)"><input type=submit autofocus onfocus=alert(1)><button formaction="javascript:alert(1)">x</button></form>',
  '<details open ontoggle=alert(1)>x</details><marquee onstart=alert(1)>x</marquee>',
  '<video src=x onerror=alert(1)></video><audio src=x onerror=alert(1)></audio><video poster="javascript:alert(1)">',
  '<body onload=alert(1)><html onclick=alert(1)><frameset onload=alert(1)>',
  '<table background="javascript:alert(1)"><td background="https://evil.example/x">x</td></table>',
  '<x-y onclick=alert(1)>x</x-y><constructor>x</constructor><__proto__>x</__proto__>',
  '<!--><img src=x onerror=alert(1)>--><!-- --!><img src=x onerror=alert(1)>',
  '<![CDATA[<img src=x onerror=alert(1)>]]><?xml <img src=x onerror=alert(1)> ?><!doctype x [<img src=x onerror=alert(1)>]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;&#60;img src=x onerror=alert(1)&#62;',
  '<b>'.repeat(3_000) + '<img src=x onerror=alert(1)>',
  '<a href="https://ok.example/'.repeat(500),
  '\u0000<\u0000script>alert(1)</script><scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '＜script＞alert(1)＜/script＞<ſcript>alert(1)</ſcript>',
];

const harmlessSchemes = /^(?:https:\/\/(?:ok|example)\.example|mailto:|tel:|\/(?![/\\]))/i;

/** What a browser makes of the cleaned text, compared with what may be in it. */
function dangersIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const found =
      /^(?:script|style|iframe|object|embed|svg|math|form|input|button|base|meta|link|video|audio|template|noscript|textarea|source|x-y)$/.test(
        name,
      )
        ? [name]
        : [];
    for (const { name: attribute, value } of element.attributes) {
      if (!/^(?:href|rel|src|alt|width|height|loading|start|style|colspan|rowspan|data-remote-image)$/.test(attribute))
        found.push(`${name}[${attribute}]`);
      if (/^(?:href|src)$/.test(attribute) && !harmlessSchemes.test(value))
        found.push(`${name}[${attribute}=${value}]`);
      if (attribute === 'style' && /url|expression|position|behavior|[\\&]/i.test(value))
        found.push(`${name}[style=${value}]`);
      if (attribute === 'rel' && value !== 'noopener noreferrer') found.push(`${name}[rel=${value}]`);
    }
    return found;
  });
}

test('the look at the dangers sees them where nothing was cleaned', () => {
  expect(attacks.filter((attack) => dangersIn(attack).length > 0).length).toBeGreaterThan(attacks.length * 0.8);
});

describe.each(Object.entries(kinds))('%s', (kind, clean) => {
  test.each(attacks)('%j does nothing', (attack) => {
    const html = clean(`before ${attack} after`);
    expect(dangersIn(html)).toEqual([]);
    expect(html).toContain('before');
  });

  test.each(attacks)('%j stays the same when it is cleaned again', (attack) => {
    const once = clean(attack);
    // The addresses of pictures are gone after the first time, which is what they are cleaned for.
    if (kind !== 'mail') expect(clean(once)).toBe(once);
    expect(dangersIn(clean(once))).toEqual([]);
  });
});

describe('what stays', () => {
  test('notifications: inline emphasis and safe links, nothing else', () => {
    const html = '<b>a</b><strong>b</strong><i>c</i><em>d</em><br /><span>e</span>';
    expect(kinds.notification(html)).toBe(html);
    expect(kinds.notification('<h1>a</h1><p>b</p><u>c</u><span class="x" style="color:red">d</span>')).toBe(
      'ab' + 'c<span>d</span>',
    );
    expect(
      kinds.notification('<a href="/campaign/5/view-camp">a</a><a href="https://example.example/?a=1&b=2">b</a>'),
    ).toBe(
      '<a href="/campaign/5/view-camp" rel="noopener noreferrer">a</a><a href="https://example.example/?a=1&amp;b=2" rel="noopener noreferrer">b</a>',
    );
    expect(kinds.notification('<a href="http://example.example">a</a><a href="mailto:a@example.com">b</a>')).toBe(
      '<a>a</a><a>b</a>',
    );
    expect(NOTIFICATION_ELEMENTS).toEqual(['b', 'strong', 'i', 'em', 'br', 'span', 'a']);
  });

  test('templates: what the editor writes, with its placeholders', () => {
    const html =
      '<h2>Briefing</h2><p>Hallo {{firstName}}, 5 &lt; 6 &amp; 7\u00a0€</p><ol start="3"><li><p><strong>a</strong></p></li></ol>' +
      '<blockquote><p><em>b</em> <u>c</u> <s>d</s></p></blockquote>';
    expect(kinds.template(html)).toBe(html);
    expect(
      kinds.template(
        '<a href="http://example.example/{{campaign}}">a</a><a href="mailto:a@example.com">b</a><a href="tel:+4930123">c</a>',
      ),
    ).toBe(
      '<a href="https://example.example/{{campaign}}" rel="noopener noreferrer">a</a><a href="mailto:a@example.com" rel="noopener noreferrer">b</a><a href="tel:+4930123" rel="noopener noreferrer">c</a>',
    );
    expect(kinds.template('<a href="/dashboard">a</a><img src="https://example.example/x.png" alt="b">')).toBe(
      '<a>a</a>',
    );
  });

  test('articles: pictures from https and from this platform', () => {
    expect(
      kinds.blog(
        '<figure><img src="/media/a.webp" alt="a" width="10" height="x" srcset="/b 2x"><figcaption>b</figcaption></figure>',
      ),
    ).toBe('<figure><img src="/media/a.webp" alt="a" loading="lazy" width="10" /><figcaption>b</figcaption></figure>');
    expect(kinds.blog('<img src="http://example.example/x.png" alt="kein Bild">')).toBe('<span>kein Bild</span>');
  });

  test('mails: layout and colours, pictures only when the reader asks', () => {
    const { html, remoteImages } = cleanMail(
      '<table><tr><td colspan="2" style="color:#333;background:url(https://track.example/x)">Hallo</td></tr></table>' +
        '<img src="http://track.example/open.gif?id=1" width=1 height=1><img src="https://pic.example/a.png" alt="Logo"><img src="cid:1" alt="Anhang">',
    );
    expect(html).toBe(
      '<table><tr><td colspan="2" style="color:#333">Hallo</td></tr></table><img alt="" data-remote-image="0" /><img alt="Logo" data-remote-image="1" /><span>Anhang</span>',
    );
    expect(remoteImages).toEqual(['https://track.example/open.gif?id=1', 'https://pic.example/a.png']);
    expect(kinds.mail('<a href="/logout">a</a>'), 'a path in a mail from outside').toBe('<a>a</a>');
  });
});
