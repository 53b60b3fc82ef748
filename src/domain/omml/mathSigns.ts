const greek =
  'α alpha β beta γ gamma δ delta ε varepsilon ζ zeta η eta θ theta ι iota κ kappa λ lambda μ mu ν nu ξ xi π pi ρ rho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega ϵ epsilon ϑ vartheta Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Φ Phi Ψ Psi Ω Omega';

const operators =
  '× times ÷ div ± pm ∓ mp ⋅ cdot · cdot ∙ bullet ∗ ast ∘ circ ≤ le ≥ ge ≠ ne ≈ approx ≡ equiv ≅ cong ∼ sim ∝ propto ≪ ll ≫ gg ∞ infty ∂ partial ∇ nabla ∈ in ∉ notin ∋ ni ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ∪ cup ∩ cap ∅ varnothing ∀ forall ∃ exists ¬ neg ∧ wedge ∨ vee ⊕ oplus ⊗ otimes → to ← leftarrow ↔ leftrightarrow ⇒ Rightarrow ⇐ Leftarrow ⇔ Leftrightarrow ↦ mapsto ⇌ rightleftharpoons ↑ uparrow ↓ downarrow ∠ angle △ triangle ⊥ perp ∥ parallel ∣ mid ∴ therefore ∵ because … dots ⋯ cdots ⋮ vdots ⋱ ddots ℏ hbar ℓ ell ℝ Reals ℕ N ℤ Z ∑ sum ∏ prod ∫ int ∬ iint ∭ iiint ∮ oint ⋃ bigcup ⋂ bigcap ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil ⟨ langle ⟩ rangle ‖ Vert < lt > gt ~ sim \\ backslash';

const pairs = `${greek} ${operators}`.split(' ');

/** The signs that LaTeX has a command for, each with its command; a space ends it, so that a letter after it is no part of it. */
export const signCommands: ReadonlyMap<string, string> = new Map([
  ...pairs.flatMap((sign, index) => (index % 2 === 0 ? [[sign, `\\${pairs[index + 1] ?? ''} `] as const] : [])),
  ...'{ } % # & $ _'.split(' ').map((sign) => [sign, `\\${sign}`] as const),
  ...[
    ['−', '-'],
    ['–', '-'],
    ['′', "'"],
    ['″', "''"],
    ['°', '^{\\circ}'],
    ['^', '\\hat{} '],
    ['\u00a0', '\\ '],
  ].map(([sign = '', command = '']) => [sign, command] as const),
  ...['²', '³', '¹'].map((sign) => [sign, `^{${sign.normalize('NFKC')}}`] as const),
]);

/** The operators with limits, and the functions that LaTeX knows. */
export const bigOperators = new Set('∑∏∫∬∭∮⋃⋂⋁⋀⨁⨂∐');

export const functionNames = new Set(
  'sin cos tan cot sec csc sinh cosh tanh coth arcsin arccos arctan log ln lg exp lim max min sup inf det gcd deg dim ker arg Pr'.split(
    ' ',
  ),
);

/** The commands of accents, by the sign that Word puts over a letter. */
export const accents: ReadonlyMap<string, string> = new Map([
  ['\u0302', 'hat'],
  ['^', 'hat'],
  ['\u0303', 'tilde'],
  ['~', 'tilde'],
  ['\u0304', 'bar'],
  ['\u0305', 'overline'],
  ['¯', 'bar'],
  ['\u0307', 'dot'],
  ['\u0308', 'ddot'],
  ['\u20db', 'dddot'],
  ['\u20d7', 'vec'],
  ['→', 'vec'],
  ['\u20d6', 'overleftarrow'],
  ['\u20e1', 'overleftrightarrow'],
  ['\u030c', 'check'],
  ['\u0301', 'acute'],
  ['\u0300', 'grave'],
  ['\u0306', 'breve'],
]);
