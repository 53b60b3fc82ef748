import { useI18nProvider } from 'react-admin';
import { languageRuns } from '@/domain/typed/languageRuns';

/** A text that a person wrote, or that holds one: its parts in another language than the page's say so, for readers that speak it. */
export function Words({ text }: { text: string }) {
  const runs = languageRuns(text, useI18nProvider().getLocale());
  return runs.map((run, place) =>
    run.lang ? (
      // The parts of one text change all together.
      <span key={place} lang={run.lang}>
        {run.text}
      </span>
    ) : (
      run.text
    ),
  );
}
