import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { RouteDialog } from './RouteDialog';
import { Told } from './Told';

interface QuestionNotLoadedProps {
  /** Keys of the catalogue: `.title` below it. */
  texts: string;
  error: Error;
  retry: () => unknown;
}

/** The popup of a question whose records couldn't be read. */
export const QuestionNotLoaded = ({ texts, error, retry }: QuestionNotLoadedProps) => (
  <RouteDialog title={`${texts}.title`}>
    <Told>
      <LoadFailed error={error} retry={retry} />
    </Told>
  </RouteDialog>
);
