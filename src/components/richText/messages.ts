/** The texts of the rich text input. */
export const richTextMessages = {
  rich_text: {
    unreachable: 'the editor did not arrive. Check the connection.',
    poorer: '%{editor} cannot show all the formatting of this text. What it cannot show is lost when you change the text here.',
    switch_title: 'Continue in %{editor}?',
    switch_text: '%{editor} cannot hold all the formatting of this text. What it cannot hold is removed; the words stay.',
    switch_confirm: 'Continue in %{editor}',
  },
};
