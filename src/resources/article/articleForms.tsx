import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { RecordContextProvider, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DayInput } from '@/components/form/inputs/DayInput';
import { ImageInput } from '@/components/form/inputs/FileInput';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Cell } from '@/components/form/layout';
import { RichTextInput } from '@/components/form/richText/RichTextInput';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { CreateForm, type CreateFormProps } from '@/components/record/CreateForm';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import { BsDateDetail } from '@/components/record/details/MomentDetail';
import type { RecordForms } from '@/components/record/recordForms';
import { articleEditForm, articleForm } from '@/contract/article';
import { ArticlePreview } from './ArticlePreview';

/** The inputs of an article; an existing one stays in its course, and its banner is changed from the list. */
const ArticleInputs = () => (
  <>
    <TextInput source="article_title" />
    <ArticleCourse />
    <Cell width={6}>
      <DayInput source="publish_date_nep" />
    </Cell>
    <Cell width={6}>
      <TextInput source="author_name" />
    </Cell>
    <ImageInput source="article_banner" shape="banner" />
    <RadioButtonGroupInput source="description_editor_type" />
    <RichTextInput source="article" editor="description_editor_type" />
    <TypedPreview />
  </>
);

function ArticleCourse() {
  const translate = useTranslate();
  const isNew = useRecordContext()?.id === undefined;
  return <CourseInput closed={isNew ? undefined : translate('article.course_stays')} />;
}

const AddForm = (props: CreateFormProps) => <CreateForm {...props} saveLabel="article.publish" />;

/** An article as its learners read it, and its audit. */
const ArticleDetails = () => {
  const translate = useTranslate();
  return (
    <>
      <Details>
        <Detail source="course_name" />
        <BsDateDetail source="publish_date_nep" />
        <Detail source="description_editor_type">{(editor) => translate(`choices.description_editor_type.${editor}`)}</Detail>
        <AuditDetails />
      </Details>
      <ArticlePreview />
    </>
  );
};

/** The forms and details of an article. */
export const articleForms: RecordForms = {
  name: 'article',
  form: articleForm,
  editForm: articleEditForm,
  Inputs: ArticleInputs,
  AddForm,
  Details: ArticleDetails,
};

/** A button that shows the article below its form as learners will read it, as far as it is typed. */
function TypedPreview() {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  return (
    <Box>
      <Button variant="outlined" size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {translate(isShown ? 'article.hide_preview' : 'article.show_preview')}
      </Button>
      {isShown && <Typed />}
    </Box>
  );
}

function Typed() {
  const record = useRecordContext();
  const typed: Record<string, unknown> = useWatch();
  return (
    <RecordContextProvider value={{ ...record, ...typed }}>
      <ArticlePreview />
    </RecordContextProvider>
  );
}
