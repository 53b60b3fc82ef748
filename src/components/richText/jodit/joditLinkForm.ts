import type { ToolText } from '../tools';

/** Returns the form of a link, since Jodit's own has no labels. Jodit finds the fields by `data-ref`. */
export const joditLinkForm = (say: ToolText): string => `<form class="jodit-link-form">
  <label>${say('link_address')} <input class="jodit-input" data-ref="url_input" inputmode="url" /></label>
  <label data-ref="content_input_box">${say('link_text')} <input class="jodit-input" data-ref="content_input" /></label>
  <button type="submit" data-ref="insert">${say('insert')}</button>
  <button type="button" data-ref="unlink">${say('remove_link')}</button>
</form>`;
