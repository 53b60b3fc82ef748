import { describe, expect, test } from 'vitest';
import type { Open } from './caseSet';
import { edit } from './cases/faq';
import { form as quizForm } from './cases/quiz';

/** HTML, and what is stored of it; the same text where nothing would be removed. */
const texts: [sent: string, stored?: string][] = [
  ['<p>Plain &amp; simple</p>'],
  ["<P CLASS='a'  title=x>Odd<br/>but <b>harmless</p>"],
  ['<p style="text-align:center;COLOR:red">A style</p>'],
  ['<figure class="image" data-list-item-id="e1"><img src="/media/a.png"></figure>A picture'],
  ['Five &lt; six, and 5 < 6'],
  ['<p>A formula \\(a<b\\) and <a href="https://site.np">a link</a></p>'],
  ['<p>Before</p><script>alert(1)</script>', '<p>Before</p>'],
  ['<p onclick="alert(1)">Pressed</p>', '<p>Pressed</p>'],
  ['<a href="javascript:alert(1)">A script</a>', '<a>A script</a>'],
  ['<a href=" java\nscript:alert(1)">A broken script</a>', '<a>A broken script</a>'],
  ['<a href="www.psc.gov.np/x">PSC</a>', '<a href="https://www.psc.gov.np/x">PSC</a>'],
  ['<a href="psc.gov.np:8080/x">PSC</a>', '<a href="https://psc.gov.np:8080/x">PSC</a>'],
  ['<img src="site.np/a.png">', '<img src="https://site.np/a.png">'],
  ['<a href="/x">A path</a><a href="notes.pdf">A file</a>'],
  ['<p>Is <m:oMath><m:f><m:num>x+1</m:num><m:den>2</m:den></m:f>=5</m:oMath>?</p>', '<p>Is \\(\\frac{x+1}{2}=5\\)?</p>'],
  ['<form action="/x"><input name="password">Sign in</form>', 'Sign in'],
  ['<p style="position:fixed;color:red">Over all</p>', '<p style="color:red">Over all</p>'],
  ['<img src="x" onerror="alert(1)">Picture', '<img src="x">Picture'],
  ['<svg><script>alert(1)</script></svg>Words', 'Words'],
  ['<body onload="alert(1)">Words', 'Words'],
  ['<td onclick="alert(1)">Words</td>', 'Words'],
  ['<table><tr><td colspan=1000 rowspan=1000>Cell', '<table><tbody><tr><td>Cell</td></tr></tbody></table>'],
  ['<ol start="99999999999"><li>One</li></ol>', '<ol><li>One</li></ol>'],
  ['<hr size="9999"><font size="5">Large</font>', '<hr><font size="5">Large</font>'],
  ['<table><tbody><tr><td colspan="2">Wide</td></tr><tr><td>Left</td><td>Right</td></tr></tbody></table>'],
  ['<style>p { color: red }</style><p id="x">Styled</p>', '<p>Styled</p>'],
];

/** Tests that what no screen would show of some HTML isn't stored, and any other HTML is, byte for byte. */
export function describeCleanHtml(open: Open): void {
  describe('rich text', () => {
    test.each(texts)('%s', async (sent, stored = sent) => {
      const { api, staff } = await open();
      expect((await api.call('editFAQ', { ...edit, faq_desc: sent }, staff.access)).status).toBe(200);
      expect((await api.host.store.get('faq', edit.faq_id))?.faq_desc).toBe(stored);
    });

    test('is cleaned in rows too', async () => {
      const { api, staff } = await open();
      const options = quizForm.quiz_options.map((option) => ({ ...option, options: `${option.options}<script>x</script>` }));
      const correct_option = options.find(({ correct }) => correct)?.options;
      const { body } = await api.call('createQuiz', { ...quizForm, quiz_options: options, correct_option }, staff.access);
      expect(JSON.stringify(body)).not.toContain('<script');
      const rows = await api.host.store.list('quiz_option', { where: { quiz_iid: 3 } });
      expect(rows.map((row) => row.options)).toEqual(quizForm.quiz_options.map((option) => option.options));
    });

    test('of which nothing is left is refused as an empty one is', async () => {
      const { api, staff } = await open();
      const answer = await api.call('editFAQ', { ...edit, faq_desc: '<script>alert(1)</script>' }, staff.access);
      expect(answer).toMatchObject({ status: 400, body: { errors: { faq_desc: ['This field is required'] } } });
    });

    test('with a table that no editor could fill is refused', async () => {
      const { api, staff } = await open();
      const sent = `<table><tr>${'<td>x'.repeat(200)}${'<tr><td>y'.repeat(200)}</table>`;
      const answer = await api.call('editFAQ', { ...edit, faq_desc: sent }, staff.access);
      const message = 'A table of this text is wide in one row and empty in most others';
      expect(answer).toMatchObject({ status: 400, body: { errors: { faq_desc: [message] } } });
    });

    test('that is nested too deep is refused before it is parsed', async () => {
      const { api, staff } = await open();
      const answer = await api.call('editFAQ', { ...edit, faq_desc: `${'<b>'.repeat(30_000)}deep` }, staff.access);
      const message = 'This text has too many elements within each other';
      expect(answer).toMatchObject({ status: 400, body: { errors: { faq_desc: [message] } } });
    });
  });
}
