import { expect, test } from 'vitest';
import { ommlToLatex } from './ommlToLatex';
import { missingEquation, withOmml } from './withOmml';
import { xmlTree } from './xmlTree';

const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const latex = (equation: string) => ommlToLatex(xmlTree(`<m:oMath>${equation}</m:oMath>`));

test.each([
  ['a fraction', `<m:f><m:num>${r('x+1')}</m:num><m:den>${r('2')}</m:den></m:f>${r('=5')}`, '\\frac{x+1}{2}=5'],
  [
    'a skewed fraction',
    `<m:f><m:fPr><m:type m:val="skw"/></m:fPr><m:num>${r('1')}</m:num><m:den>${r('2')}</m:den></m:f>`,
    '\\frac{1}{2}',
  ],
  [
    'a choice',
    `<m:d><m:e><m:f><m:fPr><m:type m:val="noBar"/></m:fPr><m:num>${r('n')}</m:num><m:den>${r('k')}</m:den></m:f></m:e></m:d>`,
    '\\left(\\genfrac{}{}{0pt}{}{n}{k}\\right)',
  ],
  ['a power', `<m:sSup><m:e>${r('x')}</m:e><m:sup>${r('2')}</m:sup></m:sSup>`, 'x^{2}'],
  ['a power of a sum', `<m:sSup><m:e>${r('ab')}</m:e><m:sup>${r('10')}</m:sup></m:sSup>`, '{ab}^{10}'],
  ['an index', `<m:sSub><m:e>${r('a')}</m:e><m:sub>${r('12')}</m:sub></m:sSub>`, 'a_{12}'],
  ['both', `<m:sSubSup><m:e>${r('x')}</m:e><m:sub>${r('1')}</m:sub><m:sup>${r('2')}</m:sup></m:sSubSup>`, 'x_{1}^{2}'],
  [
    'signs before a letter',
    `<m:sPre><m:sub>${r('6')}</m:sub><m:sup>${r('14')}</m:sup><m:e>${r('C')}</m:e></m:sPre>`,
    '{}_{6}^{14}C',
  ],
  ['a root', `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${r('2')}</m:e></m:rad>`, '\\sqrt{2}'],
  ['a third root', `<m:rad><m:deg>${r('3')}</m:deg><m:e>${r('x')}</m:e></m:rad>`, '\\sqrt[3]{x}'],
  ['brackets', `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val=")"/></m:dPr><m:e>${r('0')}</m:e></m:d>`, '\\left[0\\right)'],
  ['one brace', `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr><m:e>${r('x')}</m:e></m:d>`, '\\left\\{x\\right.'],
  [
    'a sum',
    `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${r('i=1')}</m:sub><m:sup>${r('n')}</m:sup><m:e>${r('i')}</m:e></m:nary>`,
    '\\sum_{i=1}^{n}{i}',
  ],
  [
    'an integral',
    `<m:nary><m:naryPr><m:limLoc m:val="undOvr"/><m:supHide m:val="on"/></m:naryPr><m:sub>${r('S')}</m:sub><m:sup/><m:e>${r('f')}</m:e></m:nary>`,
    '\\int\\limits_{S}{f}',
  ],
  ['a function', `<m:func><m:fName>${r('sin')}</m:fName><m:e>${r('θ')}</m:e></m:func>`, '\\sin{\\theta}'],
  [
    'a limit',
    `<m:func><m:fName><m:limLow><m:e>${r('lim')}</m:e><m:lim>${r('x→0')}</m:lim></m:limLow></m:fName><m:e>${r('x')}</m:e></m:func>`,
    '\\lim_{x\\to 0}{x}',
  ],
  ['an accent', `<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr><m:e>${r('a')}</m:e></m:acc>`, '\\vec{a}'],
  ['a line above', `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr><m:e>${r('AB')}</m:e></m:bar>`, '\\overline{AB}'],
  [
    'a matrix',
    `<m:m><m:mPr/><m:mr><m:e>${r('1')}</m:e><m:e>${r('2')}</m:e></m:mr><m:mr><m:e>${r('3')}</m:e><m:e>${r('4')}</m:e></m:mr></m:m>`,
    '\\begin{matrix}1 & 2 \\\\ 3 & 4\\end{matrix}',
  ],
  [
    'lines of equations',
    `<m:eqArr><m:e>${r('x&amp;=1')}</m:e><m:e>${r('y&amp;=2')}</m:e></m:eqArr>`,
    '\\begin{gathered}x=1 \\\\ y=2\\end{gathered}',
  ],
  ['signs', r('a≤b×c±∞&lt;5%'), 'a\\le b\\times c\\pm\\infty\\lt 5\\%'],
  ['letters of mathematics', r('𝑥+𝛼'), 'x+\\alpha'],
  ['words', '<m:r><m:rPr><m:nor/></m:rPr><m:t>if x_1</m:t></m:r>', '\\text{if x\\_1}'],
  ['words in Devanagari', r('क्षेत्रफल=ab'), '\\text{क्षेत्रफल}=ab'],
])('%s', (_what, equation, tex) => {
  expect(latex(equation)).toBe(tex);
});

test.each([
  ['an element of no version of Word', '<m:strange><m:e>1</m:e></m:strange>2'],
  ['an operator without a command', `<m:nary><m:naryPr><m:chr m:val="⨊"/></m:naryPr><m:e>${r('1')}</m:e></m:nary>`],
  ['a sign without one', r('1\ue0002')],
  ['an entity that isn’t known', r('1&strange;2')],
  ['thousands of elements within each other', `${'<m:e>'.repeat(5000)}1`],
])('of %s nothing is made', (_what, equation) => {
  expect(latex(equation)).toBeUndefined();
});

const copied = `<p class=MsoNormal>Solve <!--[if gte msEquation 12]><m:oMath><m:f><m:fPr><m:ctrlPr><span
style='font-family:"Cambria Math",serif'></span></m:ctrlPr></m:fPr><m:num><i><span lang=EN-US><m:r>(x+1)</m:r></span></i></m:num><m:den><m:r>2</m:r></m:den></m:f><m:r>=5</m:r></m:oMath><![endif]--><![if !msEquation]><span><img width=50 src="file:///C:/clip.png"></span><![endif]> now</p>`;

test('what Word copies is a formula, without its picture', () => {
  expect(withOmml(copied)).toBe('<p class=MsoNormal>Solve \\(\\frac{(x+1)}{2}=5\\) now</p>');
});

test('an equation on a line of its own is one here', () => {
  expect(withOmml('<m:oMathPara><m:oMath><m:r>a&lt;b</m:r></m:oMath></m:oMathPara>')).toBe('\\[a\\lt b\\]');
});

test('an equation that can’t be read is a marked place', () => {
  expect(withOmml('<p>1 <m:oMath><m:strange><m:r>2</m:r></m:strange></m:oMath> 3</p>')).toBe(`<p>1 ${missingEquation} 3</p>`);
});

test('an equation of a page is the LaTeX that it has, or else a marked place', () => {
  const math = (more: string) => `<math><semantics><mfrac><mn>1</mn><mn>2</mn></mfrac>${more}</semantics></math>`;
  expect(withOmml(math('<annotation encoding="application/x-tex">\\frac{1}{2}</annotation>'))).toBe('\\(\\frac{1}{2}\\)');
  expect(withOmml(math(''))).toBe(missingEquation);
});

test('of an equation that was copied in part no numbers run together', () => {
  expect(withOmml('<m:oMath><m:f><m:num>x+1</m:num><m:den>2')).toBe(`${missingEquation}  x+1  2`);
  expect(withOmml('<p><m:num>1</m:num><m:den>2</m:den></p>')).toBe(`<p>${missingEquation}1  2 </p>`);
});

test('any other text stays', () => {
  for (const html of [
    '<!--[if gte mso 9]><xml><m:mathPr><m:mathFont m:val="a"/></m:mathPr></xml><![endif]-->',
    '<p>a &lt; b</p>',
    '<!-- a --> m:oMath',
    '<mathx>1</mathx>',
  ])
    expect(withOmml(html)).toBe(html);
});
