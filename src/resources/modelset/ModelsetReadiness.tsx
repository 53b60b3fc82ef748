import { useTranslate } from 'react-admin';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { type Finding, Readiness, ReadinessShape } from '@/components/ui/feedback/Readiness';
import { momentParts } from '@/components/ui/text/dates';
import { useLanguage } from '@/components/ui/text/digits';
import type { Language } from '@/components/ui/text/shownText';
import type { JudgedQuestion } from '@/contract/modelsetExam';
import { shortText } from '@/domain/html/shortText';
import type { Lack } from '@/domain/modelsetReadiness';
import { pickOf, reportOf, searched, setList, setupOf } from './modelsetAddresses';
import { names } from './modelsetTexts';
import type { Sheet } from './sheet';
import { type JudgedSitting, type LiveQuiz, useModelsetReadiness } from './useModelsetReadiness';

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

type AnyLack = Lack<JudgedQuestion, JudgedSitting>;

/** Returns the text for something that a model set lacks, and the form that can add it. */
const findingOf = (lack: AnyLack, sheet: Sheet, language: Language): Finding => ({
  text: textOf(lack, language),
  to: addressOf(lack, sheet),
});

function textOf(lack: AnyLack, language: Language): string {
  const { translate } = language;
  const said = (places: object = {}) => translate(`modelset_ready.${lack.what}`, places);
  if (lack.what === 'gap') return translate(lack.from === lack.to ? 'modelset_ready.gap' : 'modelset_ready.gaps', lack);
  if (lack.what === 'no_time') return said({ start: momentParts(lack.sitting.start, language).moment });
  if ('question' in lack) return said({ ...lack, name: shortText(lack.question.html) });
  return said(lack);
}

function addressOf(lack: AnyLack, sheet: Sheet): string {
  if ('question' in lack) return formOf(lack, sheet);
  if (lack.what === 'no_time') return liveOf(lack.sitting.live);
  if (lack.what === 'pass_above') return setupOf(sheet, `/edit/${sheet.iid}`);
  if (lack.what === 'no_passage') return searched('/paragraphSetup', { courses: sheet.course_iid });
  // If the marks are too few, a question is missing; otherwise one has too many.
  return lack.what === 'marks_off' && lack.sum > lack.total ? reportOf(sheet) : pickOf(sheet);
}

/** Returns the form that changes a question's content, or, for its place, its tag's. */
const formOf = ({ what, question }: Extract<AnyLack, { question: JudgedQuestion }>, sheet: Sheet): string =>
  what === 'no_correct' || what === 'no_explanation'
    ? searched(`/quizsetup/edit/${question.quiz}${setList}`, { courses: sheet.course_iid, year: sheet.year })
    : reportOf(sheet, question.placed);

/** A live quiz's edit form. */
const liveOf = ({ tag_id, course_iid, year, live_exam_status }: LiveQuiz): string =>
  searched(`/${names.live}/edit/${tag_id}`, { courses: course_iid, year, live_exam_status });
