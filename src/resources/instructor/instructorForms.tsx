import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Link } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { createSearchParams, Link as RouterLink } from 'react-router-dom';
import { ImageInput } from '@/components/form/inputs/FileInput';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { PhoneInput, TextInput } from '@/components/form/inputs/TextInput';
import { Cell, Group } from '@/components/form/layout';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { EmailDetail, PhoneDetail } from '@/components/record/details/ContactDetail';
import { Detail, DetailRow, Details } from '@/components/record/details/Details';
import { Portrait } from '@/components/record/Portrait';
import type { RecordForms } from '@/components/record/recordForms';
import { useLanguage } from '@/components/ui/text/digits';
import { Words } from '@/components/ui/text/Words';
import { type InstructorWithTags, instructorEditForm, instructorForm } from '@/contract/instructor';
import { ForWriters } from '@/providers/auth/rights';
import { names, typeText } from './instructorTexts';

/** The inputs of an instructor; the list and the details have a popup for the image. */
const InstructorInputs = () => (
  <>
    <Group title="instructor.group_person">
      <Cell width={4}>
        <TextInput source="first_name" />
      </Cell>
      <Cell width={4}>
        <TextInput source="middle_name" />
      </Cell>
      <Cell width={4}>
        <TextInput source="last_name" />
      </Cell>
      <Cell width={12}>
        <RadioButtonGroupInput source="gender" />
      </Cell>
      <TextInput source="email" type="email" autoComplete="off" helperText={false} />
      <PhoneInput source="mobile_no" />
    </Group>
    <Group title="instructor.group_teaching">
      <Cell width={12}>
        <TextInput source="experience" />
      </Cell>
      <TextInput source="instructor_short_desc" multiline minRows={4} />
      <Cell width={12}>
        <ImageInput source="image" shape="square" />
      </Cell>
    </Group>
  </>
);

/** The forms and details of an instructor. */
export const instructorForms: RecordForms = {
  name: 'instructor',
  form: instructorForm,
  editForm: instructorEditForm,
  Inputs: InstructorInputs,
  Details: InstructorDetails,
  Picture: () => <Portrait source="image" change="instructor.image" />,
  width: 'md',
};

/** An instructor's details, tags (the subcourses taught) and audit. */
function InstructorDetails() {
  const translate = useTranslate();
  return (
    <Details>
      <Detail source="experience" />
      <Detail source="instructor_short_desc" />
      <InstructorTags />
      <EmailDetail source="email" />
      <PhoneDetail source="mobile_no" />
      <Detail source="gender">{(gender) => translate(`choices.gender.${gender}`)}</Detail>
      <AuditDetails />
    </Details>
  );
}

/** An instructor's tags, each with a link to it, and a link that adds one. */
function InstructorTags() {
  const translate = useTranslate();
  const language = useLanguage();
  const { instructor_tags: tags } = useRecordContext<InstructorWithTags & { id: number }>() ?? {};
  // Other servers omit the tags.
  if (!tags) return null;
  return (
    <DetailRow source="instructor_tags">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {tags.map(({ iid, course_iid, course_name, subcourse_name, instructor_type }) => (
          <li key={iid}>
            <Link component={RouterLink} to={addressOf(iid, course_iid)}>
              <Words text={`${course_name} · ${subcourse_name}`} />
            </Link>
            {` · ${typeText(instructor_type, language)}`}
          </li>
        ))}
      </Box>
      <ForWriters>
        <Button component={RouterLink} to="tag" size="small" startIcon={<AddIcon />}>
          {translate('instructor_tag.add')}
        </Button>
      </ForWriters>
    </DetailRow>
  );
}

/** Returns a tag's address, in its course's list. */
const addressOf = (tag: number, courses: number) => ({
  pathname: `/${names.tag}/view/${tag}`,
  search: `${createSearchParams({ filter: JSON.stringify({ courses }) })}`,
});
