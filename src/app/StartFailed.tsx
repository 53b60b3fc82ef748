/** Says that the product can't start. It is for whoever deployed it, and in English because no texts have loaded yet. */
export const StartFailed = ({ reasons }: { reasons: readonly string[] }) => (
  <main style={{ maxWidth: 640, margin: '10vh auto', padding: 24 }}>
    <h1>Coursedesk can’t start</h1>
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </main>
);
