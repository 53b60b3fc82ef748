/** jsdom gives the elements of a formula no style, and fails where it is asked what they look like: they look like what is round them. */
export function installMathml(): void {
  const computed = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    const formula = element.closest('math');
    return computed(formula?.parentElement ?? element, pseudo);
  };
}
