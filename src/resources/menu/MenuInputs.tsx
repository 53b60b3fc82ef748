import { useWatch } from 'react-hook-form';
import { IconInput } from '@/components/inputs/IconInput';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/inputs/TextInput';
import { NodeParentInput } from '@/components/treePage/NodeParentInput';
import { menuArea } from './menuArea';
import { RouteInput } from './RouteInput';

/** The inputs of a menu, for both of its forms; all menus of a branch have one type. */
export function MenuInputs() {
  const type: unknown = useWatch({ name: 'menu_types' });
  return (
    <>
      <RadioButtonGroupInput source="menu_types" />
      <TextInput source="menu_name" />
      <RouteInput source="menu_route" />
      <IconInput source="menu_icon" />
      <NodeParentInput
        source="parent"
        area={menuArea}
        fits={({ row }) => row.menu_types === (type ?? row.menu_types)}
        misfit="menu_of_other_type"
      />
    </>
  );
}
