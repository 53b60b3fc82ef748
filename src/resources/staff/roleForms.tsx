import { Box, Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel, Radio } from '@mui/material';
import { useId } from 'react';
import { useInput, useRecordContext, useTranslate } from 'react-admin';
import { useFieldText } from '@/components/form/fieldNames';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { useChoices } from '@/components/form/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, DetailRow, Details } from '@/components/record/details/Details';
import type { RecordForms } from '@/components/record/recordForms';
import { type Right, type RightArea, right, rightAreas, rights } from '@/contract/rights';
import { roleForm } from '@/contract/role';

const RoleInputs = () => (
  <>
    <TextInput source="role_name" />
    <FactorInput />
    <RightsInput />
  </>
);

/** What a role allows, area by area. */
function RoleDetails() {
  const translate = useTranslate();
  const role = useRecordContext();
  const given = rights.safeParse(role?.rights).data;
  return (
    <Details>
      <Detail source="people" />
      <DetailRow source="second_factor">{translate(`choices.second_factor.${role?.second_factor === true}`)}</DetailRow>
      {rightAreas.map((area) => (
        <DetailRow key={area} source={area} label={`parts.rights.${area}`}>
          {translate(`choices.rights.${given?.[area] ?? 'none'}`)}
        </DetailRow>
      ))}
      <AuditDetails />
    </Details>
  );
}

/** The forms and details of a role. */
export const roleForms: RecordForms = {
  name: 'role',
  form: roleForm,
  editForm: roleForm,
  Inputs: RoleInputs,
  Details: RoleDetails,
};

/** Whether the role's people must have a second factor. */
function FactorInput() {
  const translate = useTranslate();
  const { field } = useInput({ source: factor });
  const hint = useId();
  const tick = (
    <Checkbox
      name={field.name}
      checked={field.value === true}
      onChange={(_, checked) => field.onChange(checked)}
      onBlur={field.onBlur}
      slotProps={{ input: { ref: field.ref, 'aria-describedby': hint } }}
    />
  );
  return (
    useChoices(factor) && (
      <FormControl className={inputClass(factor)}>
        <FormControlLabel control={tick} label={translate(`fields.${factor}`)} />
        <FormHelperText id={hint}>{translate('role.factor_hint')}</FormHelperText>
      </FormControl>
    )
  );
}

const factor = 'second_factor';
const source = 'rights';

/** What a role allows: a grid of the areas, each with one right. */
function RightsInput() {
  const translate = useTranslate();
  const { field } = useInput({ source });
  useFieldRules(source);
  useFieldText(source, () => undefined);
  const given = rights.parse(Object(field.value));
  const choose = (area: RightArea, chosen: Right) => field.onChange({ ...given, [area]: chosen });
  const chooseAll = (chosen: Right) => field.onChange(rights.parse(Object.fromEntries(rightAreas.map((area) => [area, chosen]))));
  return (
    <Box component="fieldset" className={inputClass(source)} sx={frame}>
      <FormLabel component="legend">{translate(`fields.${source}`)}</FormLabel>
      <Box component="table" sx={grid}>
        <thead>
          <tr>
            <th scope="col">{translate('role.area')}</th>
            {right.options.map((each) => (
              <th key={each} scope="col">
                {translate(`choices.rights.${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <RightRow
            name="everything"
            label={translate('role.everything')}
            chosen={right.options.find((each) => rightAreas.every((area) => given[area] === each))}
            onChoose={chooseAll}
          />
          {rightAreas.map((area) => (
            <RightRow
              key={area}
              name={area}
              label={translate(`parts.rights.${area}`)}
              chosen={given[area]}
              onChoose={(chosen) => choose(area, chosen)}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

interface RightRowProps {
  name: string;
  /** The area's. */
  label: string;
  chosen: Right | undefined;
  onChoose: (right: Right) => void;
}

/** One area, and its right. */
function RightRow({ name, label, chosen, onChoose }: RightRowProps) {
  const translate = useTranslate();
  return (
    <tr>
      <th scope="row">{label}</th>
      {right.options.map((each) => (
        <td key={each}>
          <Radio
            size="small"
            name={`right-${name}`}
            checked={chosen === each}
            onChange={() => onChoose(each)}
            slotProps={{
              input: { 'aria-label': translate('role.right_in', { area: label, right: translate(`choices.rights.${each}`) }) },
            }}
          />
        </td>
      ))}
    </tr>
  );
}

const frame = { border: 0, m: 0, p: 0, minWidth: 0 } as const;

const grid = {
  width: 1,
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { borderBottom: 1, borderColor: 'divider', px: 0.5, py: 0, textAlign: 'center' },
  '& thead th': { py: 1 },
  '& th': { fontWeight: 400 },
  '& thead th, & tbody tr:first-of-type th': { fontWeight: 600 },
  '& th:first-of-type': { textAlign: 'start', pl: 0, overflowWrap: 'anywhere' },
} as const;
