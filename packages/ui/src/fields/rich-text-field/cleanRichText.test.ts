import { expect, test } from "vitest";
import { cleanPastedHtml } from "./cleanPastedHtml.ts";
import { cleanRichText, richTextLength, richTextToPlain } from "./cleanRichText.ts";

const written =
  '<h2>Protocole</h2><p>Le <strong>soir</strong>, voir <a href="https://exemple.fr/?a=1&amp;b=2">la fiche</a>.</p><ul><li><p>Nettoyer</p></li><li><p>Appliquer<br>en massant</p></li></ul>';

test("the field's own HTML comes back unchanged", () => {
  expect(cleanRichText(written)).toBe(written);
  expect(cleanRichText(cleanRichText(written))).toBe(written);
});

test.each([
  ["<p>a<script>alert(1)</script>b</p>", "<p>ab</p>"],
  ['<p onclick="x()">a<img src=x onerror="alert(1)"></p>', "<p>a</p>"],
  ['<a href="javascript:alert(1)">lien</a>', "<p>lien</p>"],
  ['<a href="java&#115;cript:alert(1)">lien</a>', "<p>lien</p>"],
  ['<a href="&#x6A;avascript:alert(1)">lien</a>', "<p>lien</p>"],
  ['<p title="><script>alert(1)</script>">a</p>', "<p>a</p>"],
  ["<p>1 < 2 & 3 > 2</p>", "<p>1 &lt; 2 &amp; 3 &gt; 2</p>"],
  ["<p>&lt;script&gt;</p>", "<p>&lt;script&gt;</p>"],
  ["<svg><style><img src=x onerror=alert(1)></style></svg>", ""],
  ["<!-- <p>caché</p> -->a", "<p>a</p>"],
  ["<scr<script>ipt>alert(1)</script>", "<p>&lt;scr</p>"],
])("%s is harmless", (html, clean) => {
  expect(cleanRichText(html)).toBe(clean);
});

test.each([
  ["texte seul", "<p>texte seul</p>"],
  ["<h1>Titre</h1><h5>Petit</h5>", "<h2>Titre</h2><h3>Petit</h3>"],
  ["<p>a<p>b", "<p>a</p><p>b</p>"],
  ["<ul>\n<li>a\n<li>b\n</ul>", "<ul><li>a </li><li>b </li></ul>"],
  ["<ul><li>a<ul><li>b</li></ul></li></ul>", "<ul><li>a<ul><li>b</li></ul></li></ul>"],
  ["<b>gras <b>encore</b></b>", "<p><strong>gras encore</strong></p>"],
  ["<p></p><p>a</p><p> </p>", "<p>a</p>"],
  ["<table><tr><td>a</td></tr></table>", "<p>a</p>"],
  ["<li>a</li>", "<p>a</p>"],
  ["<UL><LI>a<LI><STRONG>b</STRONG> c</UL>", "<ul><li>a</li><li><strong>b</strong> c</li></ul>"],
])("%j is put in order", (html, clean) => {
  expect(cleanRichText(html)).toBe(clean);
});

test("a paste from Word keeps its words and its lists", () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<p class=MsoNormal><b><span style='font-size:14.0pt'>Protocole</span></b><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><!--[endif]-->Nettoyer</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·</span><!--[endif]-->Appliquer</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>1.</span><!--[endif]-->Rincer</p>
</body></html>`;
  expect(cleanPastedHtml(word)).toBe(
    "<p><strong>Protocole</strong></p><ul><li>Nettoyer</li><li>Appliquer</li></ul><ol><li>Rincer</li></ol>",
  );
});

test("a paste from a shared document keeps its emphasis", () => {
  expect(
    cleanPastedHtml(
      '<b style="font-weight:normal"><p><span style="font-weight:700">Le soir</span><span style="font-style:italic">, doucement</span></p></b>',
    ),
  ).toBe("<p><strong>Le soir</strong><em>, doucement</em></p>");
});

test("words and their number", () => {
  expect(richTextToPlain(written)).toBe(
    "Protocole\nLe soir, voir la fiche.\nNettoyer\nAppliquer\nen massant",
  );
  expect(richTextLength("<p>Été&nbsp;!</p><p>a</p>")).toBe(6);
  expect(richTextLength("")).toBe(0);
});

test("a hostile text costs no more than its length", () => {
  // The time of this process alone: on a busy machine the clock on the wall runs on.
  const started = process.cpuUsage();
  cleanRichText('<a "'.repeat(20_000));
  cleanRichText("<b>".repeat(20_000));
  cleanRichText("<ul><li>a".repeat(20_000));
  cleanRichText("<script>".repeat(20_000));
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(2000);
});
