import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The parts of a tree's page. */
export type Step = 'tree' | 'form';

interface TreeStepsProps {
  step: Step;
  onStep: (chosen: Step) => void;
  /** The name of the tree, translated. */
  tree: string;
}

/** Tabs that choose between the tree and the panel, in a window that has no place for both. */
export function TreeSteps({ step, onStep, tree }: TreeStepsProps) {
  const translate = useTranslate();
  return (
    <Tabs
      value={step}
      onChange={(_, chosen: Step) => onStep(chosen)}
      variant="fullWidth"
      aria-label={translate('tree_page.steps')}
      sx={{ displayPrint: 'none', mb: 1.5 }}
    >
      <Tab value="tree" label={tree} />
      <Tab value="form" label={translate('tree_page.form')} />
    </Tabs>
  );
}
