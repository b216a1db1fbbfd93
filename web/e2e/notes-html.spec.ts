import { expect, test, type Page } from "@playwright/test";
import { withNoteCode } from "./fixture/note-code";

const wordList = `<!--StartFragment--><h1><b>Title</b></h1>
<p class=MsoNormal>Hello&nbsp;<b>bold</b> and <span style='font-style:italic'>it</span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>First</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>Nested</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Second</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>One</p>
<p class=MsoNormal>End</p><!--EndFragment-->`;

const docs = `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span
style="font-weight:700">Bold</span><span style="font-weight:400"> plain </span><span style="font-style:italic">it</span></p>
<ul><li><p>a</p></li><ul><li><p>b</p></li></ul></ul><br class="Apple-interchange-newline"></b>`;

/** Notes as they may be stored, and whether the visual editor may open them. */
const stored: [html: string, fits: boolean][] = [
  ["", true],
  ["plain words", true],
  ["<p>a <b><i>b</i></b> <em><strong>c</strong></em></p>", true],
  ["<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>", true],
  ["<ol>\n<li><p>a</p><p>b</p></li></ol>\n<h3>x</h3><h4>y</h4>", true],
  ["<p>a<br>b</p><hr><blockquote>c</blockquote>", true],
  ["<pre>a  b\n c</pre>", true],
  ["<p>H<sub>2</sub>O<sup>3</sup> <small>s</small> <u>u</u> <s>x</s></p>", true],
  ['<p><a href="/x" data-cplink="site"><code>x</code></a>&nbsp;&nbsp;y</p>', true],
  [
    '<p><a href="https://x.org/?a=1&amp;b=2" title="t" data-cplink="out" target="_blank" rel="noopener">x</a></p>',
    true,
  ],
  ["<table><tbody><tr><td>a</td></tr></tbody></table>", false],
  ["<dl><dt>a</dt><dd>b</dd></dl>", false],
  ["<pre>a <b>x</b></pre>", false],
  ["<ul><li><h3>x</h3></li></ul>", false],
];

const call = (page: Page, name: "cleanNotes" | "cleanPaste" | "tidyNote", html: string) =>
  page.evaluate(([which, text]) => window.noteCode[which](text), [name, html] as const);

test("notes are cleaned as the browser reads them, whatever is stored or pasted", async ({
  page,
}) => {
  await withNoteCode(page);

  await test.step("the visual editor opens every note it can give back, and no other", async () => {
    for (const [html, fits] of stored) {
      const isFit = await page.evaluate((text) => window.noteCode.fitsEditor(text), html);
      expect(isFit, html).toBe(fits);
    }
  });

  await test.step("a note the server has stored is clean already", async () => {
    for (const [html] of stored) expect(await call(page, "cleanNotes", html)).toBe(html);
  });

  await test.step("notes that say different things are told apart", async () => {
    const pairs = [
      ["<p>a</p><p>b</p>", "<p>a b</p>"],
      ["<p>a <b>b</b></p>", "<p>a b</p>"],
      ["<p><a href='/x'>a</a></p>", "<p><a href='/y'>a</a></p>"],
      ["<h2>a</h2>", "<h3>a</h3>"],
      ["<p>a<br>b</p>", "<p>a b</p>"],
      ["<ul><li>a</li></ul>", "<ol><li>a</li></ol>"],
      ["<pre>a  b</pre>", "<pre>a b</pre>"],
    ];
    const said = await page.evaluate((all) => {
      const say = (html: string) => {
        const { body } = new DOMParser().parseFromString(html, "text/html");
        return window.noteCode.canonicalNote(body);
      };
      return all.map((pair) => pair.map(say));
    }, pairs);
    for (const [one, other] of said) expect(one).not.toBe(other);
  });

  await test.step("what notes cannot hold goes, and is named", async () => {
    const html =
      '<p style="color:red" onclick="x()">a<script>b()</script><img src=x onerror=y> c</p>';
    expect(await call(page, "cleanNotes", html)).toBe("<p>a c</p>");
    const names = await page.evaluate((text) => window.noteCode.takenOut(text), html);
    expect(names.sort()).toEqual(["img", "onclick", "script", "style"]);
  });

  await test.step("anchors are marked by where they lead, and lead nowhere that runs code", async () => {
    expect(await call(page, "cleanNotes", '<a href="/flora/oak" target="_blank">oak</a>')).toBe(
      '<a href="/flora/oak" data-cplink="site">oak</a>',
    );
    expect(await call(page, "cleanNotes", '<a href="https://e.org" rel="opener">e</a>')).toBe(
      '<a href="https://e.org" data-cplink="out" target="_blank" rel="noopener">e</a>',
    );
    for (const href of [
      "javascript:x",
      "java&#9;script:x",
      "data:text/html,x",
      "//e.org",
      "ftp://e",
    ]) {
      expect(await call(page, "cleanNotes", `<a href="${href}">e</a>`)).not.toContain("href");
    }
  });

  await test.step("what is pasted from Word comes out clean, its lists as lists", async () => {
    expect(await call(page, "tidyNote", await call(page, "cleanPaste", wordList))).toBe(
      [
        "<h2>Title</h2>",
        "<p>Hello <b>bold</b> and <em>it</em></p>",
        "<ul><li>First<ul><li>Nested</li></ul></li><li>Second</li></ul>",
        "<ol><li>One</li></ol>",
        "<p>End</p>",
      ].join("\n"),
    );
  });

  await test.step("what is pasted from Google Docs comes out clean", async () => {
    expect(await call(page, "tidyNote", await call(page, "cleanPaste", docs))).toBe(
      [
        "<p><strong>Bold</strong> plain <em>it</em></p>",
        "<ul><li>a<ul><li>b</li></ul></li></ul>",
      ].join("\n"),
    );
  });

  await test.step("pasted tables become lines, boxes paragraphs, and nothing runs", async () => {
    const html =
      "<div><div>one</div><div>two<br></div></div><table><tr><td>a</td><td><p>b</p></td></tr></table>" +
      "<p>c<img src=x onerror=alert(1)><svg onload=alert(1)></svg></p>";
    expect(await call(page, "cleanPaste", html)).toBe("<p>one</p><p>two</p><p>a · b</p><p>c</p>");
  });
});
