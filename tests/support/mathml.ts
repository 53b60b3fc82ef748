/** Gives a formula's elements the style of their parents: jsdom gives them none, and fails when it computes it. */
export function installMathml(): void {
  const computed = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    const formula = element.closest('math');
    return computed(formula?.parentElement ?? element, pseudo);
  };
}
