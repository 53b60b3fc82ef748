/** The form of a link: Jodit's own has no labels. It finds the fields by `data-ref`. */
export const joditLinkForm = (): string => `<form class="jodit-link-form">
  <label>URL <input class="jodit-input" data-ref="url_input" inputmode="url" /></label>
  <label data-ref="content_input_box">Text <input class="jodit-input" data-ref="content_input" /></label>
  <button type="submit" data-ref="insert">Insert</button>
  <button type="button" data-ref="unlink">Remove link</button>
</form>`;
