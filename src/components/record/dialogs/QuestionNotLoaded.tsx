import { FormBody } from '@/components/form/FormBody';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { RouteDialog } from './RouteDialog';

interface QuestionNotLoadedProps {
  /** Keys of the catalogue: `.title` below it. */
  texts: string;
  error: Error;
  retry: () => unknown;
}

/** The popup of a question whose records couldn't be read. */
export const QuestionNotLoaded = ({ texts, error, retry }: QuestionNotLoadedProps) => (
  <RouteDialog title={`${texts}.title`}>
    <FormBody>
      <LoadFailed error={error} retry={retry} />
    </FormBody>
  </RouteDialog>
);
