import { fieldOf, theForm } from './theForm';

/** Returns the fields of the form that have an asterisk, but whose input doesn't say that it is required; a list of rows can't say it. */
export async function starredAlone(): Promise<string[]> {
  const places = [...(await theForm()).querySelectorAll<HTMLElement>('[class*="ra-input-"]')];
  return places
    .filter((place) => {
      const label = place.querySelector('label, legend, .MuiFormLabel-root');
      return (
        label?.textContent?.endsWith('*') &&
        !place.matches('[role=group]') &&
        !place.querySelector('[required], [aria-required=true]')
      );
    })
    .map(fieldOf);
}
