import { useTranslate } from 'react-admin';
import { LoadFailed } from '@/components/feedback/LoadFailed';
import { Readiness, ReadinessShape } from '@/components/feedback/Readiness';
import { useLanguage } from '@/components/fields/useLanguage';
import { findingOf } from './findings';
import type { Sheet } from './sheet';
import { useModelsetReadiness } from './useModelsetReadiness';

/** Shows a model set's readiness, with links to the forms for what is missing. */
export function ModelsetReadiness({ sheet }: { sheet: Sheet }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { data: steps, error, refetch } = useModelsetReadiness(sheet);
  if (error) return <LoadFailed what={translate('modelset_ready.title')} error={error} retry={refetch} />;
  if (!steps) return <ReadinessShape />;
  const findings = steps.flatMap(({ lacks }) => lacks.map((lack) => findingOf(lack, sheet, language)));
  return <Readiness ready={steps.filter(({ ready }) => ready).length} total={steps.length} findings={findings} />;
}
