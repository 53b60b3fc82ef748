import { screen, waitFor, within } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/work/useSave';
import { htmlText } from '@/contract/fields';
import { editors } from '../editors';
import { RichTextInput } from '../RichTextInput';

const schema = z.object({ faq_desc: htmlText(5) });

// Preloaded: the editor's code is large, and on a busy machine the tests would time out.
beforeAll(async () => {
  await Promise.all([
    editors.tiptap.load(),
    import('./FormulaDialog'),
    import('./FormulasAtSave'),
    import('@/components/ui/html/maths/drawFormulas'),
  ]);
});

async function open(text: string) {
  const saved = vi.fn(async (values: FormValues) => values);
  const { user } = await renderWidget(
    <RecordForm schema={schema} record={{ faq_desc: text }} save={saved} onSaved={() => undefined} drafts="none">
      <RichTextInput source="faq_desc" />
    </RecordForm>,
  );
  const editable = await screen.findByRole('textbox', { name: /^Answer/ });
  await waitFor(() => expect(editable).toBeVisible());
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    return saved.mock.lastCall?.[0]['faq_desc'];
  };
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Formula' }));
    return within(await screen.findByRole('dialog', { name: 'Formula' }));
  };
  return { user, editable, save, saved, ask };
}

test('a formula is put together from its parts, shown as it will look, and inserted', async () => {
  const { user, editable, save, saved, ask } = await open('<p></p>');
  const dialog = await ask();
  const latex = dialog.getByRole('textbox', { name: 'Formula in LaTeX' });
  await waitFor(() => expect(latex).toHaveFocus());
  expect(dialog.getByRole('button', { name: 'Insert formula' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Fraction' }));
  await waitFor(() => expect(latex).toHaveFocus());
  await user.keyboard('x');
  await user.click(dialog.getByRole('button', { name: 'Power' }));
  await waitFor(() => expect(latex).toHaveFocus());
  await user.keyboard('2');
  expect(latex).toHaveValue('\\frac{x^{2}}{}');
  const preview = within(await dialog.findByRole('group', { name: 'Preview' }));
  await waitFor(() => expect(preview.getAllByText('x')).not.toHaveLength(0));
  // Enter inserts, and saves no form.
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saved).not.toHaveBeenCalled();
  await waitFor(() => expect(editable).toHaveFocus());
  expect(await save()).toBe('<p>\\(\\frac{x^{2}}{}\\)</p>');
});

test('what would end a formula early isn’t one; Escape leaves the text as it is', async () => {
  const { user, editable, ask } = await open('<p>Nepal</p>');
  const dialog = await ask();
  const latex = dialog.getByRole('textbox', { name: 'Formula in LaTeX' });
  await user.type(latex, 'a\\) and b');
  expect(latex).toHaveAccessibleDescription('A formula has no \\) in it');
  expect(dialog.getByRole('button', { name: 'Insert formula' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(editable).toHaveFocus());
  expect(editable).toHaveTextContent(/^Nepal$/);
});

test('what looks like a formula is told, and made one by one press', async () => {
  const { user, editable, save } = await open('<p>Is $x^2$ more than \\frac{1}{2}, or $5?</p>');
  const hint = await screen.findByText('Looks like a formula: \\(x^2\\), \\(\\frac{1}{2}\\)');
  expect(hint).toBeVisible();
  // As it will look, not as it is written.
  await waitFor(() => expect(hint.querySelectorAll('.katex')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Make both formulas' }));
  await waitFor(() => expect(editable).toHaveFocus());
  await waitFor(() => expect(screen.queryByText(/^Looks like a formula/)).not.toBeInTheDocument());
  expect(await save()).toBe('<p>Is \\(x^2\\) more than \\(\\frac{1}{2}\\), or $5?</p>');
});

test('what still looks like a formula is asked about once, as it is saved', async () => {
  const { user, saved } = await open('<p>Is $x^2$ more than $y$?</p>');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = () => screen.findByRole('dialog', { name: 'Are these formulas?' });
  expect(saved).not.toHaveBeenCalled();
  await user.click(within(await dialog()).getByRole('button', { name: 'Save as it is' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.lastCall?.[0]['faq_desc']).toBe('<p>Is $x^2$ more than $y$?</p>');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
});

test('formulas are made as it is saved', async () => {
  const { user, saved } = await open('<p>Is $x^2$ more than $y$?</p>');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Are these formulas?' }));
  await user.click(dialog.getByRole('button', { name: 'Make both formulas' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.lastCall?.[0]['faq_desc']).toBe('<p>Is \\(x^2\\) more than \\(y\\)?</p>');
});

test('the tools of an editor of one line are there only while it has the focus', async () => {
  const { user } = await renderWidget(
    <RecordForm schema={schema} record={{ faq_desc: '<p>Nepal</p>' }} save={vi.fn()} onSaved={() => undefined} drafts="none">
      <RichTextInput source="faq_desc" size="line" />
    </RecordForm>,
  );
  const editable = await screen.findByRole('textbox', { name: /^Answer/ });
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  await user.click(editable);
  expect(screen.getByRole('toolbar')).toBeVisible();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await user.tab();
  expect(editable).toHaveFocus();
  await user.tab();
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});
